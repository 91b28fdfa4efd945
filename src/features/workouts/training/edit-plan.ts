import type { Plan, PlanDay, PlanSlot, Why } from '../engine/types.ts'
import { sessionAt, type PlanContent } from './plan-run.ts'

// A plan's own shape: its weeks, its days, what belongs together in a day. Each answers a plan that can be kept.

export const PLAN_SHAPE = { weeks: 52, days: 120, daysOfWeek: 14 } as const
const WARM_UP = 300

const dayOf = (id: string): PlanDay => ({ id, name: '', focus: 'own', warmUp: WARM_UP, slots: [] })

/** A plan of one's own to begin with: one day, eight weeks, nothing in it. */
export const emptyPlan = (id: string): PlanContent => ({
  name: '',
  origin: 'own',
  weekdays: null,
  place: null,
  plan: { days: [dayOf(id)], weeks: Array.from({ length: 8 }, () => ({ days: [0], rir: 0, isDeload: false })) },
})

/** Whether every week can have one day more. */
export const hasRoom = ({ days, weeks }: Plan): boolean =>
  days.length < PLAN_SHAPE.days && weeks.every((week) => week.days.length < PLAN_SHAPE.daysOfWeek)

/** One day more in every week, as its last. */
export function addDay(plan: Plan, id: string): Plan {
  if (!hasRoom(plan)) return plan
  const at = plan.days.length
  return { days: [...plan.days, dayOf(id)], weeks: plan.weeks.map((week) => ({ ...week, days: [...week.days, at] })) }
}

/** Whether every week has another day left without this one. */
export const canGo = ({ days, weeks }: Plan, id: string): boolean => weeks.every((week) => week.days.some((at) => days[at]!.id !== id))

/** Without this day, in all weeks; a week's last day stays. */
export function removeDay(plan: Plan, id: string): Plan {
  const removed = plan.days.findIndex((day) => day.id === id)
  if (removed === -1 || !canGo(plan, id)) return plan
  const weeks = plan.weeks.map((week) => ({
    ...week,
    days: week.days.filter((at) => at !== removed).map((at) => (at > removed ? at - 1 : at)),
  }))
  return { days: plan.days.filter((_, at) => at !== removed), weeks }
}

/** As many weeks: the last ones go, or the weeks there are come again in their order, lighter ones included. */
export function withWeeks(plan: Plan, count: number): Plan {
  const length = Math.min(PLAN_SHAPE.weeks, Math.max(1, Math.round(count)))
  return { ...plan, weeks: Array.from({ length }, (_, at) => plan.weeks[at % plan.weeks.length]!) }
}

/**
 * The plan with a lighter week: the one of the next session while at least half of it is to come, else the week after. Undefined where one is
 * near, or the plan is at its end.
 */
export function withLighterWeek(plan: Plan, next: number): Plan | undefined {
  const at = weekToLighten(plan, next)
  return at === undefined
    ? undefined
    : { ...plan, weeks: plan.weeks.map((week, index) => (index === at ? { ...week, isDeload: true } : week)) }
}

/** Weeks after a lighter one in which lifts cannot have grown again yet. Ours. */
const LIGHT_APART = 2

/** The place of the week that {@link withLighterWeek} makes lighter. */
export function weekToLighten(plan: Plan, next: number): number | undefined {
  const now = sessionAt(plan, next)
  if (!now) return undefined
  const done = next - plan.weeks.slice(0, now.week).reduce((sum, { days }) => sum + days.length, 0)
  const isMostlyDone = done > now.of.days.length / 2 && now.week + 1 < plan.weeks.length
  const at = isMostlyDone ? now.week + 1 : now.week
  const near = plan.weeks.slice(Math.max(0, now.week - LIGHT_APART), at + 2)
  return near.some(({ isDeload }) => isDeload) ? undefined : at
}

/** A slot with other numbers, and reasons that do not contradict them. */
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

/** Whether an exercise and the next one are done without a rest between. */
export const isLinked = (slots: readonly PlanSlot[], at: number): boolean =>
  slots[at]!.group !== null && slots[at]!.group === slots[at + 1]?.group

/** Joins an exercise with the next one as a superset, or parts them; what else was joined stays so. */
export function linkWithNext(day: PlanDay, id: string, newGroup: string): PlanDay {
  const at = day.slots.findIndex((slot) => slot.id === id)
  const [here, next] = [day.slots[at], day.slots[at + 1]]
  if (!here || !next) return day
  // Those behind the cut stay together under a name of their own.
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

/** Groups of one are none. */
function regrouped(day: PlanDay, groupOf: (slot: PlanSlot, place: number) => string | null): PlanDay {
  const groups = day.slots.map(groupOf)
  const isAlone = (at: number) => groups[at] !== groups[at - 1] && groups[at] !== groups[at + 1]
  return { ...day, slots: day.slots.map((slot, at) => ({ ...slot, group: isAlone(at) ? null : groups[at]! })) }
}
