import { useEffect, useState } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import type { OnboardingStepProps } from '#platform/web/feature.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { showSaveFailed } from '../core/save-failed.ts'
import { useHeads, useJournal, useJournalReady } from '../local/use-journal.ts'
import { MoodFaces } from '../mood/MoodFaces.tsx'
import { useLogMood } from '../mood/use-log-mood.ts'

const todayHere = (dayStart: number) => localDayOf(new Date(), deviceZone(), dayStart)

/** The welcome's first mood: one tap, stored on this device before the next step. On return it is selected, and another tap changes it. */
export default function FirstMoodStep({ onDone, onAnswered }: OnboardingStepProps) {
  const log = useLogMood()
  const journal = useJournal()
  const isReady = useJournalReady()
  const { dayStart } = useUser()
  const today = todayHere(dayStart)
  // Only a mood without text: an entry with text no longer belongs to the welcome.
  const logged = useHeads().find(({ localDay, mood, words, title }) => localDay === today && mood !== null && words === 0 && title === '')
  const isLogged = logged !== undefined
  useEffect(() => {
    if (isLogged) onAnswered()
  }, [isLogged, onAnswered])

  const [isLogging, setLogging] = useState(false)
  const change = async (id: string, level: number): Promise<boolean> => {
    try {
      await journal.change('entry', id, { mood: { level, moodId: null } })
      return true
    } catch {
      showSaveFailed()
      return false
    }
  }
  const pick = async (level: number) => {
    if (isLogging) return
    if (logged?.mood?.level === level) return onDone()
    setLogging(true)
    const isStored = logged ? await change(logged.id, level) : (await log({ level, moodId: null })) !== undefined
    setLogging(false)
    if (isStored) onDone()
  }
  if (!isReady) return <Skeleton shape="card" height="6rem" />
  return <MoodFaces size={60} chosen={logged?.mood?.level} onPick={(level) => void pick(level)} />
}
