import { weightTrend } from '#platform/body/weight-trend.ts'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ageOf } from '#platform/server/body-facts.ts'
import type { getFasting } from '../../contract/fasting.ts'
import { careSigns } from '../../engine/energy/care.ts'
import { fastingBound } from '../../engine/fasting.ts'
import { daySumsOf } from '../store.ts'
import { settingsOf } from '../settings.ts'
import { kcalOf, restingOf } from './energy.ts'

const WEIGHT_DAYS = 120
const DIARY_DAYS = 14

/** The longest fast that this person can choose, from their body facts and their last two weeks. */
export async function fastingOf(app: HasClock & HasDb & HasServices & HasVault, person: Person): Promise<OutputOf<typeof getFasting>> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const [{ facts, weights }, sums, settings] = await Promise.all([
    app.services.body(person, addDays(today, -WEIGHT_DAYS), today),
    daySumsOf(app.db, person.id, addDays(today, -DIARY_DAYS), addDays(today, -1)),
    settingsOf(app, person.id),
  ])
  const kg = weightTrend(weights).at(-1)?.trend ?? null
  const resting = restingOf(facts, kg, today)
  const age = ageOf(facts, today)
  const intakes = sums.filter(({ isComplete }) => isComplete).map((sum) => ({ day: sum.day, kcal: kcalOf(sum) }))
  const known = { heightCm: facts.heightCm, age, resting: 'kcal' in resting ? resting.kcal : null }
  const care = careSigns({ intakes, weights, today }, known)
  const bound = fastingBound({ age, kg, heightCm: facts.heightCm, expecting: facts.expecting, care })
  return { ...bound, care, isHidden: facts.isHidden || settings.hidesNumbers }
}
