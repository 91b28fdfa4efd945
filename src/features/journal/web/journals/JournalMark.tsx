import { useJournal } from '../local/use-journal.ts'
import { JournalDot } from './JournalDot.tsx'
import styles from './JournalMark.module.css'
import { useJournals } from './use-journals.ts'

/** The journal of an entry in a list. */
export function JournalMark({ journalId }: { journalId: string | undefined }) {
  const { view } = useJournal()
  const { inUse, archived } = useJournals()
  const home = view.homeOf(journalId)
  const found = [...inUse, ...archived].find(({ id }) => id === home)
  if (!found) return null
  return (
    <span className={styles.mark}>
      <JournalDot colour={found.data.colour} />
      <bdi>{found.name}</bdi>
    </span>
  )
}
