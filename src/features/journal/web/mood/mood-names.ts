import { useMemo } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import type { Mood } from '../../contract/records.ts'
import { useRecords } from '../local/use-journal.ts'

export type OwnMood = { id: string; level: number; name: string; archived: boolean }

/** The person's own moods, and the name of a mood: their own, or the level's. */
export function useMoodNames(): { own: readonly OwnMood[]; nameOf: (mood: Mood) => string } {
  const t = useMessages(uiMessages)
  const records = useRecords('mood')
  return useMemo(() => {
    const own = records.map(({ id, data }) => ({ id, level: data.level, name: data.name, archived: data.archived }))
    const byId = new Map(own.map((mood) => [mood.id, mood.name]))
    return { own, nameOf: ({ level, moodId }) => (moodId && byId.get(moodId)) || t.moods[level - 1] || '' }
  }, [records, t])
}
