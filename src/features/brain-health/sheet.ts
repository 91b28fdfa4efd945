import type { Answer, Sheet } from './answers.ts'

/** Answers by item, without their instants, for the scores. */
export const sheetOf = (answers: readonly Pick<Answer, 'answer'>[]): Sheet =>
  Object.fromEntries(answers.flatMap(({ answer: { item, value } }) => (value === null ? [] : [[item, value]]))) as Sheet
