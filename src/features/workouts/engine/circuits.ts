import { exerciseIn, isWithinWeek, secondsOf, type DayDraft, type Week } from './day-draft.ts'
import { isEndurance } from './endurance.ts'
import { isLoadedHinge } from './prescription.ts'
import { seededId } from './seeded.ts'
import type { PlanSlot, Why } from './types.ts'

const MOST_ROUNDS = 5
const MOST_IN_CIRCUIT = 4

/** Whether the lifts have to train endurance: it is the goal, and this place has no machine for it. */
export const wantsCircuits = ({ input, candidates }: Pick<Week, 'input' | 'candidates'>): boolean =>
  input.goal === 'endurance' && !candidates.some((one) => isEndurance(one) && one.equipment.length > 0)

/**
 * Joins a day's lifts into circuits of two to four; the fewest sets among them are the rounds. Then adds rounds while time is left. Loaded
 * hinges stay alone, because they need a fresh back and their rest.
 */
export function makeCircuits(day: DayDraft, budget: number): void {
  const isOfCircuit = (slot: PlanSlot) => {
    const exercise = exerciseIn(day.week, slot)
    return exercise.purpose === 'strength' && !slot.isLocked && !isLoadedHinge(exercise)
  }
  const joined = day.slots.filter(isOfCircuit)
  if (joined.length < 2) return
  const circuits = chunk(joined).map((slots, at) => {
    const group = seededId(day.week.input.seed, 'circuit', day.index, String(at))
    const sets = Math.min(...slots.map((slot) => slot.sets))
    return slots.map((slot) => ({ ...slot, group, sets, why: withRound(slot.why) }))
  })
  day.slots = [...day.slots.filter((slot) => !isOfCircuit(slot)), ...circuits.flat()]
  const open = new Set(circuits.map(([slot]) => slot!.group))
  while (open.size > 0) for (const group of open) if (!addRound(day, group, budget)) open.delete(group)
}

function addRound(day: DayDraft, group: string | null, budget: number): boolean {
  const before = day.slots
  day.slots = before.map((slot) => (slot.group === group ? { ...slot, sets: slot.sets + 1 } : slot))
  const isFine = day.slots.every((slot) => slot.group !== group || slot.sets <= MOST_ROUNDS) && isWithinWeek(day.week)
  if (isFine && secondsOf(day) <= budget) return true
  day.slots = before
  return false
}

const ROUND: Why = { key: 'circuit.round', values: {}, source: 'own' }
const withRound = (why: readonly Why[]) => (why.some(({ key }) => key === ROUND.key) ? why : [...why, ROUND])

/** Groups of two to four, of about equal length. */
function chunk(slots: readonly PlanSlot[]): PlanSlot[][] {
  const count = Math.ceil(slots.length / MOST_IN_CIRCUIT)
  return Array.from({ length: count }, (_, at) =>
    slots.slice(Math.round((at * slots.length) / count), Math.round(((at + 1) * slots.length) / count)),
  )
}
