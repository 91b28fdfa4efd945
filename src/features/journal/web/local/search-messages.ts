import type { JournalScope } from '../../journal-scopes.ts'
import type { SearchAnswer } from '../../search/types.ts'

// Messages between the page and its search worker.

export type ToWorker = { type: 'open'; userId: string } | { type: 'ask'; turn: number; query: string; limit: number; scope: JournalScope }

export type FromWorker =
  | { type: 'answer'; turn: number; answer: SearchAnswer }
  /** Entries changed, or more were read: earlier answers may be outdated. */
  | { type: 'stale' }
  /** The journal cannot be read here. */
  | { type: 'failed' }
