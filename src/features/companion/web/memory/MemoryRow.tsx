import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import type { Memory } from '../../contract-memory.ts'
import { memoryMessages } from './messages.ts'
import styles from './Memory.module.css'

type Props = { one: Memory; onChange: () => void; onForget: () => void }

/** One sentence, its date and source, and its actions. */
export function MemoryRow({ one: { sentence, at, source, isShared }, onChange, onForget }: Props) {
  const t = useMessages(memoryMessages)
  const format = useFormat()
  return (
    <li className={styles.row}>
      <div>
        <p dir="auto" className={styles.sentence}>
          {sentence}
        </p>
        <p className="note">
          {t.since(format.date(new Date(at)))}
          {' · '}
          {source === null ? (
            t.byHand
          ) : source.isHere ? (
            <Link to={`/my-ai-bestfriend/talk?thread=${source.thread}`}>{t.from}</Link>
          ) : (
            t.deletedConversation
          )}
          {!isShared && ` · ${t.notShared}`}
        </p>
      </div>
      <IconButton icon={edit} label={t.edit(sentence)} onClick={onChange} />
      <IconButton icon={trash} label={t.forget(sentence)} onClick={onForget} />
    </li>
  )
}
