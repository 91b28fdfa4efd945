import type { StoredPlan } from '../../contract/training.ts'
import { candidatesFor, suits } from '../../engine/candidates.ts'
import { checkChange, mostWeeklySets } from '../../engine/changes.ts'
import { daySeconds } from '../../engine/session-time.ts'
import { alternativesTo } from '../../engine/swap.ts'
import type { PlanDay, PlanSlot } from '../../engine/types.ts'
import { weeklyRange } from '../../engine/volume.ts'
import { sessionAt, sessionCount } from '../../training/plan-run.ts'
import type { Known } from './knowing.ts'

/** The most days of a plan that a model gets: the next ones. */
const MOST_DAYS = 7
const MOST_SLOTS = 14
const MOST_ALTERNATIVES = 4
const MOST_NEW = 20

/** A plan as a model gets it, and the ids behind its short names. */
export type PlanForModel = { material: string; days: ReadonlyMap<string, string>; slots: ReadonlyMap<string, string> }

/**
 * The part of a plan that reaches a model, as one line of JSON: exercises by their public names, numbers, goal, level and limits. It
 * contains no name of the plan, its days or own exercises, no note, no load and no past session.
 */
export function tell(plan: StoredPlan, known: Known): PlanForModel {
  const { byId, wishes } = known
  const days = new Map<string, string>()
  const slots = new Map<string, string>()
  const shown = daysAhead(plan)
  // Ids and names of own exercises are the person's private text.
  const offered = known.exercises.filter(({ id }) => !known.own.has(id))
  const exerciseOf = (id: string) => byId.get(id)
  const reported = shown.map((day, at) => {
    const label = `D${at + 1}`
    days.set(label, day.id)
    return {
      day: label,
      focus: day.focus,
      minutes: Math.round(daySeconds(day, exerciseOf) / 60),
      exercises: day.slots.slice(0, MOST_SLOTS).flatMap((slot, nth) => {
        const exercise = byId.get(slot.exercise)
        if (!exercise) return []
        const name = `${label}.${nth + 1}`
        slots.set(name, slot.id)
        return {
          slot: name,
          exercise: known.own.has(exercise.id) ? `an exercise of their own (${exercise.pattern})` : exercise.id,
          muscles: exercise.primary,
          sets: slot.sets,
          [slot.target.kind]: [slot.target.from, slot.target.to],
          restSeconds: slot.rest,
          ...(slot.rir !== null && { repsInReserve: slot.rir }),
          progress: slot.rule.kind,
          ...(slot.isLocked ? { locked: true } : { maySwapTo: swapsFor(plan, day, slot, offered, known) }),
        }
      }),
    }
  })
  const { from, to } = weeklyRange(wishes.level)
  const material = JSON.stringify({
    goal: wishes.goal,
    level: wishes.level,
    ...(known.minutes !== null && { minutesWanted: known.minutes }),
    weeks: plan.plan.weeks.length,
    sessionsAWeek: plan.plan.weeks[0]!.days.length,
    toSpare: [...wishes.injuries.map(({ joint, stage }) => `${joint}: ${stage}`), ...wishes.avoid],
    weeklySets: Object.fromEntries([...mostWeeklySets(plan.plan, byId)].map(([muscle, sets]) => [muscle, Math.round(sets * 2) / 2])),
    weeklyRange: [from, to],
    days: reported,
    ...(shown.length < plan.plan.days.length && { daysNotShown: plan.plan.days.length - shown.length }),
    mayAdd: newOnes(plan, known, offered),
  })
  return { material, days, slots }
}

/** Possible replacements: of the most similar exercises, those that the engine would accept. */
function swapsFor({ plan }: StoredPlan, day: PlanDay, slot: PlanSlot, offered: Known['exercises'], known: Known): string[] {
  const { byId, wishes, place } = known
  return alternativesTo(byId.get(slot.exercise)!, offered, wishes, place)
    .filter(({ id }) => checkChange(plan, { kind: 'swap', day: day.id, slot: slot.id, to: id }, known).ok)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ id }) => id)
}

/** The plan's days from the next session on, each once. */
function daysAhead({ plan, next }: StoredPlan): PlanDay[] {
  const all = sessionCount(plan)
  const days = new Set<PlanDay>()
  for (let step = 0; step < all && days.size < MOST_DAYS; step++) {
    const session = sessionAt(plan, (next + step) % all)
    if (session) days.add(session.day)
  }
  return [...days]
}

/** The best exercise of each movement that the plan lacks. */
function newOnes({ plan }: StoredPlan, { byId, wishes, place }: Known, offered: Known['exercises']): string[] {
  const patterns = new Set(plan.days.flatMap(({ slots }) => slots.map(({ exercise }) => byId.get(exercise)?.pattern)))
  return candidatesFor(offered, wishes, place)
    .filter(({ purpose }) => purpose === 'strength')
    .toSorted((a, b) => suits(b, wishes) - suits(a, wishes) || (a.id < b.id ? -1 : 1))
    .filter(({ pattern }) => !patterns.has(pattern) && patterns.add(pattern))
    .slice(0, MOST_NEW)
    .map(({ id }) => id)
}
