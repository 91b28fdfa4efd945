import type { LocalDay } from '#platform/contract/dates.ts'
import { dayAt, type DaySpan, type HabitShape } from './day-values.ts'
import { doneDaysOf, namerOf, targetDays } from './schedule.ts'

/** Consecutive done days without a miss between them. Both ends are done days. */
export type Streak = { from: LocalDay; to: LocalDay; length: number }
/** A streak by indices of a span: formatting dates is slow, and only few of thousands of streaks are shown. */
export type Run = { from: number; to: number; length: number }

/** Effect of a day on a streak. DONE: lengthens it. BRIDGE: neither lengthens nor ends it. MISS: ends it. OPEN: today, not over yet. */
export const BRIDGE = 0
export const DONE = 1
export const MISS = 2
export const OPEN = 3

/**
 * How each day counts, as one of the four. A day of rest, and a day that the schedule does not name, bridge. With `perDays` a
 * day is a miss only when the schedule can no longer be met: see `classifyPerDays`.
 */
export function classifyDays(habit: HabitShape, span: DaySpan, done = doneDaysOf(habit, span)): Uint8Array {
  const { rests, entered } = span
  const last = done.length - 1
  const { schedule } = habit
  if (schedule.kind === 'perDays' && schedule.times < schedule.days && targetDays(habit) === 1)
    return classifyPerDays(schedule, rests, done)
  const out = new Uint8Array(done.length)
  const firstWhole = targetDays(habit) - 1
  const isLimit = habit.kind === 'atMost'
  const isAsked = namerOf(habit)
  for (let index = 0; index <= last; index++) {
    if (done[index] === 1) out[index] = DONE
    else if (rests[index] === 1 || !isAsked(span.first + index)) out[index] = BRIDGE
    else if (index === last) out[index] = OPEN
    // The first period is not over, so nothing was missed yet. A limit without an entry is neither met nor exceeded.
    else out[index] = index < firstWhole || (isLimit && entered[index] === 0) ? BRIDGE : MISS
  }
  return out
}

/**
 * "So many times in so many days" names no day. A day without a mark is a miss only if no window of `days` days around it has
 * enough done days or can still get them from today on. So days done after an empty week count from the first one, and a miss
 * stays a miss. Days of rest lower the number that their window needs, in proportion.
 */
function classifyPerDays({ times, days }: { times: number; days: number }, rests: Uint8Array, done: Uint8Array): Uint8Array {
  const last = done.length - 1
  const out = new Uint8Array(done.length)
  const isTodayOpen = last >= 0 && done[last] === 0 && rests[last] === 0
  let [doneInWindow, restedInWindow] = [0, 0]
  for (let index = 0; index < Math.min(days - 1, done.length); index++) {
    doneInWindow += done[index]!
    restedInWindow += rests[index]! & ~done[index]!
  }
  let lastSuccessfulWindow = -Infinity
  for (let index = 0; index <= last; index++) {
    // The window that begins on this day and ends with its last day; earlier windows were checked already.
    const end = index + days - 1
    if (end <= last) {
      doneInWindow += done[end]!
      restedInWindow += rests[end]! & ~done[end]!
    }
    const possible = doneInWindow + Math.max(0, end - last) + (isTodayOpen && end >= last ? 1 : 0)
    if (possible >= Math.floor((times * (days - restedInWindow)) / days)) lastSuccessfulWindow = index
    if (done[index] === 1) out[index] = DONE
    else if (rests[index] === 1) out[index] = BRIDGE
    else if (index === last) out[index] = OPEN
    // No complete window precedes the first days, so nothing was missed yet.
    else out[index] = index < days - 1 || lastSuccessfulWindow > index - days ? BRIDGE : MISS
    doneInWindow -= done[index]!
    restedInWindow -= rests[index]! & ~done[index]!
  }
  return out
}

/** All runs of done days, oldest first. A skip bridges and does not count; today does not end one before it is over. */
export function runsOf(all: Uint8Array): Run[] {
  const runs: Run[] = []
  let current: Run | undefined
  for (let index = 0; index < all.length; index++) {
    const fate = all[index]
    if (fate === DONE) {
      if (!current) runs.push((current = { from: index, to: index, length: 0 }))
      current.to = index
      current.length++
    } else if (fate === MISS) current = undefined
  }
  return runs
}

/** The longest streaks; of two equally long ones the later comes first. */
export function bestStreaks(span: DaySpan, all: Uint8Array, most: number): Streak[] {
  return runsOf(all)
    .toSorted((a, b) => b.length - a.length || b.to - a.to)
    .slice(0, most)
    .map(({ from, to, length }) => ({ from: dayAt(span, from), to: dayAt(span, to), length }))
}

export const bestLength = (all: Uint8Array): number => runsOf(all).reduce((best, { length }) => Math.max(best, length), 0)

/** Length of the streak that is still open on the last day of the span, or 0. */
export function currentStreak(all: Uint8Array): number {
  let length = 0
  for (let index = all.length - 1; index >= 0 && all[index] !== MISS; index--) if (all[index] === DONE) length++
  return length
}

/**
 * Days from a miss to the next done day: the median over all misses that were followed by a done day (a run of missed days is
 * one miss). Shown instead of a lost streak.
 */
export function recoveryOf(all: Uint8Array): { days: number; misses: number } | null {
  const lengths: number[] = []
  let missedAt: number | undefined
  for (let index = 0; index < all.length; index++) {
    if (all[index] === MISS) missedAt ??= index
    else if (all[index] === DONE && missedAt !== undefined) {
      lengths.push(index - missedAt)
      missedAt = undefined
    }
  }
  if (lengths.length === 0) return null
  lengths.sort((a, b) => a - b)
  const middle = lengths.length >> 1
  const days = lengths.length % 2 === 1 ? lengths[middle]! : (lengths[middle - 1]! + lengths[middle]!) / 2
  return { days, misses: lengths.length }
}
