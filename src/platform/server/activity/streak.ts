import { addDays, daysBetween, type LocalDay } from '#platform/contract/dates.ts'

/** Days off that a streak allows in any seven days in a row. They bridge the streak and do not count. */
export const RESTS_PER_WEEK = 2

/** The state of a streak as of its last active day: enough to extend it without the history. */
export type Streak = {
  lastDay: LocalDay | null
  /** Active days in the streak that `lastDay` ends. */
  days: number
  longest: number
  totalDays: number
  /** Bit k−1 set: the day k days before `lastDay` was a rest within the streak (k = 1…6). */
  recentRests: number
}

export const NO_STREAK: Streak = { lastDay: null, days: 0, longest: 0, totalDays: 0, recentRests: 0 }

const SIX_DAYS = 0b111111

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

/**
 * The mask after `rests` days without an act, or undefined when one of them ends the streak: the day after `mask`'s six
 * days is a rest too many when those six hold RESTS_PER_WEEK already.
 */
function afterRests(mask: number, rests: number): number | undefined {
  // The active day before the first rest moves into the window as a 0.
  let window = (mask << 1) & SIX_DAYS
  for (let i = 0; i < rests; i++) {
    if (bits(window) >= RESTS_PER_WEEK) return undefined
    window = ((window << 1) | 1) & SIX_DAYS
  }
  return window
}

/** The streak with one more active day, later than its last. */
export function extendStreak(streak: Streak, day: LocalDay): Streak {
  const rests = streak.lastDay === null ? 0 : daysBetween(streak.lastDay, day) - 1
  if (rests < 0) throw new RangeError('A streak is extended by later days only.')
  const recentRests = streak.lastDay === null ? undefined : afterRests(streak.recentRests, rests)
  const days = recentRests === undefined ? 1 : streak.days + 1
  return {
    lastDay: day,
    days,
    longest: Math.max(streak.longest, days),
    totalDays: streak.totalDays + 1,
    recentRests: recentRests ?? 0,
  }
}

/** The streak of a whole history: active days in ascending order, each once. */
export function streakOf(days: Iterable<LocalDay>): Streak {
  let streak = NO_STREAK
  for (const day of days) streak = extendStreak(streak, day)
  return streak
}

/**
 * The length of the streak as of `today`, which may still be without an act: days since the last active one count
 * as rests, and one rest too many ends the streak. A last day in the future (a zone move, a clock set back) keeps the streak.
 */
export function currentStreak(streak: Streak, today: LocalDay): number {
  if (streak.lastDay === null) return 0
  const rests = daysBetween(streak.lastDay, today) - 1
  if (rests <= 0) return streak.days
  return rests > RESTS_PER_WEEK || afterRests(streak.recentRests, rests) === undefined ? 0 : streak.days
}

/** How many days off in a row, from today on (from tomorrow, when today is active), the streak still allows. */
export function restsLeft(streak: Streak, today: LocalDay): number {
  if (streak.lastDay === null || currentStreak(streak, today) === 0) return 0
  const first = streak.lastDay >= today ? addDays(streak.lastDay, 1) : today
  let left = 0
  while (left < RESTS_PER_WEEK && currentStreak(streak, addDays(first, left + 1)) > 0) left++
  return left
}
