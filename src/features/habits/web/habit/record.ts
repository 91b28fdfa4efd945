import { addDays, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { HeatLevel } from '#platform/web/ui/HeatWeek.tsx'
import type { Habit, HabitDay } from '../../contract.ts'
import { numbered, spanOf } from '../../engine/day-values.ts'
import { totalsOf, weekdayMonth } from '../../engine/overview.ts'
import { dayTarget, doneDaysOf, targetDays } from '../../engine/schedule.ts'
import { bestStreaks, classifyDays } from '../../engine/streaks.ts'
import type { HabitAnswer } from '../data/changes.ts'
import { dayState } from '../data/day-state.ts'

const BEST = 6
const MAX_POINTS = 160

/** All figures of a habit's page, computed from its days. */
export function recordOf({ habit, days, today, strengths }: HabitAnswer) {
  const span = spanOf(habit, numbered(days), today)
  const first = strengths.from
  const at = (day: LocalDay) => strengths.values[dayNumber(day) - dayNumber(first)] ?? null
  const done = doneDaysOf(habit, span)
  return {
    first,
    strength: { now: strengths.values.at(-1) ?? 0, month: at(addDays(today, -30)), year: at(addDays(today, -365)) },
    daysDone: done.reduce((n, one) => n + one, 0),
    streaks: bestStreaks(span, classifyDays(habit, span, done), BEST),
    totals: (period: 'week' | 'month' | 'quarter' | 'year') => totalsOf(span, period),
    rhythm: weekdayMonth(habit, span, done),
    years: Array.from({ length: Number(today.slice(0, 4)) - Number(first.slice(0, 4)) + 1 }, (_, index) =>
      String(Number(today.slice(0, 4)) - index),
    ),
    notes: days.filter(({ note, reason }) => note !== '' || reason !== '').toReversed(),
  }
}

/** Strength on days back from today, sampled so that ten years have no more points than a screen can show. The last is today's. */
export function strengthLine({ strengths }: HabitAnswer, back: number): { day: LocalDay; value: number }[] {
  const { from, values } = strengths
  const start = Math.max(0, values.length - back)
  const step = Math.max(1, Math.ceil((values.length - start) / MAX_POINTS))
  const out: { day: LocalDay; value: number }[] = []
  for (let index = values.length - 1; index >= start; index -= step) out.unshift({ day: addDays(from, index), value: values[index]! })
  return out
}

/** Fill level of a day's leaf: nothing, skipped or begun, up to the full target. */
export function levelOf(habit: Habit, day: HabitDay | undefined): HeatLevel {
  if (!day) return 0
  const state = dayState(habit, day)
  if (state === 'skipped') return 1
  if (state === 'open' || state === 'off') return 0
  if (habit.kind === 'atMost') return state === 'done' ? 4 : 2
  const share = targetDays(habit) > 1 ? (day.value * targetDays(habit)) / habit.target : day.value / dayTarget(habit)
  return share >= 1 ? 4 : share >= 0.66 ? 3 : share >= 0.33 ? 2 : 1
}
