import { dayFromNumber, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { betaQuantile } from '#platform/server/statistics/beta.ts'
import type { Habit } from '../../contract.ts'
import type { HabitOverview, HabitPair } from '../../contract-analytics.ts'
import { NO_DAYS, spanOf, windowSum, type DayColumns } from '../../engine/day-values.ts'
import { knownDaysOf, totalsOf, weekdayMonth, weekdayTallies, type Tally } from '../../engine/overview.ts'
import { doneDaysOf } from '../../engine/schedule.ts'
import { bestStreaks, currentStreak, classifyDays, recoveryOf } from '../../engine/streaks.ts'
import { strengths } from '../../engine/strength.ts'
import { doneBits, pairsOf } from './pairs.ts'

const FORECAST_WEEKS = 26
/** Weight of the habit's overall share against the days of a single weekday, in days. */
const PRIOR_DAYS = 4
const BEST_STREAKS = 5
const DAYS_A_MONTH = 30
const DAYS_A_YEAR = 365

export type Analytics = { habits: HabitOverview[]; days: { day: LocalDay; done: number }[]; pairs: HabitPair[] }

/** One habit's own analytics, with its scheduled and its done days for the analytics across habits. */
export type Counted = { overview: HabitOverview; first: number; done: Uint8Array; known: Uint8Array }

/** Analytics of all habits from their days up to today. Pure. */
export function analyticsOf(habits: readonly Habit[], days: ReadonlyMap<string, DayColumns>, today: LocalDay): Analytics {
  return togetherOf(
    habits.map((habit) => countedOf(habit, days.get(habit.id) ?? NO_DAYS, today)),
    today,
  )
}

/** Analytics across habits, from the analytics of each habit up to today. */
export function togetherOf(all: readonly Counted[], today: LocalDay): Analytics {
  const last = dayNumber(today)
  const first = Math.min(last, ...all.map((one) => one.first))
  const length = last - first + 1
  const perDay = new Uint16Array(length)
  for (const one of all) for (let at = 0; at < one.done.length; at++) perDay[one.first - first + at]! += one.done[at]!
  return {
    habits: all.map(({ overview }) => overview),
    days: Array.from(perDay, (done, at) => ({ day: first + at, done })).flatMap(({ day, done }) =>
      done > 0 ? [{ day: dayFromNumber(day), done }] : [],
    ),
    pairs: pairsOf(all.map((one) => doneBits(one.overview.id, one.done, one.known, one.first - first, length))),
  }
}

export function countedOf(habit: Habit, days: DayColumns, today: LocalDay): Counted {
  const span = spanOf(habit, days, today)
  const { id, name, hue, icon, kind, unit } = habit
  const strength = strengths(habit, span)
  const done = doneDaysOf(habit, span)
  const fate = classifyDays(habit, span, done)
  const at = (daysAgo: number) => strength.at(-1 - daysAgo) ?? null
  const overview: HabitOverview = {
    id,
    name,
    hue,
    icon,
    kind,
    unit,
    strength: { now: at(0) ?? 0, month: at(DAYS_A_MONTH), year: at(DAYS_A_YEAR) },
    streak: currentStreak(fate),
    bestStreaks: bestStreaks(span, fate, BEST_STREAKS),
    recovery: recoveryOf(fate),
    total: windowSum(span, span.values.length - 1, span.values.length),
    daysDone: done.reduce((n, one) => n + one, 0),
    forecast: forecastOf(weekdayTallies(habit, span, FORECAST_WEEKS, done)),
    weekdayMonth: weekdayMonth(habit, span, done),
    totals: {
      week: totalsOf(span, 'week'),
      month: totalsOf(span, 'month'),
      quarter: totalsOf(span, 'quarter'),
      year: totalsOf(span, 'year'),
    },
  }
  return { overview, first: span.first, done, known: knownDaysOf(habit, span) }
}

/**
 * The chance of each weekday to be done. A weekday has few days, so its share is drawn towards the habit's overall share r: with
 * the prior Beta(4r, 4(1 − r)), d of n days done give Beta(4r + d, 4(1 − r) + n − d); its mean and 95 % interval are returned
 * (conjugate prior of the binomial; Gelman et al., Bayesian Data Analysis, ch. 2). r itself is (done + 1) / (asked + 2).
 */
export function forecastOf(weekdays: readonly Tally[]): { mean: number; low: number; high: number; n: number }[] {
  const asked = weekdays.reduce((sum, one) => sum + one.asked, 0)
  const done = weekdays.reduce((sum, one) => sum + one.done, 0)
  const overall = (done + 1) / (asked + 2)
  return weekdays.map((one) => {
    const a = PRIOR_DAYS * overall + one.done
    const b = PRIOR_DAYS * (1 - overall) + one.asked - one.done
    return { mean: a / (a + b), low: betaQuantile(0.025, a, b), high: betaQuantile(0.975, a, b), n: one.asked }
  })
}
