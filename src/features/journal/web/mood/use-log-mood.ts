import { useCallback } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Mood } from '../../contract/records.ts'
import { showSaveFailed } from '../core/save-failed.ts'
import { useJournal } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import { logMood, unlogMood } from './log-mood.ts'
import { useMoodNames } from './mood-names.ts'

/** Logs a mood and shows a toast with an undo. Returns the entry's id; undefined when it could not be stored. */
export function useLogMood(): (mood: Mood) => Promise<string | undefined> {
  const t = useMessages(journalMessages).mood
  const journal = useJournal()
  const { dayStart } = useUser()
  const { nameOf } = useMoodNames()
  return useCallback(
    async (mood) => {
      try {
        const id = await logMood(journal, mood, dayStart)
        toast({
          title: t.logged(nameOf(mood)),
          tone: 'good',
          duration: 8000,
          action: { label: t.undo, onPress: () => void unlogMood(journal, id).catch(showSaveFailed) },
        })
        return id
      } catch {
        showSaveFailed()
        return undefined
      }
    },
    [journal, dayStart, nameOf, t],
  )
}
