import type { UnsentStore } from '#platform/web/leaving/unsent.ts'
import type { Change } from '../../contract/sync.ts'
import { dbNameOf, type WaitingChange, type WaitingFile } from './local-db.ts'
import { wordsOf } from './refused-choices.ts'

/** Whether a change only marks a prompt as shown: it contains no text, so its loss at the end of a session needs no question. */
function isOnlySeen({ kind, patch }: Change): boolean {
  const { add = {}, remove = {}, ...others } = patch as { add?: object; remove?: object }
  const fields = [...Object.keys(add), ...Object.keys(remove), ...Object.keys(others)]
  return kind === 'settings' && fields.every((field) => field === 'promptsSeen')
}

/** Stores of the journal's unsent data. */
export const journalUnsent: readonly UnsentStore[] = [
  {
    id: 'journal.changes',
    database: dbNameOf,
    store: 'changes',
    isUnsent: (value) => !isOnlySeen((value as WaitingChange).change),
    words: (value) => wordsOf((value as WaitingChange).change),
  },
  {
    id: 'journal.files',
    database: dbNameOf,
    store: 'files',
    isUnsent: (value) => !(value as WaitingFile).sent,
    words: (value) => (value as WaitingFile).name || undefined,
  },
]
