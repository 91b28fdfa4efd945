import { EQUIPMENT, type Equipment, type Exercise } from '../exercise.ts'
import type { Place } from './types.ts'

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => Math.round((from + at * step) * 100) / 100)

const BARBELL = range(20, 300, 2.5)
const DUMBBELLS = range(2, 50, 2)
const KETTLEBELLS = range(4, 48, 4)
const STACK = range(5, 150, 5)

const LOADS: Partial<Record<Exercise['loading'], readonly number[]>> = {
  barbell: BARBELL,
  'trap-bar': BARBELL,
  'smith-machine': BARBELL,
  'ez-bar': range(10, 80, 2.5),
  landmine: BARBELL,
  dumbbell: DUMBBELLS,
  dumbbells: DUMBBELLS,
  kettlebell: KETTLEBELLS,
  kettlebells: KETTLEBELLS,
  plate: [1.25, 2.5, 5, 10, 15, 20, 25],
  'machine-plates': range(0, 300, 5),
  'machine-stack': STACK,
  cable: range(2.5, 100, 2.5),
  ball: range(1, 10, 1),
  sled: range(0, 200, 10),
}

/** A place with some equipment, and the usual loads of such places. */
export const placeWith = (equipment: readonly Equipment[], loads: Partial<typeof LOADS> = {}): Place => ({
  equipment: new Set(equipment),
  loadsFor: ({ loading }) => loads[loading] ?? LOADS[loading] ?? [],
})

export const gym = placeWith(EQUIPMENT)
export const nothing = placeWith([])
export const home = placeWith(['dumbbell', 'bench', 'band'], { dumbbell: [2, 4, 6, 8, 10, 12, 15], dumbbells: [2, 4, 6, 8, 10, 12, 15] })
export const garage = placeWith(['barbell', 'rack', 'bench', 'plate', 'pull-up-bar', 'dumbbell'], {})
export const hotel = placeWith(['dumbbell', 'exercise-bike', 'treadmill', 'bench'])
