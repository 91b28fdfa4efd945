import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { people } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import type { AdminAct } from '../../contract-admin.ts'
import { noticeMessages } from '../notices/messages.ts'
import { Setting } from './Setting.tsx'
import styles from './settings.module.css'

/** Actions of admins on the account: the action, the admin and the time. */
export function ActList({ acts }: { acts: readonly Pick<AdminAct, 'id' | 'kind' | 'by' | 'at'>[] }) {
  const t = useMessages(noticeMessages).acts
  const format = useFormat()
  return (
    <Setting
      label={t.title}
      hint={t.hint}
      below={
        <ul role="list" className={styles.list}>
          {acts.map(({ id, kind, by, at }) => (
            <ListRow
              as="li"
              key={id}
              icon={people}
              title={t.kinds[kind]}
              hint={`${by === null ? t.byNobody : t.by(by)} · ${format.date(Date.parse(at))}, ${format.time(Date.parse(at))}`}
            />
          ))}
        </ul>
      }
    >
      {null}
    </Setting>
  )
}
