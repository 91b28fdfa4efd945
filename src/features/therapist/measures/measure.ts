import type { Body, Field, Words } from '../form/fields.ts'
import type { MeasureKind } from '../kinds.ts'

/** A published questionnaire as data: items with answers from 0 to 3, and labels for bands of its sum. */
export type Measure = {
  readonly kind: MeasureKind
  readonly title: Words
  /** The topic of its questions. */
  readonly about: Words
  /** The instruction above its items. */
  readonly lead: Words
  readonly items: readonly Words[]
  /** For 0, 1, 2 and 3. */
  readonly answers: readonly [Words, Words, Words, Words]
  /** A question after the items that does not count. */
  readonly burden: { readonly text: Words; readonly answers: readonly [Words, Words, Words, Words] }
  /** From the lowest to the highest; each applies from a sum on. */
  readonly bands: readonly { readonly from: number; readonly words: Words }[]
  /** From this sum on, an interview is recommended. */
  readonly cutoff: number
  /** A difference of this many points exceeds the measurement error of the questionnaire. */
  readonly reliable: number
  /** The item, counted from 1, whose answer above 0 shows help at once. */
  readonly careItem?: number
  readonly sources: readonly string[]
  readonly terms: Words
}

/** It asks about the last two weeks, so it is not offered more often. */
export const DAYS_BETWEEN = 14

export const ANSWERS = ['0', '1', '2', '3'] as const
export const itemName = (item: number): string => `q${item}`
export const BURDEN = 'burden'

/** The largest possible sum. */
export const mostOf = ({ items }: Measure): number => items.length * 3

/** Fields for the check of a record: every item is required. */
export function measureFields({ items, answers, burden }: Measure): Field[] {
  const options = (words: readonly Words[]) => words.map((label, value) => ({ value: String(value), label }))
  return [
    ...items.map((label, at): Field => ({ name: itemName(at + 1), kind: 'choice', label, options: options(answers), isNeeded: true })),
    { name: BURDEN, kind: 'choice', label: burden.text, options: options(burden.answers) },
  ]
}

/** The sum of all items; undefined while one is open or invalid. */
export function scoreOf({ items }: Measure, body: Body): number | undefined {
  let sum = 0
  for (let item = 1; item <= items.length; item++) {
    const answer = body[itemName(item)]
    if (typeof answer !== 'string' || !(ANSWERS as readonly string[]).includes(answer)) return undefined
    sum += Number(answer)
  }
  return sum
}

/** The label for a sum. */
export const bandOf = ({ bands }: Measure, score: number): Words => bands.findLast(({ from }) => score >= from)!.words

/** Whether these answers, complete or not, call for help. */
export const asksForCare = ({ careItem }: Measure, body: Body): boolean =>
  careItem !== undefined && ['1', '2', '3'].includes(String(body[itemName(careItem)]))

export type Change = 'better' | 'worse' | 'none'

/** The meaning of a difference between two sums; lower is better. */
export function changeBetween({ reliable }: Measure, before: number, after: number): Change {
  if (Math.abs(after - before) < reliable) return 'none'
  return after < before ? 'better' : 'worse'
}
