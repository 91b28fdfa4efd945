import type { DayFocus, Plan, PlanWeek } from '../../engine/types.ts'
import { dayFrom } from './line.ts'

export const STRUCTURE_IDS = [
  'full-body-2',
  'full-body-3',
  'upper-lower',
  'push-pull-legs',
  'linear-5x5',
  'wave',
  'hypertrophy',
  'novice-dumbbells',
  'bodyweight',
  'kettlebell',
  'hotel-room',
  'twenty-minutes',
  'over-60',
  'couch-to-5k',
  'ten-km',
  'mobility',
] as const
export type StructureId = (typeof STRUCTURE_IDS)[number]

export type Day = readonly [DayFocus, readonly string[]]
export type Structure = { id: StructureId; weekdays: readonly number[]; isHard: boolean; plan: Plan }

export const week = (days: readonly number[], isDeload = false): PlanWeek => ({ days, rir: 0, isDeload })
export const every = (count: number, days: readonly number[], lighter?: number) =>
  Array.from({ length: count }, (_, at) => week(days, lighter !== undefined && (at + 1) % lighter === 0))

export function structure(
  id: StructureId,
  weekdays: readonly number[],
  isHard: boolean,
  days: readonly Day[],
  weeks?: readonly PlanWeek[],
  warmUp?: number,
): Structure {
  const plan = {
    days: days.map(([focus, lines], at) => dayFrom(id, at, focus, lines, warmUp)),
    weeks:
      weeks ??
      every(
        8,
        days.map((_, at) => at),
      ),
  }
  return { id, weekdays, isHard, plan }
}
