import type { LocalDay } from '#platform/contract/dates.ts'
import { dayAt, type DaySpan, type HabitShape } from './day-values.ts'
import { isDoneOn, isNamed, targetDays } from './schedule.ts'

/** Done days in a row without a miss between them. Both ends are days on which it was done. */
export type Streak = { from: LocalDay; to: LocalDay; length: number }

/** What a day is to a streak. done: it lengthens. bridge: it neither lengthens nor ends. miss: it ends. open: today, not over yet. */
type Fate = 'done' | 'bridge' | 'miss' | 'open'

/**
 * How each day counts. A day of rest, and a day that the schedule does not name, bridge. With `perDays` a day is a miss only
 * when the schedule could no longer be met: the window of `days` days that ends on it holds too few, although nobody rested.
 */
export function fates(habit: HabitShape, span: DaySpan): Fate[] {
  const last = span.values.length - 1
  const { schedule } = habit
  const done = Array.from(span.values, (_, index) => isDoneOn(habit, span, index))
  if (schedule.kind === 'perDays' && schedule.times < schedule.days && targetDays(habit) === 1) {
    return done.map((isDone, index) => {
      if (isDone) return 'done'
      if (span.rests[index] === 1) return 'bridge'
      const first = index - schedule.days + 1
      // The first days have no whole window behind them: nothing was missed yet.
      if (first < 0) return index === last ? 'open' : 'bridge'
      let times = 0
      let rested = 0
      for (let at = first; at <= index; at++) {
        if (done[at]) times++
        else if (span.rests[at] === 1) rested++
      }
      const asked = schedule.times * ((schedule.days - rested) / schedule.days)
      if (times >= Math.floor(asked)) return index === last ? 'open' : 'bridge'
      return index === last ? 'open' : 'miss'
    })
  }
  return done.map((isDone, index) => {
    if (isDone) return 'done'
    if (span.rests[index] === 1 || !isNamed(habit, span.first + index)) return 'bridge'
    if (index === last) return 'open'
    // The first period is not over: nothing was missed yet.
    if (index < targetDays(habit) - 1) return 'bridge'
    // A limit that nobody wrote down is neither kept nor broken.
    return habit.kind === 'atMost' && span.entered[index] === 0 ? 'bridge' : 'miss'
  })
}

/** All streaks, oldest first. A skip bridges and does not count; today does not end one before it is over. */
export function streaksOf(habit: HabitShape, span: DaySpan, fate = fates(habit, span)): Streak[] {
  const all: Streak[] = []
  let current: { from: number; to: number; length: number } | undefined
  fate.forEach((what, index) => {
    if (what === 'done') {
      current ??= { from: index, to: index, length: 0 }
      current.to = index
      current.length++
    } else if (what === 'miss' && current) {
      all.push(named(span, current))
      current = undefined
    }
  })
  if (current) all.push(named(span, current))
  return all
}

const named = (span: DaySpan, { from, to, length }: { from: number; to: number; length: number }): Streak => ({
  from: dayAt(span, from),
  to: dayAt(span, to),
  length,
})

/** The streak that still goes on on the last day of the span, or 0. */
export function currentStreak(habit: HabitShape, span: DaySpan, all = fates(habit, span)): number {
  let length = 0
  for (let index = all.length - 1; index >= 0; index--) {
    if (all[index] === 'miss') break
    if (all[index] === 'done') length++
  }
  return length
}

/**
 * Days from a miss to the next day on which it was done again: the median over all misses that were recovered from (a run
 * of missed days is one miss). What is told instead of a lost streak.
 */
export function recoveryOf(habit: HabitShape, span: DaySpan, all = fates(habit, span)): { days: number; misses: number } | null {
  const lengths: number[] = []
  let missedAt: number | undefined
  all.forEach((fate, index) => {
    if (fate === 'miss') missedAt ??= index
    else if (fate === 'done' && missedAt !== undefined) {
      lengths.push(index - missedAt)
      missedAt = undefined
    }
  })
  if (lengths.length === 0) return null
  lengths.sort((a, b) => a - b)
  const middle = lengths.length >> 1
  const days = lengths.length % 2 === 1 ? lengths[middle]! : (lengths[middle - 1]! + lengths[middle]!) / 2
  return { days, misses: lengths.length }
}
