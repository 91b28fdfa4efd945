import type { Body, Step, Words } from '../form/fields.ts'
import type { ToolKind } from '../kinds.ts'

/** A summary over several records of a tool. */
export type Pattern =
  /** How a rating changed within a record; `by`: grouped by the answer to a choice; `rows`: within the rows of a field. */
  | {
      readonly kind: 'change'
      readonly from: string
      readonly to: string
      readonly label: Words
      readonly by?: string
      readonly rows?: string
    }
  /** The most frequent answers. */
  | { readonly kind: 'often'; readonly field: string; readonly label: Words }
  /** Time asleep, and its share of the time in bed. */
  | { readonly kind: 'sleep' }

export type Tool = {
  readonly kind: ToolKind
  /** Why it may help, and for whom; one paragraph each. */
  readonly why: readonly Words[]
  readonly steps: readonly ToolStep[]
  /** Answers of an invented person. */
  readonly example: Readonly<Record<'en' | 'de', Body>>
  /** The field that names a record in the history. */
  readonly headline: string
  /** The field with the due day, and the field that is empty until it was done. */
  readonly due?: { readonly day: string; readonly done: string }
  readonly patterns: readonly Pattern[]
  readonly source: string
}

/** `isLater`: filled in afterwards; not asked in a new record. */
export type ToolStep = Step & { readonly isLater?: true }
