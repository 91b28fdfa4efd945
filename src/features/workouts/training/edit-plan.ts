import type { Plan, PlanDay, PlanSlot, Why } from '../engine/types.ts'
import { sessionAt, type PlanContent } from './plan-run.ts'

// Changes to the structure of a plan: weeks, days and supersets. Each returns a valid plan.

export const PLAN_SHAPE = { weeks: 52, days: 120, daysOfWeek: 14 } as const
const WARM_UP = 300

const dayOf = (id: string): PlanDay => ({ id, name: '', focus: 'own', warmUp: WARM_UP, slots: [] })

/** An empty own plan: one day, eight weeks, no exercises. */
export const emptyPlan = (id: string): PlanContent => ({
  name: '',
  origin: 'own',
  weekdays: null,
  place: null,
  plan: { days: [dayOf(id)], weeks: Array.from({ length: 8 }, () => ({ days: [0], rir: 0, isDeload: false })) },
})

/** Whether every week has room for one more day. */
export const hasRoom = ({ days, weeks }: Plan): boolean =>
  days.length < PLAN_SHAPE.days && weeks.every((week) => week.days.length < PLAN_SHAPE.daysOfWeek)

/** Adds a day at the end of every week. */
export function addDay(plan: Plan, id: string): Plan {
  if (!hasRoom(plan)) return plan
  const at = plan.days.length
  return { days: [...plan.days, dayOf(id)], weeks: plan.weeks.map((week) => ({ ...week, days: [...week.days, at] })) }
}

/** Whether every week keeps another day without this one. */
export const canGo = ({ days, weeks }: Plan, id: string): boolean => weeks.every((week) => week.days.some((at) => days[at]!.id !== id))

/** Removes this day from all weeks; a week's only day stays. */
export function removeDay(plan: Plan, id: string): Plan {
  const removed = plan.days.findIndex((day) => day.id === id)
  if (removed === -1 || !canGo(plan, id)) return plan
  const weeks = plan.weeks.map((week) => ({
    ...week,
    days: week.days.filter((at) => at !== removed).map((at) => (at > removed ? at - 1 : at)),
  }))
  return { days: plan.days.filter((_, at) => at !== removed), weeks }
}

/** Sets the number of weeks: the last ones are removed, or the existing ones repeat in order, lighter ones included. */
export function withWeeks(plan: Plan, count: number): Plan {
  const length = Math.min(PLAN_SHAPE.weeks, Math.max(1, Math.round(count)))
  return { ...plan, weeks: Array.from({ length }, (_, at) => plan.weeks[at % plan.weeks.length]!) }
}

/**
 * The plan with a lighter week: that of the next session if at least half of it lies ahead, else the week after. Undefined if a lighter
 * week is near, or if the plan ends.
 */
export function withLighterWeek(plan: Plan, next: number): Plan | undefined {
  const at = weekToLighten(plan, next)
  return at === undefined
    ? undefined
    : { ...plan, weeks: plan.weeks.map((week, index) => (index === at ? { ...week, isDeload: true } : week)) }
}

/** Weeks after a lighter one in which lifts cannot have progressed yet. Our own. */
const LIGHT_APART = 2

/** The index of the week that {@link withLighterWeek} makes lighter. */
export function weekToLighten(plan: Plan, next: number): number | undefined {
  const now = sessionAt(plan, next)
  if (!now) return undefined
  const done = next - plan.weeks.slice(0, now.week).reduce((sum, { days }) => sum + days.length, 0)
  const isMostlyDone = done > now.of.days.length / 2 && now.week + 1 < plan.weeks.length
  const at = isMostlyDone ? now.week + 1 : now.week
  const near = plan.weeks.slice(Math.max(0, now.week - LIGHT_APART), at + 2)
  return near.some(({ isDeload }) => isDeload) ? undefined : at
}

/** A slot with changed numbers, without reasons that contradict them. */
export function withNumbers(slot: PlanSlot, change: Partial<Pick<PlanSlot, 'sets' | 'target' | 'rest'>>): PlanSlot {
  const isOwn = change.target !== undefined || change.rest !== undefined
  const chosen: Why = { key: 'reps.chosen', values: {}, source: 'you' }
  const why = slot.why.map((one) => {
    if (!one.key.startsWith('reps.')) return one
    if (isOwn) return chosen
    return change.sets !== undefined && 'sets' in one.values ? { ...one, values: { ...one.values, sets: change.sets } } : one
  })
  return { ...slot, ...change, why }
}

/** Whether an exercise and the next one are done without a rest in between. */
export const isLinked = (slots: readonly PlanSlot[], at: number): boolean =>
  slots[at]!.group !== null && slots[at]!.group === slots[at + 1]?.group

/** Joins an exercise with the next one as a superset, or splits them; other joined exercises stay joined. */
export function linkWithNext(day: PlanDay, id: string, newGroup: string): PlanDay {
  const at = day.slots.findIndex((slot) => slot.id === id)
  const [here, next] = [day.slots[at], day.slots[at + 1]]
  if (!here || !next) return day
  // Slots after the split stay together under a new group.
  if (isLinked(day.slots, at)) {
    const end = day.slots.findIndex((slot, place) => place > at && slot.group !== here.group)
    const last = end === -1 ? day.slots.length : end
    return regrouped(day, (slot, place) => (place > at && place < last ? newGroup : slot.group))
  }
  const group = here.group ?? next.group ?? newGroup
  const joined = next.group
  return regrouped(day, (slot, place) =>
    place === at || place === at + 1 || (joined !== null && slot.group === joined) ? group : slot.group,
  )
}

/** A group with only one slot is no group. */
function regrouped(day: PlanDay, groupOf: (slot: PlanSlot, place: number) => string | null): PlanDay {
  const groups = day.slots.map(groupOf)
  const isAlone = (at: number) => groups[at] !== groups[at - 1] && groups[at] !== groups[at + 1]
  return { ...day, slots: day.slots.map((slot, at) => ({ ...slot, group: isAlone(at) ? null : groups[at]! })) }
}
