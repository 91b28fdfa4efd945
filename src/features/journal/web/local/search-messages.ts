import type { JournalScope } from '../../journal-scopes.ts'
import type { SearchAnswer } from '../../search/types.ts'

// What the page and its search worker say to each other.

export type ToWorker = { type: 'open'; userId: string } | { type: 'ask'; turn: number; query: string; limit: number; scope: JournalScope }

export type FromWorker =
  | { type: 'answer'; turn: number; answer: SearchAnswer }
  /** Entries changed, or more of them were read: what was answered may be old. */
  | { type: 'stale' }
  /** The journal cannot be read here. */
  | { type: 'failed' }
