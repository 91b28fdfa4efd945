import type { LocalDay } from '#platform/contract/dates.ts'
import type { Snippet } from '../contract/search.ts'

// Input and output types of the search engine; the same on the device (in a worker) and on the server.

export type AttachmentKind = 'photo' | 'audio' | 'file'

/** One entry as a search document. */
export type SearchDoc = {
  id: string
  /** Epoch milliseconds of the entry's instant: of equal matches, the newer comes first. */
  at: number
  localDay: LocalDay
  title: string
  /** The stored Markdown. */
  body: string
  tags: readonly string[]
  place: string | null
  /** Names of its activities and of its mood, in the person's words; found like tags. */
  names: readonly string[]
  /** 1–5; null: none. */
  mood: number | null
  /** Id of the person's own mood inside the level. */
  moodId: string | null
  attachments: readonly AttachmentKind[]
  starred: boolean
  hard: boolean
  trashed: boolean
  /** The entry's own value (`homeOf` in journals.ts resolves it). */
  journalId: string | undefined
}

export type HasWhat = AttachmentKind | 'text' | 'place'
export type IsWhat = 'starred' | 'hard' | 'trash'

/** The condition of one part of a query. Terms are folded (see fold.ts). */
export type Test =
  | { kind: 'word'; term: string; prefix: boolean }
  /** These terms in a row; `prefix`: the last may be a prefix. */
  | { kind: 'phrase'; terms: readonly string[]; prefix: boolean; exact: boolean }
  | { kind: 'tag'; tag: string; prefix: boolean }
  | { kind: 'place'; terms: readonly string[]; prefix: boolean }
  /** Both ends belong to it. */
  | { kind: 'mood'; min: number; max: number }
  /** One of the person's own moods. */
  | { kind: 'moodId'; ids: readonly string[] }
  | { kind: 'has'; what: HasWhat }
  | { kind: 'is'; what: IsWhat }
  /** Both ends are included; null: open. */
  | { kind: 'day'; from: LocalDay | null; to: LocalDay | null }

/** All clauses must hold; `not`: must not. */
export type Clause = Test & { not: boolean }

export type Query = {
  clauses: readonly Clause[]
  /** Invalid parts as typed (`mood:blue`); they are left out. */
  problems: readonly string[]
}

/** Names that `mood:…` understands besides 1–5 and the app's own. */
export type MoodName = { id: string; level: number; name: string }

/** One found entry, before its text is loaded. */
export type Ranked = { id: string; score: number }

export type RankedAnswer = {
  /** The requested page, best first. */
  ranked: readonly Ranked[]
  /** Number of all matches. */
  total: number
  /** The words to mark in the text of results. */
  matched: Matched
}

/** The terms and phrases that the query's words matched, including prefixes and typos; all folded. */
export type Matched = {
  terms: ReadonlySet<string>
  phrases: readonly { terms: readonly string[]; prefix: boolean }[]
}

export type Hit = { id: string; score: number; title: Snippet; text: Snippet }

export type SearchAnswer = { hits: readonly Hit[]; total: number; complete: boolean; problems: readonly string[] }
