import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { HealthFact } from '#platform/server/health-facts.ts'
import type { DaySum } from '../../contract/diary.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { daySumsOf } from '../store.ts'

/** Minimum number of whole days. */
const LEAST_DAYS = 7
/** A day with a larger share of energy without a value for a nutrient does not count for it. */
const MOST_UNKNOWN = 0.2

/** Mean alcohol and sodium intake over whole days of the diary. */
export async function diaryFacts(app: HasDb, person: Person, from: LocalDay, to: LocalDay): Promise<HealthFact[]> {
  const whole = (await daySumsOf(app.db, person.id, from, to)).filter((sum) => sum.day < to && isWhole(sum, null))
  const days = daysBetween(from, to) + 1
  const fact = (measure: HealthFact['measure'], nutrient: 'alcohol_g' | 'sodium_mg', times: number): HealthFact[] => {
    const amounts = whole.flatMap((day) => amountOf(day, nutrient) ?? [])
    if (amounts.length < LEAST_DAYS) return []
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
    return [{ measure, value: mean * times, n: amounts.length, days }]
  }
  return [...fact('alcohol', 'alcohol_g', 7), ...fact('sodium', 'sodium_mg', 1)]
}

function amountOf({ eaten }: DaySum, nutrient: 'alcohol_g' | 'sodium_mg'): number | undefined {
  const sum = eaten.nutrients[nutrient]
  return sum && sum.unknownOfEnergy <= MOST_UNKNOWN ? sum.amount : undefined
}
