import { addDays, localDayOf, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ageOf } from '#platform/server/body-facts.ts'
import type { DaySum } from '../../contract/diary.ts'
import type { getNutrientTrend } from '../../contract/insight.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { referenceFor } from '../../engine/adequacy/reference.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { daySumsOf } from '../store.ts'
import { restingOf } from './energy.ts'
import { references } from './needs.ts'

type Trend = OutputOf<typeof getNutrientTrend>

const WEIGHT_DAYS = 60
const WEEKS = { quarter: 13, year: 53 }
const MONTHS = 120

/** Means of one nutrient over whole days, without today, which is not over. */
export async function nutrientTrendOf(
  app: HasClock & HasDb & HasServices & HasVault,
  person: Person,
  { nutrient, span }: InputOf<typeof getNutrientTrend>['query'],
): Promise<Trend> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const starts = startsOf(span, today)
  const [from, to] = [starts[0]!, addDays(today, -1)]
  const [{ facts, weights }, sums] = await Promise.all([
    app.services.body(person, addDays(today, -WEIGHT_DAYS), today),
    daySumsOf(app.db, person.id, from, to),
  ])
  const resting = restingOf(facts, weights.at(-1)?.kg ?? null, today)
  const whole = sums.filter((sum) => isWhole(sum, 'kcal' in resting ? resting.kcal : null))
  const eater = { age: ageOf(facts, today), sex: facts.formulaSex, expecting: facts.expecting }
  return {
    from,
    to,
    reference: referenceFor(references(), nutrient, eater)?.value ?? null,
    periods: starts.map((start, at) => ({ start, ...meanOf(daysWithin(whole, start, starts[at + 1]), nutrient) })),
  }
}

/** First days of weeks or months, the current one last. */
function startsOf(span: keyof typeof WEEKS | 'decade', today: LocalDay): LocalDay[] {
  if (span !== 'decade') {
    const monday = addDays(today, -weekdayOf(today))
    return Array.from({ length: WEEKS[span] }, (_, at) => addDays(monday, -7 * (WEEKS[span] - 1 - at)))
  }
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return Array.from({ length: MONTHS }, (_, at) => {
    const months = year * 12 + month - 1 - (MONTHS - 1 - at)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
  })
}

const daysWithin = (days: readonly DaySum[], from: LocalDay, before: LocalDay | undefined) =>
  days.filter(({ day }) => day >= from && (before === undefined || day < before))

/** The mean over days. Foods without a value add nothing; `unknown` is their share of the energy. */
function meanOf(days: readonly DaySum[], nutrient: Nutrient): { days: number; mean: number | null; unknown: number } {
  const known = days.flatMap(({ eaten }) => eaten.nutrients[nutrient] ?? [])
  if (known.length === 0) return { days: days.length, mean: null, unknown: days.length === 0 ? 0 : 1 }
  const energy = (day: DaySum) => day.eaten.nutrients.energy_kcal?.amount ?? 0
  const total = days.reduce((sum, day) => sum + energy(day), 0)
  const without = days.reduce((sum, day) => sum + energy(day) * (day.eaten.nutrients[nutrient]?.unknownOfEnergy ?? 1), 0)
  return {
    days: days.length,
    mean: known.reduce((sum, { amount }) => sum + amount, 0) / days.length,
    unknown: total > 0 ? without / total : 0,
  }
}
