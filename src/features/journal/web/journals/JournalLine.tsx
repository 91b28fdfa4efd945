import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { EntryData } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { useJournal } from '../local/use-journal.ts'
import { areaOf } from './colours.ts'
import { JournalDot } from './JournalDot.tsx'
import styles from './JournalLine.module.css'
import { journalsMessages } from './messages.ts'
import { TemplateOffer } from './TemplateOffer.tsx'
import { useJournals } from './use-journals.ts'

const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((file) => ({ default: file.MoveDialog })))

interface JournalLineProps {
  data: EntryData
  /** The entry does not exist yet: it will be created in the journal for new entries. */
  isFresh: boolean
  onPatch: (patch: EntryPatch) => void
}

/** The journal of an entry; a press moves the entry. Not rendered for a person with one journal. */
export function JournalLine({ data, isFresh, onPatch }: JournalLineProps) {
  const t = useMessages(journalsMessages)
  const { view } = useJournal()
  const { inUse, archived } = useJournals()
  const [isMoving, setMoving] = useState(false)
  const home = isFresh ? view.target() : view.homeOf(data.journalId)
  const journal = [...inUse, ...archived].find(({ id }) => id === home)
  if (!journal) return null
  const isTrashed = data.trashedAt !== null
  return (
    <Cluster gap={2}>
      <button
        type="button"
        className={styles.journal}
        data-area={areaOf(journal.data.colour)}
        disabled={isTrashed}
        aria-label={t.in(journal.name)}
        onClick={() => setMoving(true)}
      >
        <JournalDot colour={journal.data.colour} />
        <bdi>{journal.name}</bdi>
      </button>
      {journal.data.template !== null && !isTrashed && data.title === '' && data.body.trim() === '' && (
        <TemplateOffer template={journal.data.template} onPatch={onPatch} />
      )}
      {isMoving && (
        <Suspense fallback={null}>
          <MoveDialog
            from={home}
            onClose={() => setMoving(false)}
            onMove={(to) => {
              setMoving(false)
              if (isFresh) view.choose(to)
              onPatch({ journalId: to })
            }}
          />
        </Suspense>
      )}
    </Cluster>
  )
}
