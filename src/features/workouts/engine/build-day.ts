import type { Muscle } from '#platform/body/muscles.ts'
import { familyOf, type Exercise } from '../exercise.ts'
import { best, exerciseIn, inOrder, isWithinWeek, secondsOf, setsSoFar, slotOf, type DayDraft, type Week } from './day-draft.ts'
import { EXTRA_MUSCLES, NEEDS, type Need } from './day-shapes.ts'
import { isEndurance, PART_FOR_ENDURANCE } from './endurance.ts'
import { fillTime } from './fill-time.ts'
import { recoveryOf, type DoneSets } from './recovery.ts'
import { seededId } from './seeded.ts'
import type { PlanDay, PlanSlot, Why } from './types.ts'
import { BIG_MUSCLES, COUNTED_MUSCLES, weeklyRange, weeklyTarget, type CountedMuscle } from './volume.ts'

/** A limit on exercises that a person can remember and set up, higher in a long session. */
const mostSlots = ({ input }: Week): number => Math.max(9, Math.min(12, Math.round(input.minutes / 9)))
/** Lifts that a session is built around; they get the heavy end of the goal's range. */
const MAIN_LIFTS = 2
/** Fills a week's days: locked slots, then movement by movement over all days, then muscles short of sets, then the time. */
export function buildDays(week: Week): PlanDay[] {
  const budget = week.input.minutes * 60
  const hasEndurance = week.input.goal === 'endurance' && week.candidates.some(isEndurance)
  const forLifts = hasEndurance ? budget * (1 - PART_FOR_ENDURANCE) : budget
  const needs = Math.max(0, ...week.days.map(({ focus }) => NEEDS[focus]?.length ?? 0))
  const { focus: wanted } = week.input
  const small = wanted.filter((muscle) => !isBig(muscle))
  // Squats and pulls alone fill the weekly sets of their muscles, so a focused muscle gets its exercise first, once a week.
  serveFocus(week, forLifts, wanted.filter(isBig), (at, of) => at === of - 1)
  for (let rank = 0; rank < needs; rank++) {
    for (const day of week.days) {
      const need = NEEDS[day.focus]?.[rank]
      if (need && !isServed(day, need)) serveNeed(day, need, forLifts)
    }
    if (rank === MAIN_LIFTS - 1) serveFocus(week, forLifts, small, (at) => at % 2 === 0)
  }
  addExtras(week, forLifts)
  fillTime(week, budget, addMore)
  return week.days.map((day) => ({
    id: seededId(week.input.seed, 'day', day.index),
    name: '',
    focus: day.focus,
    warmUp: day.warmUp,
    slots: inOrder(day).map((slot) => (slot.isLocked ? slot : { ...slot, why: withNumbers(slot) })),
  }))
}

/** Updates the reason of a slot to its final numbers, because sets and rests were fitted to the week and the time. */
const withNumbers = ({ why, sets, rest }: PlanSlot): Why[] =>
  why.map((one) => {
    if (!one.key.startsWith('reps.')) return one
    const numbers = { ...('sets' in one.values && { sets }), ...('rest' in one.values && { rest }) }
    return { ...one, values: { ...one.values, ...numbers } }
  })

/** Whether a locked slot already covers the need. */
const isServed = ({ week, slots }: DayDraft, { patterns }: Need) =>
  slots.some((slot) => slot.isLocked && patterns.slice(0, 3).includes(exerciseIn(week, slot).pattern))

const LEEWAY = 1.05

function serveNeed(draft: DayDraft, need: Need, budget: number): void {
  const isMain = draft.slots.length < MAIN_LIFTS
  const chosen = best(draft, (exercise) => {
    const place = need.patterns.indexOf(exercise.pattern)
    // Patterns far down the list are a stopgap, used only if nothing better can be done here.
    return place < 0 || exercise.purpose !== 'strength' ? undefined : -0.3 * place
  })
  if (chosen) tryToAdd(draft, chosen, isMain, budget, { key: `pick.${need.name}`, values: {}, source: 'own' })
}

const isCounted = (muscle: Muscle) => (COUNTED_MUSCLES as readonly Muscle[]).includes(muscle)
const isBig = (muscle: Muscle) => (BIG_MUSCLES as readonly Muscle[]).includes(muscle)

/** Adds an exercise for a muscle in focus, on the selected days that train it. */
function serveFocus(week: Week, budget: number, muscles: readonly Muscle[], isDay: (at: number, of: number) => boolean): void {
  for (const muscle of muscles) {
    const sets = (COUNTED_MUSCLES as readonly Muscle[]).includes(muscle) ? Math.round(weeklyTarget(week.input, muscle as CountedMuscle)) : 0
    if (sets === 0) continue
    const own = week.days.filter(({ focus }) => EXTRA_MUSCLES[focus]?.includes(muscle))
    for (const day of own.filter((_, at) => isDay(at, own.length))) {
      const chosen = best(day, ({ purpose, primary }) =>
        purpose === 'strength' && primary.length === 1 && primary[0] === muscle ? 0 : undefined,
      )
      if (chosen) tryToAdd(day, chosen, false, budget, { key: 'pick.muscle', values: { muscle, sets }, source: 'pelland2025' })
    }
  }
}

/** Adds work for muscles short of their weekly sets, the furthest behind and best recovered first; one exercise per day and round. */
function addExtras(week: Week, budget: number): void {
  const open = new Map(
    week.days.map((day) => [day, new Set(COUNTED_MUSCLES.filter((muscle) => EXTRA_MUSCLES[day.focus]?.includes(muscle)))]),
  )
  while (open.size > 0) {
    for (const [day, muscles] of open) {
      if (day.slots.length >= mostSlots(week) || secondsOf(day) >= budget || !addExtra(day, muscles, budget)) open.delete(day)
    }
  }
}

/**
 * Adds one more lift if a day has time left: for a muscle of the day that no lift of today is for, small ones included, then for the
 * day's others, then for any muscle with room in its weekly range. False if there is none.
 */
function addMore(day: DayDraft, budget: number): boolean {
  if (day.slots.length >= mostSlots(day.week) || !EXTRA_MUSCLES[day.focus]) return false
  const sets = setsSoFar(day.week)
  const own: ReadonlySet<Muscle> = new Set(EXTRA_MUSCLES[day.focus])
  const today = new Set(day.slots.flatMap((slot) => exerciseIn(day.week, slot).primary))
  const withRoom: Muscle[] = COUNTED_MUSCLES.map((muscle) => ({
    muscle,
    room: weeklyRange(day.week.input.level).to - (sets.get(muscle) ?? 0),
  }))
    .filter(({ room }) => room >= 2)
    .toSorted((a, b) => b.room - a.room || (a.muscle < b.muscle ? -1 : 1))
    .map(({ muscle }) => muscle)
  const small = [...own].filter((muscle) => !isCounted(muscle) && !today.has(muscle))
  const ownWithRoom = withRoom.filter((one) => own.has(one))
  const inTurn = [
    ...ownWithRoom.filter((one) => !today.has(one)),
    ...small,
    ...ownWithRoom.filter((one) => today.has(one)),
    ...withRoom.filter((one) => !own.has(one)),
  ]
  for (const muscle of inTurn) {
    const chosen = best(day, (exercise) =>
      exercise.purpose === 'strength' && exercise.primary.includes(muscle) ? (exercise.mechanic === 'isolation' ? 0.3 : 0) : undefined,
    )
    const why = { key: 'pick.room', values: { muscle }, source: 'pelland2025' } as const
    if (chosen && tryToAdd(day, chosen, false, budget, why)) return true
  }
  return false
}

/** False if nothing is left to add on this day. */
function addExtra(day: DayDraft, muscles: Set<CountedMuscle>, budget: number): boolean {
  const { week } = day
  const sets = setsSoFar(week)
  const recovery = recoveryOn(day)
  const [muscle] = [...muscles]
    .map((one) => ({ one, gap: (weeklyTarget(week.input, one) - (sets.get(one) ?? 0)) * (0.3 + 0.7 * recovery[one]) }))
    .filter(({ gap }) => gap >= 1)
    .toSorted((a, b) => b.gap - a.gap || (a.one < b.one ? -1 : 1))
    .map(({ one }) => one)
  if (!muscle) return false
  muscles.delete(muscle)
  const chosen = best(day, (exercise) => {
    if (exercise.purpose !== 'strength' || !exercise.primary.includes(muscle)) return undefined
    return (exercise.mechanic === 'isolation' ? 0.3 : 0) - (familyOf(exercise.pattern) === 'whole-body' ? 1 : 0)
  })
  const why = { key: 'pick.muscle', values: { muscle, sets: Math.round(weeklyTarget(week.input, muscle)) }, source: 'pelland2025' } as const
  if (chosen) tryToAdd(day, chosen, false, budget, why)
  return true
}

/** Adds an exercise with as many sets as its muscles' weekly range and the time allow; leaves it out below two. */
function tryToAdd(draft: DayDraft, exercise: Exercise, isMain: boolean, budget: number, pick: Why): boolean {
  const slot = slotOf(draft, exercise, isMain, pick)
  const before = draft.slots.length
  for (let sets = slot.sets; sets >= 2; sets--) {
    const fitting = { ...slot, sets }
    draft.slots.push(fitting)
    if (isWithinWeek(draft.week) && secondsOf(draft) <= budget * LEEWAY) return true
    draft.slots.length = before
  }
  return false
}

/** The week repeats, so its last day precedes its first. */
function recoveryOn({ week, weekday }: DayDraft): Record<Muscle, number> {
  const done: DoneSets[] = week.days
    .filter((day) => day.weekday !== weekday)
    .flatMap((day) =>
      day.slots.map((slot) => ({
        exercise: exerciseIn(week, slot),
        sets: slot.sets,
        reserve: slot.rir,
        hoursAgo: ((weekday - day.weekday + 7) % 7) * 24,
      })),
    )
  return recoveryOf(done)
}
