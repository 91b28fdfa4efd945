import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { TREND_WARM_UP_DAYS, weightTrend, type DayWeight, type TrendPoint } from '../body/weight-trend.ts'
import type { HasServices } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** Facts of the person's body that formulas need, as the person entered them; null for an unanswered one. */
export type BodyFacts = {
  heightCm: number | null
  /** The variant of published formulas to use. */
  formulaSex: 'female' | 'male' | null
  birthYear: number | null
  expecting: 'no' | 'pregnant' | 'breastfeeding'
  /** The latest estimate of body fat by the method they chose, per cent of weight, and its day. */
  bodyFat: { percent: number; day: LocalDay } | null
  /** They asked that no number about their body be shown anywhere. */
  isHidden: boolean
}

export type BodySource = {
  facts: BodyFacts
  /** Days with a weight, from `from` to `to` (both included), in order; the mean of several readings. */
  weights: readonly DayWeight[]
}

/** For a person who entered nothing. */
export const NO_BODY: BodySource = {
  facts: { heightCm: null, formulaSex: null, birthYear: null, expecting: 'no', bodyFat: null, isHidden: false },
  weights: [],
}

/** The trend of the weight from one day to another. Also reads the earlier days that the trend needs. */
export async function weightTrendOf(app: HasServices, person: Person, from: LocalDay, to: LocalDay): Promise<TrendPoint[]> {
  const { weights } = await app.services.body(person, addDays(from, -TREND_WARM_UP_DAYS), to)
  return weightTrend(weights).filter(({ day }) => day >= from)
}

/** Whole years by the birth year alone: exact to a year, which is what formulas can use. */
export const ageOf = ({ birthYear }: Pick<BodyFacts, 'birthYear'>, day: LocalDay): number | null =>
  birthYear === null ? null : Math.max(0, Number(day.slice(0, 4)) - birthYear)
