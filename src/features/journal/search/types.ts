import type { LocalDay } from '#platform/contract/dates.ts'
import type { Snippet } from '../contract/search.ts'

// What the search engine eats and answers; the same on the device (in a worker) and on the server.

export type AttachmentKind = 'photo' | 'audio' | 'file'

/** One entry as the search knows it. */
export type SearchDoc = {
  id: string
  /** Epoch milliseconds of the entry's instant: newer first among equals. */
  at: number
  localDay: LocalDay
  title: string
  /** Markdown, as it is stored. */
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
  /** As the entry names it (`homeOf` in journals.ts says where it is). */
  journalId: string | undefined
}

export type HasWhat = AttachmentKind | 'text' | 'place'
export type IsWhat = 'starred' | 'hard' | 'trash'

/** What one part of a query asks for. Terms are folded (see fold.ts). */
export type Test =
  | { kind: 'word'; term: string; prefix: boolean }
  /** These terms one after the other; `prefix`: the last may go on. */
  | { kind: 'phrase'; terms: readonly string[]; prefix: boolean; exact: boolean }
  | { kind: 'tag'; tag: string; prefix: boolean }
  | { kind: 'place'; terms: readonly string[]; prefix: boolean }
  /** Both ends belong to it. */
  | { kind: 'mood'; min: number; max: number }
  /** One of the person's own moods. */
  | { kind: 'moodId'; ids: readonly string[] }
  | { kind: 'has'; what: HasWhat }
  | { kind: 'is'; what: IsWhat }
  /** Both ends belong to it; null: open. */
  | { kind: 'day'; from: LocalDay | null; to: LocalDay | null }

/** All clauses must hold; `not`: must not. */
export type Clause = Test & { not: boolean }

export type Query = {
  clauses: readonly Clause[]
  /** Parts that mean nothing, as they were typed (`mood:blue`); they are left out. */
  problems: readonly string[]
}

/** Names that `mood:…` understands besides 1–5 and the app's own. */
export type MoodName = { id: string; level: number; name: string }

/** One found entry, before its text is looked at. */
export type Ranked = { id: string; score: number }

export type RankedAnswer = {
  /** Best first: the page that was asked for. */
  ranked: readonly Ranked[]
  /** All that match. */
  total: number
  /** What to mark in the text of what was found. */
  matched: Matched
}

/** What the query's words turned out to be, beginnings and typos included: folded terms, and terms that stand in a row. */
export type Matched = {
  terms: ReadonlySet<string>
  phrases: readonly { terms: readonly string[]; prefix: boolean }[]
}

export type Hit = { id: string; score: number; title: Snippet; text: Snippet }

export type SearchAnswer = { hits: readonly Hit[]; total: number; complete: boolean; problems: readonly string[] }
