import type { DayWeight } from '#platform/body/weight-trend.ts'
import { addDays } from '#platform/contract/dates.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import type { DayIntake } from './expenditure.ts'
import { mifflin } from './resting.ts'

export type SimulatedPerson = {
  intakes: DayIntake[]
  weights: DayWeight[]
  /** Mean of the true expenditure over the last `window` days, kcal. */
  truth: (window: number) => number
  until: string
  resting: number
}

/**
 * A simulated person with a true expenditure that follows the weight. Energy per kilogram varies between people; intake varies by day and
 * more at weekends. Diary days and weighings are missing. Errors by body water correlate between days, with a monthly wave for some.
 * Diary entries have a random error of a tenth.
 */
export function simulatedPerson(seed: number, { days = 70, missing = 0.2, unweighed = 0.25 } = {}): SimulatedPerson {
  const random = xoshiro128(`person ${seed}`)
  const sex = random.next() < 0.5 ? 'female' : 'male'
  const cm = (sex === 'female' ? 165 : 178) + 7 * random.normal()
  const age = 20 + 45 * random.next()
  const activity = 1.35 + 0.5 * random.next()
  const density = 7700 + 500 * random.normal()
  let kg = (22 + 8 * random.next()) * (cm / 100) ** 2
  const start = mifflin(kg, cm, age, sex) * activity
  // From about a quarter below the expenditure to a sixth above.
  const habitual = start * (0.78 + 0.38 * random.next())
  const wave = sex === 'female' && random.next() < 0.6 ? 0.4 + 0.4 * random.next() : 0
  const phase = 28 * random.next()
  const first = '2026-01-05'
  const used: number[] = []
  const intakes: DayIntake[] = []
  const weights: DayWeight[] = []
  let water = 0
  for (let day = 0; day < days; day++) {
    const date = addDays(first, day)
    water = 0.35 * water + 0.42 * random.normal()
    const cycle = wave * Math.sin((2 * Math.PI * (day + phase)) / 28)
    if (random.next() >= unweighed) weights.push({ day: date, kg: Math.round((kg + water + cycle) * 10) / 10 })
    const expended = mifflin(kg, cm, age, sex) * activity * (1 + 0.05 * random.normal())
    const eaten = habitual * (day % 7 >= 5 ? 1.12 : 0.95) * (1 + 0.14 * random.normal())
    if (random.next() >= missing) intakes.push({ day: date, kcal: Math.round(eaten * (1 + 0.1 * random.normal())) })
    used.push(expended)
    kg += (eaten - expended) / density
  }
  return {
    intakes,
    weights,
    until: addDays(first, days - 1),
    resting: mifflin(kg, cm, age, sex),
    truth: (window) => used.slice(-window).reduce((sum, one) => sum + one, 0) / window,
  }
}
