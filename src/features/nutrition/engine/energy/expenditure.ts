import { studentT95, weightSlope, type DayWeight } from '#platform/body/weight-trend.ts'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { KCAL_PER_KG, KCAL_PER_KG_SD } from './constants.ts'

/** A day whose diary is whole, and what it came to. Days that are not are no days here. */
export type DayIntake = { day: LocalDay; kcal: number }

export type Expenditure = {
  /** A day, on the mean of the window. */
  kcal: number
  /** Half of its 95 % interval. */
  margin: number
  /** What it rests on. */
  from: LocalDay
  to: LocalDay
  intakeDays: number
  weighedDays: number
  /** Mean of what was eaten on whole days, and what the weight's change stands for, kcal a day. */
  intake: number
  fromWeight: number
}

export type NotYet = { needs: { intakeDays: number; weighedDays: number } }

export const WINDOW_DAYS = 28
export const MIN_INTAKE_DAYS = 10
export const MIN_WEIGHED_DAYS = 8
/** First and last weighing apart. */
const MIN_WEIGHED_SPAN = 14
/** Water that comes and goes over weeks (a cycle, a heat wave) tilts a line of four weeks without being tissue: kg a day, one standard deviation. */
const SLOW_WATER = 0.011
/** What is written down of a day is off by about this share of it at random, though nothing is missing. */
const WRITING_ERROR = 0.1

/**
 * What a body uses, read off what went in and what became of it: mean intake − slope of the weight × KCAL_PER_KG, over the WINDOW_DAYS before
 * `until` (included). It knows nothing of goals, of what training is said to burn, or of a setting for activity, and so none of them can move it.
 *
 * The slope is a straight line through the days as weighed, since the average that is drawn begins somewhere and lags. The interval holds what
 * days that were not written down may have been (the mean of a sample of the window), what quick and slow water do to the slope, and that a
 * kilogram is not the same in everybody. What nobody wrote down on any day it cannot see.
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
  // Of a window of which every day is known, the mean is no sample; what days are off by when they are written down stays.
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

/** Nobody lives on so little more than rest for weeks; FAO/WHO/UNU (2004) have 1.27 for who lies still all day. */
const LEAST_ACTIVITY = 1.1

/**
 * Whether what was read off can be true: below LEAST_ACTIVITY times rest, with its whole interval, it cannot, and most likely the diary lacks some
 * of what was eaten. Nothing is built on it then, least of all a target.
 */
export const isPlausible = ({ kcal, margin }: Pick<Expenditure, 'kcal' | 'margin'>, resting: number | null): boolean =>
  kcal + margin > (resting === null ? 0 : resting * LEAST_ACTIVITY)

const Z95 = 1.96
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
