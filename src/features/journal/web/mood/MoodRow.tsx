import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import type { Mood } from '#platform/web/ui/MoodFace.tsx'
import { useToday } from '#platform/web/session/use-today.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useHeads, useJournal, useJournalReady } from '../local/use-journal.ts'
import { showSaveFailed } from '../core/save-failed.ts'
import { journalMessages } from '../core/messages.ts'
import { levelFrom, unlogMood } from './log-mood.ts'
import { LoggedMood } from './LoggedMood.tsx'
import styles from './Mood.module.css'
import { MoodFaces } from './MoodFaces.tsx'
import { useLogMood } from './use-log-mood.ts'

/**
 * Logs a mood by a press on a face; a name for it can follow. `/journal?mood=ask` (a notification) focuses this row;
 * `/journal?mood=4` logs that mood once.
 */
export function MoodRow() {
  const t = useMessages(journalMessages).mood
  const journal = useJournal()
  const isReady = useJournalReady()
  const heads = useHeads()
  const log = useLogMood()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [justLogged, setLogged] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const middle = useRef<HTMLButtonElement>(null)
  const asked = params.get('mood')
  const isTaken = useRef(false)

  const today = useToday(deviceZone())
  const moods = heads.filter((head) => head.localDay === today && head.mood !== null)

  const pick = async (level: Mood) => {
    const id = await log({ level, moodId: null })
    setLogged(id)
    setAsking(false)
  }

  useEffect(() => {
    if (asked === null) isTaken.current = false
    if (asked === null || !isReady || isTaken.current) return
    isTaken.current = true
    const level = levelFrom(asked)
    // The parameter is removed first, so that a reload or back navigation does not log it again.
    setParams(
      (before) => {
        const rest = new URLSearchParams(before)
        rest.delete('mood')
        return rest
      },
      { replace: true },
    )
    if (level !== undefined) void log({ level, moodId: null }).then(setLogged)
    else {
      setAsking(true)
      requestAnimationFrame(() => middle.current?.focus())
    }
  }, [asked, isReady, log, setParams])

  const latest = moods[0]
  const isShowingFaces = isAsking || moods.length === 0
  return (
    <TitledCard isSmall title={isShowingFaces ? t.question : t.today(moods.length)} look="tinted" pad="lg" gap={4}>
      {isShowingFaces ? (
        <MoodFaces focusRef={middle} onPick={(level) => void pick(level)} />
      ) : (
        <ul role="list" className={styles.logged}>
          {moods.slice(0, 6).map((head) => (
            <li key={head.id}>
              <LoggedMood entryId={head.id} mood={head.mood!} at={head.at} zone={head.zone} />
            </li>
          ))}
        </ul>
      )}
      {!isShowingFaces && (
        <p className={styles.after}>
          {latest && latest.id === justLogged && (
            <>
              <Button kind="soft" size="sm" onClick={() => void navigate(`/journal/${latest.id}`, { state: { write: true } })}>
                {t.addWord}
              </Button>
              <Button kind="quiet" size="sm" onClick={() => void unlogMood(journal, latest.id).catch(showSaveFailed)}>
                {t.undo}
              </Button>
            </>
          )}
          <Button kind="quiet" size="sm" icon={plus} onClick={() => setAsking(true)}>
            {t.another}
          </Button>
        </p>
      )}
    </TitledCard>
  )
}
