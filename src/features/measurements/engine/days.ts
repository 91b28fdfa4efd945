import type { DayWeight } from '#platform/body/weight-trend.ts'
import type { Measure, Values } from './measures.ts'
import { bodyFat, type BodyFacts, type FatMethod, type FatResult, type Sex } from './body-fat.ts'

/** The values of one entry, with its day. */
export type Measured = { day: string; values: Values }
/** Facts about the person that formulas use. */
export type Formulas = { heightCm: number | null; formulaSex: Sex | null; birthYear: number | null; fatMethod: FatMethod }

/** One value per day, in order: the mean of that day's values. `entries` are in order of their days. */
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

/** Body fat of one entry by the person's method. It never combines several entries: girths belong together. */
export const fatOf = (entry: Measured, profile: Formulas): FatResult =>
  bodyFat(profile.fatMethod, entry.values, factsOn(profile, entry.day))

/** Daily values for a chart: of a measure, or of body fat by the person's method. */
export function seriesOf(entries: readonly Measured[], profile: Formulas, what: Measure | 'fat'): { day: string; value: number }[] {
  return byDay(entries, (entry) => {
    if (what !== 'fat') return entry.values[what]
    const fat = fatOf(entry, profile)
    return 'percent' in fat ? fat.percent : undefined
  })
}
