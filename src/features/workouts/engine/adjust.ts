import type { Exercise } from '../exercise.ts'
import { bannedDemands, candidatesFor, isPossible, suits } from './candidates.ts'
import { isLoadedHinge, prescribe } from './prescription.ts'
import { daySeconds } from './session-time.ts'
import { alternativesTo } from './swap.ts'
import type { Place, PlanDay, PlanInput, PlanSlot } from './types.ts'

/** Modes for today: as planned, about half as long, a little harder, or without any equipment. */
export const DAY_MODES = ['planned', 'shorter', 'harder', 'bare'] as const
export type DayMode = (typeof DAY_MODES)[number]

/** Share of the planned time. */
const SHORTER = 0.55
const NOTHING: Place = { equipment: new Set(), loadsFor: () => [] }
const MOST_SETS = 6

type Asked = { exercises: readonly Exercise[]; byId: ReadonlyMap<string, Exercise>; wishes: PlanInput; place: Place }

/**
 * A day adapted to today. An exercise that cannot be done at this place is replaced by a similar one, and a lift by any other lift if none
 * is similar. Without a replacement it is left out; a day of lifts is never reduced to its few minutes of endurance.
 */
export function adjustDay(day: PlanDay, mode: DayMode, asked: Asked): PlanDay {
  if (mode === 'bare') return { ...day, slots: replaced(day.slots, NOTHING, asked) }
  const slots = replaced(day.slots, asked.place, asked)
  if (mode === 'shorter') return shorter({ ...day, slots }, asked.byId)
  if (mode === 'harder')
    return {
      ...day,
      slots: slots.map((slot, at) =>
        at < 2 && slot.sets > 1
          ? { ...slot, sets: Math.min(MOST_SETS, slot.sets + 1), rir: slot.rir === null ? null : Math.max(0, slot.rir - 1) }
          : slot,
      ),
    }
  return { ...day, slots }
}

function replaced(slots: readonly PlanSlot[], place: Place, { exercises, byId, wishes }: Asked): PlanSlot[] {
  const taken = new Set(slots.map(({ exercise }) => exercise))
  const anyLift = ({ purpose }: Exercise): Exercise | undefined => {
    if (purpose !== 'strength') return undefined
    const patterns = new Set([...taken].map((id) => byId.get(id)?.pattern))
    return candidatesFor(exercises, wishes, place)
      .filter((one) => one.purpose === 'strength' && !taken.has(one.id) && !patterns.has(one.pattern) && !isLoadedHinge(one))
      .toSorted((a, b) => suits(b, wishes) - suits(a, wishes) || (a.id < b.id ? -1 : 1))[0]
  }
  // The person may have been injured since the plan was made.
  const banned = bannedDemands(wishes)
  return slots.flatMap((slot) => {
    const exercise = byId.get(slot.exercise)
    const isBanned = exercise?.cautions.some((demand) => banned.has(demand)) ?? false
    if (!exercise || (isPossible(exercise, place) && !isBanned)) return [slot]
    const other = alternativesTo(exercise, exercises, wishes, place, 12).find(({ id }) => !taken.has(id)) ?? anyLift(exercise)
    if (!other) return []
    taken.add(other.id)
    const { why, sets: _sets, ...numbers } = prescribe(other, wishes, false)
    return [
      {
        ...slot,
        ...numbers,
        exercise: other.id,
        group: slot.group,
        why: [{ key: isBanned ? 'pick.spared' : 'pick.instead', values: {}, source: 'you' }, why],
      },
    ]
  })
}

/** The first exercises, which matter most, with one set less each. */
function shorter(day: PlanDay, byId: ReadonlyMap<string, Exercise>): PlanDay {
  const seconds = (slots: readonly PlanSlot[], warmUp: number) => daySeconds({ slots, warmUp }, (id) => byId.get(id))
  const most = seconds(day.slots, day.warmUp) * SHORTER
  const warmUp = Math.min(day.warmUp, 180)
  const slots: PlanSlot[] = []
  for (const slot of day.slots) {
    const less = { ...slot, sets: Math.max(slot.sets > 1 ? 2 : 1, slot.sets - 1) }
    if (slots.length > 0 && seconds([...slots, less], warmUp) > most) break
    slots.push(less)
  }
  return { ...day, warmUp, slots }
}
