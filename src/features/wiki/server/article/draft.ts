import type { Relation } from '../../contract.ts'
import type { Sentence } from './text.ts'

/** An article before its links are found: paragraphs of sentences; empty ones are left out. */
export type Draft = {
  paragraphs: readonly (readonly Sentence[])[]
  neighbours: readonly { word: string; relation: Relation }[]
}
