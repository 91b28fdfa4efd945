import { useMessages } from '#platform/web/i18n/messages.ts'
import type { LocalRecord } from '../local/types.ts'
import { OrderedRecords } from './OrderedRecords.tsx'
import { PartGroup } from './PartGroup.tsx'
import { partMessages } from './part-messages.ts'
import styles from './Settings.module.css'

/** Only the names of the groups, to sort them without dragging past long lists. */
export function GroupOrder({ groups }: { groups: readonly LocalRecord<'group'>[] }) {
  const { orderGroups } = useMessages(partMessages).activities
  return (
    <PartGroup title={orderGroups}>
      <OrderedRecords kind="group" label={orderGroups} items={groups}>
        {({ data }) => <p className={styles.name}>{data.name}</p>}
      </OrderedRecords>
    </PartGroup>
  )
}
