import { studentT95, weightSlope, type DayWeight } from '#platform/body/weight-trend.ts'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { KCAL_PER_KG, KCAL_PER_KG_SD } from './constants.ts'

/** Energy of a whole day. Incomplete days are left out. */
export type DayIntake = { day: LocalDay; kcal: number }

export type Expenditure = {
  /** Mean a day over the window. */
  kcal: number
  /** Half the width of the 95 % interval. */
  margin: number
  /** The period of the data. */
  from: LocalDay
  to: LocalDay
  intakeDays: number
  weighedDays: number
  /** Mean intake of whole days, and the energy of the weight change, kcal a day. */
  intake: number
  fromWeight: number
}

export type NotYet = { needs: { intakeDays: number; weighedDays: number } }

export const WINDOW_DAYS = 28
export const MIN_INTAKE_DAYS = 10
export const MIN_WEIGHED_DAYS = 8
/** Minimum number of days between the first and the last weighing. */
const MIN_WEIGHED_SPAN = 14
/** Slow changes of body water (a cycle, a heat wave) tilt a line of four weeks: kg a day, one standard deviation. */
const SLOW_WATER = 0.011
/** Random error of a complete diary day, as a share of its energy. */
const WRITING_ERROR = 0.1

/**
 * Energy expenditure from intake and weight: mean intake − slope of the weight × KCAL_PER_KG, over the WINDOW_DAYS up to and including
 * `until`. Goals, the energy of training and the activity setting are no inputs, so they cannot change it.
 *
 * The slope is that of a straight line through the raw weights, because the moving average in charts lags. The interval covers days without
 * a complete diary (the mean of a sample of the window), quick and slow changes of body water, and the variation of KCAL_PER_KG between
 * people. It does not cover foods that the person never logs.
 */
export function expenditure(intakes: readonly DayIntake[], weights: readonly DayWeight[], until: LocalDay): Expenditure | NotYet {
  const from = addDays(until, 1 - WINDOW_DAYS)
  const isWithin = ({ day }: { day: LocalDay }) => day >= from && day <= until
  const eaten = intakes.filter(isWithin).map(({ kcal }) => kcal)
  const weighed = weights.filter(isWithin)
  const span = weighed.length > 0 && addDays(weighed[0]!.day, MIN_WEIGHED_SPAN) <= weighed.at(-1)!.day
  const slope = weightSlope(weighed)
  if (eaten.length < MIN_INTAKE_DAYS || weighed.length < MIN_WEIGHED_DAYS || !span || !slope)
    return {
      needs: {
        intakeDays: Math.max(0, MIN_INTAKE_DAYS - eaten.length),
        weighedDays: Math.max(span ? 0 : 1, MIN_WEIGHED_DAYS - weighed.length),
      },
    }
  const n = eaten.length
  const intake = sum(eaten) / n
  const variance = sum(eaten.map((kcal) => (kcal - intake) ** 2)) / (n - 1)
  // With every day of the window known there is no sampling error; the error of the diary itself remains.
  const sampling = (variance / n) * (1 - Math.min(1, n / WINDOW_DAYS))
  const intakeError = studentT95(n - 1) * Math.sqrt(sampling + (WRITING_ERROR * intake) ** 2 / n)
  const fromWeight = -slope.perDay * KCAL_PER_KG
  const waterError = Z95 * SLOW_WATER * KCAL_PER_KG
  const densityError = Z95 * slope.perDay * KCAL_PER_KG_SD
  return {
    kcal: intake + fromWeight,
    margin: Math.hypot(intakeError, slope.margin * KCAL_PER_KG, waterError, densityError),
    from,
    to: until,
    intakeDays: n,
    weighedDays: weighed.length,
    intake,
    fromWeight,
  }
}

export const isKnown = (found: Expenditure | NotYet): found is Expenditure => 'kcal' in found

/** Lowest plausible ratio of expenditure to rest over weeks; FAO/WHO/UNU (2004) state 1.27 for a person who lies still all day. */
const LEAST_ACTIVITY = 1.1

/**
 * Whether an expenditure is plausible. It is not if its whole interval is below LEAST_ACTIVITY times rest: the diary is probably incomplete
 * then, and nothing may be based on it, least of all a target.
 */
export const isPlausible = ({ kcal, margin }: Pick<Expenditure, 'kcal' | 'margin'>, resting: number | null): boolean =>
  kcal + margin > (resting === null ? 0 : resting * LEAST_ACTIVITY)

const Z95 = 1.96
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
