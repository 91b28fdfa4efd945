import type { Body, Step, Words } from '../form/fields.ts'
import type { ToolKind } from '../kinds.ts'

/** What several records of a tool show together. */
export type Pattern =
  /** How a rating changed within a record; `by`: apart for each answer to a choice; `rows`: within the rows of a field. */
  | {
      readonly kind: 'change'
      readonly from: string
      readonly to: string
      readonly label: Words
      readonly by?: string
      readonly rows?: string
    }
  /** Which answers were chosen most. */
  | { readonly kind: 'often'; readonly field: string; readonly label: Words }
  /** Time asleep and its share of the time in bed. */
  | { readonly kind: 'sleep' }

export type Tool = {
  readonly kind: ToolKind
  /** Why it may help, and for whom it is; a paragraph each. */
  readonly why: readonly Words[]
  readonly steps: readonly ToolStep[]
  /** Filled in by somebody who is made up. */
  readonly example: Readonly<Record<'en' | 'de', Body>>
  /** The field that names a record in the history. */
  readonly headline: string
  /** A day on which it is due, and the field that is empty until it was done. */
  readonly due?: { readonly day: string; readonly done: string }
  readonly patterns: readonly Pattern[]
  readonly source: string
}

/** `isLater`: is filled in once it was done; not asked when a record is new. */
export type ToolStep = Step & { readonly isLater?: true }
