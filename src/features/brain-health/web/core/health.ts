import type { AnswerFields, Sheet } from '../../answers.ts'
import type { BrainHealth } from '../../contract.ts'
import type { Known } from '../../scores/known.ts'

/** All that is known of somebody here, in the three shapes that pages read it in. */
export type Health = { data: BrainHealth; sheet: Sheet; known: Known }
export type Say = (answer: AnswerFields) => Promise<void>
