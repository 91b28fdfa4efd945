import type { UnsentStore } from '#platform/web/leaving/unsent.ts'
import type { Change } from '../../contract/sync.ts'
import { dbNameOf, type WaitingChange, type WaitingFile } from './local-db.ts'
import { wordsOf } from './refused-choices.ts'

/** The page itself notes which prompt it showed: nobody's words, and nothing to ask or to be sorry about when a session ends. */
function isOnlySeen({ kind, patch }: Change): boolean {
  const { add = {}, remove = {}, ...others } = patch as { add?: object; remove?: object }
  const fields = [...Object.keys(add), ...Object.keys(remove), ...Object.keys(others)]
  return kind === 'settings' && fields.every((field) => field === 'promptsSeen')
}

/** Where the journal keeps what the server does not have yet. */
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
