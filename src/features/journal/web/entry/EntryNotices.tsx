import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { shield } from '#platform/web/ui/icons/things.ts'
import type { EntryData } from '../../contract/records.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Entry.module.css'

/** Notices about the entry's state: in the trash, or marked as hard. */
export function EntryNotices({ data, onRestore }: { data: EntryData; onRestore: () => void }) {
  const t = useMessages(entryMessages).entry
  return (
    <>
      {data.trashedAt !== null && (
        <div className={styles.banner} role="status">
          <Icon of={trash} size={22} />
          <p>{t.inTrash}</p>
          <Button size="sm" kind="soft" onClick={onRestore}>
            {t.restore}
          </Button>
        </div>
      )}
      {data.hard && (
        <p className={styles.hard}>
          <Icon of={shield} size={18} />
          {t.isHard}
        </p>
      )}
    </>
  )
}
