import { useMessages } from '#platform/web/i18n/messages.ts'
import { SortableList } from '#platform/web/ui/sortable/SortableList.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { LocalRecord } from '../local/types.ts'
import { GroupTitle } from './GroupTitle.tsx'
import { partMessages } from './part-messages.ts'
import { ordersAfterMove } from './order.ts'
import { useChange } from './use-change.ts'
import styles from './Settings.module.css'

/** Only the names of the groups, to sort them without dragging past long lists. */
export function GroupOrder({ groups }: { groups: readonly LocalRecord<'group'>[] }) {
  const own = useMessages(partMessages)
  const change = useChange()
  return (
    <Stack as="section" gap={2}>
      <header className={styles.groupHead}>
        <GroupTitle>{own.activities.orderGroups}</GroupTitle>
      </header>
      <SortableList
        label={own.activities.orderGroups}
        items={groups}
        nameOf={({ data }) => data.name}
        onMove={(from, to) => Promise.all(ordersAfterMove(groups, from, to).map(({ id, order }) => change('group', id, { order })))}
      >
        {({ data }) => <p className={styles.name}>{data.name}</p>}
      </SortableList>
    </Stack>
  )
}
