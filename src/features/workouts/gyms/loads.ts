import type { Equipment, Exercise, Loading } from '../exercise.ts'
import { GYM_LIMITS, toKg, type BarKind, type Gym, type Pieces } from './gym.ts'
import { sharedBetween, sumsOf } from './plates.ts'

/** The most loads in a list; longer lists are thinned out evenly. */
const MOST_LOADS = 2000

/**
 * Possible loads here for a kind of loading, in the place's unit, from low to high, each once. Empty if no load is recorded (bands, body
 * weight), or if the place has no weights for it.
 */
export function loadsIn(gym: Gym, loading: Loading): readonly number[] {
  switch (loading) {
    case 'barbell':
    case 'ez-bar':
    case 'trap-bar':
    case 'smith-machine':
      return barLoads(gym, loading, 2)
    case 'landmine':
      return has(gym, 'landmine') ? barLoads(gym, 'barbell', 1) : []
    case 'dumbbell':
      return dumbbellLoads(gym, 1)
    case 'dumbbells':
      return dumbbellLoads(gym, 2)
    case 'kettlebell':
      return has(gym, 'kettlebell') ? weightsOf(gym.kettlebells, 1) : []
    case 'kettlebells':
      return has(gym, 'kettlebell') ? weightsOf(gym.kettlebells, 2) : []
    case 'plate':
      return has(gym, 'plate') ? weightsOf(gym.plates, 1) : []
    case 'machine-plates':
      return tidy([0, ...sumsOf(sharedBetween(gym.plates, 2), GYM_LIMITS.load / 2).sums.map((side) => side * 2)])
    case 'sled':
      return tidy([0, ...sumsOf(gym.plates).sums])
    case 'bodyweight-plus':
      return tidy([0, ...extras(gym)])
    case 'cable':
    case 'machine-stack':
    case 'assisted':
      return stackLoads(gym)
    case 'ball':
      return has(gym, 'medicine-ball') ? weightsOf(gym.balls, 1) : []
    case 'band':
    case 'bodyweight':
    case 'none':
      return []
  }
}

/** The same in kilograms, for places with either unit. */
export const loadsInKg = (gym: Gym, loading: Loading): readonly number[] =>
  gym.unit === 'kg' ? loadsIn(gym, loading) : loadsIn(gym, loading).map((load) => toKg(load, gym.unit))

/** Equipment and possible loads as the planner needs them: in kilograms, each kind calculated once. */
export function placeOf(gym: Gym): {
  equipment: ReadonlySet<Equipment>
  loadsFor: (exercise: Pick<Exercise, 'loading'>) => readonly number[]
} {
  const known = new Map<Loading, readonly number[]>()
  return {
    equipment: new Set(gym.equipment),
    loadsFor({ loading }) {
      const loads = known.get(loading) ?? loadsInKg(gym, loading)
      known.set(loading, loads)
      return loads
    },
  }
}

/** The bar for a load: the lightest one with which the load is possible, else the lightest of all. */
export function barFor(gym: Gym, kind: BarKind, load: number): number | undefined {
  const bars = barsOf(gym, kind)
  const side = sumsOf(sharedBetween(gym.plates, 2), GYM_LIMITS.load / 2)
  return bars.find((bar) => side.pick((load - bar) / 2) !== undefined) ?? bars[0]
}

const has = (gym: Gym, equipment: Equipment) => gym.equipment.includes(equipment)

function barsOf(gym: Gym, kind: BarKind): number[] {
  if (!has(gym, kind)) return []
  return gym.bars
    .filter((bar) => bar.kind === kind)
    .map(({ weight }) => weight)
    .toSorted((a, b) => a - b)
}

function barLoads(gym: Gym, kind: BarKind, ends: 1 | 2): readonly number[] {
  const bars = barsOf(gym, kind)
  if (bars.length === 0) return []
  const { sums } = sumsOf(sharedBetween(gym.plates, ends), GYM_LIMITS.load / ends)
  return tidy(bars.flatMap((bar) => [bar, ...sums.map((side) => bar + ends * side)]))
}

function dumbbellLoads(gym: Gym, hands: 1 | 2): readonly number[] {
  if (!has(gym, 'dumbbell')) return []
  const { handle } = gym
  if (!handle || handle.count < hands) return weightsOf(gym.dumbbells, hands)
  const { sums } = sumsOf(sharedBetween(gym.plates, 2 * hands), GYM_LIMITS.weight / 2)
  return tidy([...weightsOf(gym.dumbbells, hands), handle.weight, ...sums.map((side) => handle.weight + 2 * side)])
}

const weightsOf = (pieces: readonly Pieces[], least: number): readonly number[] =>
  tidy(pieces.filter(({ count }) => count >= least).map(({ weight }) => weight))

/** Weights that a person can add to their body: plates on a belt, or one dumbbell or kettlebell. */
const extras = (gym: Gym): readonly number[] => [
  ...sumsOf(gym.plates, GYM_LIMITS.weight).sums,
  ...loadsIn(gym, 'dumbbell'),
  ...loadsIn(gym, 'kettlebell'),
]

function stackLoads({ stack: { from, to, step } }: Gym): readonly number[] {
  if (step <= 0 || to < from) return []
  const count = Math.min(MOST_LOADS, Math.floor((to - from) / step + 1e-9) + 1)
  return tidy(Array.from({ length: count }, (_, pin) => from + pin * step))
}

function tidy(loads: readonly number[]): readonly number[] {
  const hundredths = [...new Set(loads.map((load) => Math.round(load * 100)))].toSorted((a, b) => a - b)
  const within = hundredths.filter((load) => load <= GYM_LIMITS.load * 100)
  const every = Math.ceil(within.length / MOST_LOADS)
  return within.filter((_, at) => at % every === 0).map((load) => load / 100)
}
