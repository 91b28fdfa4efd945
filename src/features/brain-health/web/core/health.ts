import type { AnswerFields, Sheet } from '../../answers.ts'
import type { BrainHealth } from '../../contract.ts'
import type { Known } from '../../scores/known.ts'

/** A person's data in this feature, in the three forms that pages use. */
export type Health = { data: BrainHealth; sheet: Sheet; known: Known }
export type Say = (answer: AnswerFields) => Promise<void>
