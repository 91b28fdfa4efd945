import type { Body, Field, Words } from '../form/fields.ts'
import type { MeasureKind } from '../kinds.ts'

/** A published questionnaire as data: items that are answered with 0 to 3, and what its sum is called. */
export type Measure = {
  readonly kind: MeasureKind
  readonly title: Words
  /** What it asks about. */
  readonly about: Words
  /** The sentence above its items. */
  readonly lead: Words
  readonly items: readonly Words[]
  /** For 0, 1, 2, 3. */
  readonly answers: readonly [Words, Words, Words, Words]
  /** A question after the items that does not count. */
  readonly burden: { readonly text: Words; readonly answers: readonly [Words, Words, Words, Words] }
  /** From the least to the most; each from a sum on. */
  readonly bands: readonly { readonly from: number; readonly words: Words }[]
  /** From this sum on, an interview is recommended. */
  readonly cutoff: number
  /** A difference of so many points is more than the questionnaire's own inaccuracy. */
  readonly reliable: number
  /** The item, counted from 1, for which help is shown at once when it is answered with more than 0. */
  readonly careItem?: number
  readonly sources: readonly string[]
  readonly terms: Words
}

/** It asks about the last two weeks: not to be filled in more often. */
export const DAYS_BETWEEN = 14

export const ANSWERS = ['0', '1', '2', '3'] as const
export const itemName = (item: number): string => `q${item}`
export const BURDEN = 'burden'

/** The largest sum. */
export const mostOf = ({ items }: Measure): number => items.length * 3

/** For the check of a record: every item is needed. */
export function measureFields({ items, answers, burden }: Measure): Field[] {
  const options = (words: readonly Words[]) => words.map((label, value) => ({ value: String(value), label }))
  return [
    ...items.map((label, at): Field => ({ name: itemName(at + 1), kind: 'choice', label, options: options(answers), isNeeded: true })),
    { name: BURDEN, kind: 'choice', label: burden.text, options: options(burden.answers) },
  ]
}

/** The sum of all items; undefined while one is open or is no answer. */
export function scoreOf({ items }: Measure, body: Body): number | undefined {
  let sum = 0
  for (let item = 1; item <= items.length; item++) {
    const answer = body[itemName(item)]
    if (typeof answer !== 'string' || !(ANSWERS as readonly string[]).includes(answer)) return undefined
    sum += Number(answer)
  }
  return sum
}

/** What a sum is called. */
export const bandOf = ({ bands }: Measure, score: number): Words => bands.findLast(({ from }) => score >= from)!.words

/** Whether help is to be shown for these answers, complete or not. */
export const asksForCare = ({ careItem }: Measure, body: Body): boolean =>
  careItem !== undefined && ['1', '2', '3'].includes(String(body[itemName(careItem)]))

export type Change = 'better' | 'worse' | 'none'

/** What a difference between two sums says; lower is better. */
export function changeBetween({ reliable }: Measure, before: number, after: number): Change {
  if (Math.abs(after - before) < reliable) return 'none'
  return after < before ? 'better' : 'worse'
}
