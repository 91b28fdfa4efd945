import { windowSum, type DaySpan, type HabitShape } from './day-values.ts'
import { dayTarget, frequencyOf, namerOf, targetDays } from './schedule.ts'

/**
 * A habit's strength on each day of a span, 0 to 1: Loop Habit Tracker's score (uHabits, `Score.kt` and `ScoreList.kt`).
 * With f times a day, m = 0.5^(√f / 13) and score = previous · m + done · (1 − m): a daily habit done for 13 days has a score of
 * one half. `done` is the share of the frequency that was reached in its days up to this one; a day of rest leaves the score
 * unchanged. Limits (atMost) start at 1, all others at 0.
 */
export function strengths(habit: HabitShape, span: DaySpan): Float64Array {
  const { times, days } = frequencyOf(habit.schedule)
  const frequency = times / days
  const keep = 0.5 ** (Math.sqrt(frequency) / 13)
  // Twice the window, so that a weekly habit done on another weekday than last week does not lose strength.
  const stretch = habit.kind === 'yes' && frequency < 1 ? 2 : 1
  const out = new Float64Array(span.values.length)
  let score = habit.kind === 'atMost' ? 1 : 0
  let sum = 0
  const isCounted = habit.kind !== 'atMost' && targetDays(habit) === 1
  const isLimitOfDays = habit.kind === 'atMost' && targetDays(habit) === 1
  const isAsked = namerOf(habit)
  for (let index = 0; index < out.length; index++) {
    if (isCounted) {
      sum += shareOfDay(habit, span, index)
      if (index >= days * stretch) sum -= shareOfDay(habit, span, index - days * stretch)
    }
    // A limit only counts on scheduled days.
    const isSilent = isLimitOfDays && !isAsked(span.first + index)
    if (span.rests[index] === 0 && !isSilent) {
      const done = isCounted ? Math.min(1, sum / (times * stretch)) : shareOfDay(habit, span, index)
      score = score * keep + done * (1 - keep)
    }
    out[index] = score
  }
  return out
}

/** Share of the target that a day reached, 0 to 1: of its own target, or of its period's. */
function shareOfDay(habit: HabitShape, span: DaySpan, index: number): number {
  const days = targetDays(habit)
  const value = days === 1 ? span.values[index]! : windowSum(span, index, days)
  const target = dayTarget(habit)
  if (habit.kind !== 'atMost') return target > 0 ? Math.min(1, value / target) : 1
  if (target > 0) return Math.min(1, Math.max(0, 1 - (value - target) / target))
  return value > 0 ? 0 : 1
}
