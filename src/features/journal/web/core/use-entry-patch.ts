import { useMemo, useRef } from 'react'
import { toast } from '#platform/web/ui/toast-store.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import type { ChangeOptions, JournalStore } from '../local/types.ts'
import { useJournal } from '../local/use-journal.ts'
import { journalMessages } from './messages.ts'

/** Changes this entry. Rejects when the device cannot store it. */
export type SaveEntry = (patch: EntryPatch, options?: ChangeOptions) => Promise<void>

/** With `first`, the entry does not exist yet: the first change creates it with these fields. */
export function entrySaver(journal: JournalStore, id: string, first?: EntryPatch): SaveEntry {
  let begins = first
  return async (patch, options) => {
    const whole = begins ? { ...begins, ...patch } : patch
    const before = begins
    begins = undefined
    try {
      await journal.change('entry', id, whole, options)
    } catch (error) {
      begins = before
      throw error
    }
  }
}

/** `keep` is for the draft, which shows its own result; `patch` is for all buttons and shows failures in a toast. */
export function useEntryPatch(id: string, first: EntryPatch | undefined): { keep: SaveEntry; patch: (patch: EntryPatch) => void } {
  const journal = useJournal()
  const firstOnce = useRef(first)
  return useMemo(() => {
    const keep = entrySaver(journal, id, firstOnce.current)
    return { keep, patch: (patch: EntryPatch) => void keep(patch).catch(showSaveFailed) }
  }, [journal, id])
}

export function showSaveFailed(): void {
  const t = messagesNow(journalMessages)
  toast({ title: t.save.failedTitle, description: t.save.failedText, tone: 'destructive' })
}
