import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import styles from './DeletedList.module.css'
import { coreMessages } from './messages.ts'

type Props = { summary: string; items: readonly { id: string; title: string }[]; onRestore: (id: string) => void }

/** Deleted books or pages, which can be restored. */
export function DeletedList({ summary, items, onRestore }: Props) {
  const t = useMessages(coreMessages)
  return (
    <details className={styles.deleted}>
      <summary>{summary}</summary>
      <ul role="list">
        {items.map(({ id, title }) => (
          <li key={id} className={styles.row}>
            <span>{title || t.untitled}</span>
            <Button kind="soft" size="sm" icon={undo} onClick={() => onRestore(id)}>
              {t.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
