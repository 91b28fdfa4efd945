import { weightTrend, type DayWeight, type TrendPoint } from '#platform/body/weight-trend.ts'
import { addDays, localDayOf, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ageOf, type BodyFacts } from '#platform/server/body-facts.ts'
import type { DaySum } from '../../contract/diary.ts'
import { ENERGY_WEEKS, type EnergyWeek, type getEnergy } from '../../contract/insight.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { careSigns } from '../../engine/energy/care.ts'
import { expenditure, isKnown, isPlausible, WINDOW_DAYS, type DayIntake, type Expenditure } from '../../engine/energy/expenditure.ts'
import type { GoalFacts } from '../../engine/energy/goals.ts'
import { macrosFor } from '../../engine/energy/macros.ts'
import { formulaExpenditure, restingNeed } from '../../engine/energy/resting.ts'
import { weeklyTargets } from '../../engine/energy/weekly.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { settingsOf } from '../settings.ts'
import { daySumsOf } from '../store.ts'

type Energy = OutputOf<typeof getEnergy>

const WARM_UP_DAYS = 120
/** Number of past weeks to recalculate, because the step of a target depends on the targets before it. */
const TARGET_WEEKS = 12

export const kcalOf = (day: DaySum): number => day.eaten.nutrients.energy_kcal?.amount ?? 0

/** Energy at rest from body facts and a weight. */
export const restingOf = (facts: BodyFacts, kg: number | null, day: LocalDay) =>
  restingNeed({ kg, heightCm: facts.heightCm, age: ageOf(facts, day), sex: facts.formulaSex, fatPercent: facts.bodyFat?.percent ?? null })

export async function energyOf(app: HasClock & HasDb & HasServices & HasVault, person: Person): Promise<Energy> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const monday = addDays(today, -weekdayOf(today))
  const first = addDays(monday, -7 * (ENERGY_WEEKS - 1))
  const [{ facts, weights }, sums, settings] = await Promise.all([
    app.services.body(person, addDays(first, -WARM_UP_DAYS), today),
    daySumsOf(app.db, person.id, addDays(first, -WINDOW_DAYS), today),
    settingsOf(app, person.id),
  ])
  const trend = weightTrend(weights)
  const kg = trend.at(-1)?.trend ?? null
  const resting = restingOf(facts, kg, today)
  const restKcal = 'kcal' in resting ? resting.kcal : null
  // Leaves out today, which is not over.
  const whole = sums.filter((sum) => sum.day < today && isWhole(sum, restKcal))
  const intakes: DayIntake[] = whole.map((sum) => ({ day: sum.day, kcal: kcalOf(sum) }))
  const latest = expenditure(intakes, weights, addDays(today, -1))
  const formula = 'kcal' in resting ? formulaExpenditure(resting, settings.activity ?? null) : null
  const read = usable(latest, restKcal)
  const expended = read
    ? { ...read, by: 'adaptive' as const }
    : formula && { ...formula, by: 'formula' as const, from: null, to: null, intakeDays: 0, weighedDays: 0, intake: null, fromWeight: null }
  const spoken = whole.filter(({ isComplete }) => isComplete).map((sum) => ({ day: sum.day, kcal: kcalOf(sum) }))
  const age = ageOf(facts, today)
  return {
    today,
    isHidden: facts.isHidden || settings.hidesNumbers,
    kg,
    resting: 'kcal' in resting ? resting : { missing: [...resting.missing] },
    expended,
    needs: isKnown(latest) ? null : latest.needs,
    isTooLow: isKnown(latest) && !read,
    goal: settings.goal ?? null,
    target: targetOf({ goal: settings.goal ?? null, monday, intakes, weights, trend, facts, restKcal, formula: formula?.kcal ?? null }),
    care: careSigns({ intakes: spoken, weights, today }, { heightCm: facts.heightCm, age, resting: restKcal }),
    weeks: weeksOf(first, { whole, intakes, weights, trend, restKcal, today }),
  }
}

/** The adaptive expenditure, if it is known and plausible. */
const usable = (found: ReturnType<typeof expenditure>, resting: number | null): Expenditure | undefined =>
  isKnown(found) && isPlausible(found, resting) ? found : undefined

type TargetKnown = {
  goal: (NutritionSettings['goal'] & {}) | null
  monday: LocalDay
  intakes: readonly DayIntake[]
  weights: readonly DayWeight[]
  trend: readonly TrendPoint[]
  facts: BodyFacts
  restKcal: number | null
  formula: number | null
}

/** This week's target, from the facts at the beginning of this week and of the weeks before. */
function targetOf({ goal, monday, intakes, weights, trend, facts, restKcal, formula }: TargetKnown): Energy['target'] {
  if (!goal) return null
  const weeks = Array.from({ length: TARGET_WEEKS }, (_, index) => addDays(monday, -7 * (TARGET_WEEKS - 1 - index))).flatMap((week) => {
    const kg = trend.findLast(({ day }) => day < week)?.trend ?? trend[0]?.trend
    const expended = usable(expenditure(intakes, weights, addDays(week, -1)), restKcal)?.kcal ?? formula
    if (kg === undefined || expended === null) return []
    const of: GoalFacts = {
      kg,
      heightCm: facts.heightCm,
      age: ageOf(facts, week),
      sex: facts.formulaSex,
      expecting: facts.expecting,
      resting: restKcal,
    }
    return [{ week, expended, facts: of }]
  })
  const target = weeklyTargets(weeks, goal).at(-1)
  return target ? { kcal: target.kcal, why: [...target.why], macros: macrosFor(target.kcal, weeks.at(-1)!.facts.kg, goal.macros) } : null
}

type WeeksKnown = Pick<TargetKnown, 'intakes' | 'weights' | 'trend' | 'restKcal'> & { whole: readonly DaySum[]; today: LocalDay }

function weeksOf(first: LocalDay, { whole, intakes, weights, trend, restKcal, today }: WeeksKnown): EnergyWeek[] {
  return Array.from({ length: ENERGY_WEEKS }, (_, index) => addDays(first, 7 * index)).map((week) => {
    const end = addDays(week, 6)
    const days = whole.filter(({ day }) => day >= week && day <= end)
    const mean = (of: (day: DaySum) => number) => days.reduce((sum, day) => sum + of(day), 0) / days.length
    const found = end < today ? usable(expenditure(intakes, weights, end), restKcal) : undefined
    const point = trend.findLast(({ day }) => day <= end && day >= week)
    return {
      week,
      days: days.length,
      intake: days.length === 0 ? null : mean(kcalOf),
      macros:
        days.length === 0
          ? null
          : {
              protein: mean(({ eaten }) => eaten.nutrients.protein_g?.amount ?? 0),
              fat: mean(({ eaten }) => eaten.nutrients.fat_g?.amount ?? 0),
              carbohydrate: mean(({ eaten }) => eaten.nutrients.carbohydrate_g?.amount ?? 0),
            },
      expended: found?.kcal ?? null,
      margin: found?.margin ?? null,
      kg: point?.trend ?? null,
    }
  })
}
