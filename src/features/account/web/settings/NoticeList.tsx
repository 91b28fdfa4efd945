import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { bell } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import type { SecurityNotice } from '../../contract.ts'
import { noticeMessages } from '../notices/messages.ts'
import { Setting } from './Setting.tsx'
import styles from './settings.module.css'

/** Recent changes to the ways into the account. */
export function NoticeList({ notices }: { notices: readonly SecurityNotice[] }) {
  const t = useMessages(noticeMessages)
  const format = useFormat()
  return (
    <Setting
      label={t.lately}
      hint={t.latelyHint}
      below={
        <ul role="list" className={styles.list}>
          {notices.map(({ id, kind, about, at }) => (
            <ListRow as="li" key={id} icon={bell} title={t.kinds[kind](about)} hint={format.relative(Date.parse(at))} />
          ))}
        </ul>
      }
    >
      {null}
    </Setting>
  )
}
