import { useEffect, useState } from 'react'
import type { EntryData } from '../../contract/records.ts'
import { useRecords, useSyncStatus } from '../local/use-journal.ts'

/** A device that loads years of entries for the first time shows the text without waiting longer for names. */
const LONGEST_WAIT_MS = 1500

/** Whether the names of an entry's activities and mood are still loading; false once they cannot load now. */
export function useNamesLoading(entry: Pick<EntryData, 'activities' | 'mood'> | undefined): boolean {
  const activities = useRecords('activity')
  const moods = useRecords('mood')
  const { state, lastSyncedAt } = useSyncStatus()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!entry || isLate || lastSyncedAt !== null || state === 'offline' || state === 'failed') return false
  const moodId = entry.mood?.moodId
  return (
    entry.activities.some((id) => activities.every((activity) => activity.id !== id)) ||
    (moodId != null && moods.every((mood) => mood.id !== moodId))
  )
}
