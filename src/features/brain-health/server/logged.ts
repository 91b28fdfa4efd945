import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { HasCollect, HasServices } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { weightTrend } from '#platform/body/weight-trend.ts'
import { healthFactsOf, type HealthMeasure } from '#platform/server/health-facts.ts'
import type { Logged, LoggedFigure } from '../scores/known.ts'
import { bmiOf } from '../units.ts'

/** Four weeks: the period of "usually" in both scores. */
const DAYS = 28
/** An older weight is not used. */
const WEIGHT_DAYS = 90
/** Grams of alcohol in a standard drink of the United States, where the card comes from. */
const DRINK_GRAMS = 14
const LEAST_MOODS = 7

/** Figures that the person logged in other features, for the questions of the scores. */
export async function loggedOf(
  app: HasCollect & HasServices,
  person: Person,
  today: LocalDay,
): Promise<Logged & { isBodyHidden: boolean }> {
  const from = addDays(today, -(DAYS - 1))
  const [facts, body, moods] = await Promise.all([
    healthFactsOf(app, person, from, today),
    app.services.body(person, addDays(today, -WEIGHT_DAYS), today),
    app.services.moodByDay(person, from, today),
  ])
  const figure = (measure: HealthMeasure, divisor = 1): LoggedFigure | null => {
    const fact = facts.find((one) => one.measure === measure)
    return fact ? { value: round(fact.value / divisor), n: fact.n, days: fact.days } : null
  }
  const { heightCm, expecting, isHidden } = body.facts
  const kg = weightTrend(body.weights).at(-1)?.trend
  // The body mass index is not meaningful during pregnancy.
  const isKnown = kg !== undefined && heightCm !== null && expecting !== 'pregnant'
  return {
    bmi: isKnown ? { value: round(bmiOf(kg, heightCm)), n: body.weights.length, days: WEIGHT_DAYS } : null,
    movement: figure('movement'),
    alcohol: figure('alcohol', DRINK_GRAMS),
    sodium: figure('sodium'),
    mood:
      moods.length < LEAST_MOODS
        ? null
        : { value: round(moods.reduce((sum, { mood }) => sum + mood, 0) / moods.length), n: moods.length, days: DAYS },
    isBodyHidden: isHidden,
  }
}

const round = (value: number) => Math.round(value * 100) / 100
