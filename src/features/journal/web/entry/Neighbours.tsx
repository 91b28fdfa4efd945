import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronEnd, chevronStart } from '#platform/web/ui/icons/controls.ts'
import type { EntryHead } from '../local/types.ts'
import { useCoveredHeads } from '../local/use-entry-pages.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Neighbours.module.css'

/** Links to the previous and the next entry in chronological order. */
export function Neighbours({ id }: { id: string }) {
  const t = useMessages(entryMessages).entry
  const heads = useCoveredHeads()
  const at = heads.findIndex((head) => head.id === id)
  if (at < 0) return null
  const older = heads[at + 1]
  const newer = heads[at - 1]
  if (!older && !newer) return null
  return (
    <nav className={styles.neighbours} aria-label={t.neighbours}>
      {older ? <To head={older} label={t.older} isNewer={false} /> : <span />}
      {newer && <To head={newer} label={t.newer} isNewer />}
    </nav>
  )
}

function To({ head, label, isNewer }: { head: EntryHead; label: string; isNewer: boolean }) {
  const format = useFormat()
  return (
    <Link to={`/journal/${head.id}`} className={styles.neighbour} data-newer={isNewer || undefined}>
      {!isNewer && <Icon of={chevronStart} size={18} />}
      <span>
        <span className="note">{label}</span>
        <span>{format.localDay(head.localDay, 'medium')}</span>
      </span>
      {isNewer && <Icon of={chevronEnd} size={18} />}
    </Link>
  )
}
