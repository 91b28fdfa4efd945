import type { Exercise } from '../exercise.ts'
import { candidatesFor, isLightened, suits } from './candidates.ts'
import { checkInput } from './check-input.ts'
import { daysOf, NEEDS, WEEKDAYS } from './day-shapes.ts'
import { buildDays } from './build-day.ts'
import { wantsCircuits } from './circuits.ts'
import { isEndurance } from './endurance.ts'
import type { Week } from './day-draft.ts'
import { planWeeks } from './plan-weeks.ts'
import { daySeconds } from './session-time.ts'
import type { DayFocus, Made, Place, PlanDay, PlanInput, Why } from './types.ts'
import { BIG_MUSCLES, COUNTED_MUSCLES, weeklyRange, weeklySets } from './volume.ts'

/** The part of an earlier plan that stays: days with their locked slots. */
export type FixedDays = readonly Pick<PlanDay, 'focus' | 'slots'>[]

/**
 * A plan from goal, level, time, place and limits. Deterministic: the same input, exercises and place give the same plan on every machine.
 * Pure. Never throws: an impossible input gives a problem with a key for its text.
 */
export function generatePlan(input: PlanInput, exercises: readonly Exercise[], place: Place, stored: FixedDays = []): Made {
  const problem = checkInput(input)
  if (problem) return { ok: false, problem }
  const candidates = withoutLightened(candidatesFor(exercises, input, place), input.level)
  if (!candidates.some(({ purpose }) => purpose === 'strength') && input.goal !== 'mobility')
    return { ok: false, problem: { key: 'nothing_left', values: { injuries: input.injuries.length, dislikes: input.dislikes.length } } }
  if (candidates.length === 0)
    return { ok: false, problem: { key: 'nothing_left', values: { injuries: input.injuries.length, dislikes: input.dislikes.length } } }

  const focuses = wholeDays(daysOf(input.days, input.level, input.goal), candidates)
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
  const week: Week = { input, place, candidates, byId, days: [], suits: new Map(candidates.map((one) => [one.id, suits(one, input)])) }
  focuses.forEach((focus, index) => {
    const locked =
      stored[index]?.focus === focus ? stored[index].slots.filter(({ isLocked, exercise }) => isLocked && byId.has(exercise)) : []
    week.days.push({ week, index, focus, weekday: WEEKDAYS[input.days]![index]!, slots: [...locked], warmUp: warmUpFor(input.minutes) })
  })
  const days = buildDays(week)
  const empty = days.find(({ slots }) => slots.length === 0)
  if (empty) return { ok: false, problem: { key: 'day_empty', values: { minutes: input.minutes } } }
  return { ok: true, plan: { days, weeks: planWeeks(input) }, why: whyOf(input, days, byId, candidates) }
}

/** For a trained person: removes lightened movements if a well-known full movement of the same pattern can be done. */
function withoutLightened(candidates: readonly Exercise[], level: PlanInput['level']): readonly Exercise[] {
  if (level === 'novice') return candidates
  const whole = new Set(
    candidates.filter((one) => one.purpose === 'strength' && one.rank === 1 && !isLightened(one)).map(({ pattern }) => pattern),
  )
  return candidates.filter((one) => !isLightened(one) || !whole.has(one.pattern))
}

const FULL_DAYS = ['full-a', 'full-b', 'full-c'] as const

/** A day for a part of the body becomes a full-body day if hardly any of its movements can be done here. */
function wholeDays(focuses: readonly DayFocus[], candidates: readonly Exercise[]): readonly DayFocus[] {
  const patterns = new Set(candidates.filter(({ purpose }) => purpose === 'strength').map(({ pattern }) => pattern))
  let whole = 0
  return focuses.map((focus) => {
    const needs = NEEDS[focus]
    if (!needs || focus.startsWith('full')) return focus
    const served = needs.filter((need) => need.patterns.some((pattern) => patterns.has(pattern))).length
    return served * 2 > needs.length ? focus : FULL_DAYS[whole++ % FULL_DAYS.length]!
  })
}

/** In seconds: two minutes in sessions below 25 minutes, three below 40, otherwise five. */
const warmUpFor = (minutes: number) => (minutes < 25 ? 120 : minutes < 40 ? 180 : 300)

/** Remarks on the plan as a whole. */
function whyOf(input: PlanInput, days: readonly PlanDay[], byId: ReadonlyMap<string, Exercise>, candidates: readonly Exercise[]): Why[] {
  const { from, to } = weeklyRange(input.level)
  const why: Why[] = [
    {
      key: `split.${input.goal === 'mobility' ? 'mobility' : input.days <= 3 ? 'full' : 'parts'}`,
      values: { days: input.days },
      source: 'acsm2009',
    },
  ]
  if (input.goal !== 'mobility') {
    why.push({ key: 'volume.range', values: { from, to }, source: 'pelland2025' })
    const sets = weeklySets(
      days.flatMap(({ slots }) =>
        slots.flatMap((slot) =>
          byId.get(slot.exercise)?.purpose === 'strength' ? { exercise: byId.get(slot.exercise)!, sets: slot.sets } : [],
        ),
      ),
    )
    const short = BIG_MUSCLES.filter((muscle) => (sets.get(muscle) ?? 0) < from)
    if (short.length > 0) why.push({ key: 'volume.short', values: { muscles: short.join(','), from }, source: 'schoenfeld2017' })
    for (const muscle of input.focus)
      if ((COUNTED_MUSCLES as readonly string[]).includes(muscle))
        why.push({ key: 'volume.focus', values: { muscle, sets: Math.round((sets.get(muscle) ?? 0) * 2) / 2 }, source: 'you' })
  }
  const shortest = Math.min(...days.map((day) => daySeconds(day, (id) => byId.get(id)) / 60))
  if (shortest < input.minutes * 0.9)
    why.push({ key: 'time.left', values: { minutes: Math.round(shortest), wanted: input.minutes }, source: 'own' })
  if (wantsCircuits({ input, candidates })) why.push({ key: 'endurance.circuits', values: {}, source: 'own' })
  if (input.goal === 'endurance' && !candidates.some(isEndurance)) why.push({ key: 'endurance.missing', values: {}, source: 'you' })
  for (const { joint, stage } of input.injuries) why.push({ key: `injury.${stage}`, values: { joint }, source: 'you' })
  if (input.weeks > 4) why.push({ key: 'weeks.deload', values: {}, source: 'own' })
  return why
}
