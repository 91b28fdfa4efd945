import type { DayWeight } from '#platform/body/weight-trend.ts'
import type { Measure, Values } from './measures.ts'
import { bodyFat, type BodyFacts, type FatMethod, type FatResult, type Sex } from './body-fat.ts'

/** What somebody measured at one moment. */
export type Measured = { day: string; values: Values }
/** What formulas may know of them. */
export type Formulas = { heightCm: number | null; formulaSex: Sex | null; birthYear: number | null; fatMethod: FatMethod }

/** One value a day, in order: the mean of the day's, as one stands on the scales before and after breakfast. `entries` in order. */
export function byDay(entries: readonly Measured[], valueOf: (entry: Measured) => number | undefined): { day: string; value: number }[] {
  const days = new Map<string, number[]>()
  for (const entry of entries) {
    const value = valueOf(entry)
    if (value !== undefined) days.set(entry.day, [...(days.get(entry.day) ?? []), value])
  }
  return [...days].map(([day, values]) => ({ day, value: values.reduce((sum, one) => sum + one, 0) / values.length }))
}

export const dayWeights = (entries: readonly Measured[]): DayWeight[] =>
  byDay(entries, ({ values }) => values.weight).map(({ day, value }) => ({ day, kg: value }))

export const factsOn = ({ heightCm, formulaSex, birthYear }: Formulas, day: string): BodyFacts => ({
  heightCm,
  formulaSex,
  age: birthYear === null ? null : Number(day.slice(0, 4)) - birthYear,
})

/** Body fat of an entry by the person's method. A weight of the same day may stand in another entry; girths belong together. */
export const fatOf = (entry: Measured, profile: Formulas): FatResult =>
  bodyFat(profile.fatMethod, entry.values, factsOn(profile, entry.day))

/** A line of days to draw: of a measure, or of body fat by the person's method. */
export function seriesOf(entries: readonly Measured[], profile: Formulas, what: Measure | 'fat'): { day: string; value: number }[] {
  return byDay(entries, (entry) => {
    if (what !== 'fat') return entry.values[what]
    const fat = fatOf(entry, profile)
    return 'percent' in fat ? fat.percent : undefined
  })
}
