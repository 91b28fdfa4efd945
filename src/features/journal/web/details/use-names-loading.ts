import { useEffect, useState } from 'react'
import type { EntryData } from '../../contract/records.ts'
import { useRecords, useSyncStatus } from '../local/use-journal.ts'

/** On a device that fetches years for the first time, words are worth more than the names beside them. */
const LONGEST_WAIT_MS = 1500

/** Whether the names of an entry's activities and mood are still on their way to this device; false once they cannot come now. */
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
