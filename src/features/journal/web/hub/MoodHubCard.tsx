import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { journalMessages } from '../core/messages.ts'
import { LoggedMood } from '../mood/LoggedMood.tsx'
import { MoodFaces } from '../mood/MoodFaces.tsx'
import { useLogMood } from '../mood/use-log-mood.ts'
import { useJournalLock } from '../lock/use-journal-lock.ts'
import { useHeads, useTrash } from '../local/use-journal.ts'
import { moodCard } from './card-data.ts'
import styles from './HubCards.module.css'

/** Today's mood, set by one tap. The device's own data is newer than the data sent with the page. */
export default function MoodHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(journalMessages).mood
  const { day, moods } = moodCard(data)
  const heads = useHeads()
  const trash = useTrash()
  const log = useLogMood()
  const [isAsking, setAsking] = useState(false)
  const here = heads.flatMap(({ id, localDay, at, mood }) => (localDay === day && mood ? [{ entryId: id, at, ...mood }] : []))
  // While its first pages arrive, this device's copy may lag by years, so the data sent with the page counts as well.
  const known = new Set([...heads, ...trash].map(({ id }) => id))
  const there = moods.flatMap(({ at, ...mood }) => (known.has(mood.entryId) ? [] : [{ ...mood, at: Date.parse(at) }]))
  const today = [...here, ...there].sort((a, b) => b.at - a.at)
  const latest = today[0]
  const lock = useJournalLock()
  // Moods are private too: a locked journal only asks and shows none.
  const isTelling = lock !== 'locked' && latest !== undefined && !isAsking
  return (
    <Card as="article" look="tinted" pad="lg" gap={3} data-area="journal">
      {isTelling && lock === 'waiting' ? (
        <Skeleton lines={3} />
      ) : isTelling ? (
        <>
          <h3>{t.today(today.length)}</h3>
          <p className={styles.logged}>
            {today.slice(0, 5).map((mood) => (
              <LoggedMood key={mood.entryId} entryId={mood.entryId} mood={mood} at={mood.at} />
            ))}
          </p>
          <p className={styles.actions}>
            <Link to={`/journal/${latest.entryId}`} state={{ write: true }} className={buttonClass({ kind: 'soft', size: 'sm' })}>
              {t.addWord}
            </Link>
            <button type="button" className={buttonClass({ kind: 'quiet', size: 'sm' })} onClick={() => setAsking(true)}>
              {t.another}
            </button>
          </p>
        </>
      ) : (
        <>
          <h3>{t.question}</h3>
          <MoodFaces
            onPick={(level) => {
              setAsking(false)
              void log({ level, moodId: null })
            }}
          />
        </>
      )}
    </Card>
  )
}
