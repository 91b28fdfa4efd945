import { EQUIPMENT, type Equipment } from '../exercise.ts'
import type { Gym, GymKind, Pieces, WeightUnit } from './gym.ts'

const pairs = (weights: readonly number[], count = 2): Pieces[] => weights.map((weight) => ({ weight, count }))
const every = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Kettlebells and balls are rare at home and while travelling; a club has them in these weights. */
const CLUB = {
  kg: {
    plates: [...pairs([25, 20], 8), ...pairs([15, 10, 5], 6), ...pairs([2.5, 1.25], 4)],
    dumbbells: pairs([...every(1, 10, 1), ...every(12.5, 50, 2.5)]),
    kettlebells: pairs([4, 6, 8, 10, 12, 16, 20, 24, 28, 32]),
    balls: pairs(every(1, 10, 1), 1),
    bars: { barbell: 20, 'ez-bar': 10, 'trap-bar': 25, 'smith-machine': 15 },
    stack: { from: 5, to: 100, step: 5 },
  },
  lb: {
    plates: [...pairs([45], 12), ...pairs([35, 25, 10], 6), ...pairs([5, 2.5], 4)],
    dumbbells: pairs([...every(2.5, 10, 2.5), ...every(15, 100, 5)]),
    kettlebells: pairs([9, 13, 18, 26, 35, 44, 53, 62, 70]),
    balls: pairs([4, 6, 8, 10, 12, 14, 16, 20], 1),
    bars: { barbell: 45, 'ez-bar': 20, 'trap-bar': 55, 'smith-machine': 25 },
    stack: { from: 10, to: 200, step: 10 },
  },
} as const

const HOME: readonly Equipment[] = ['dumbbell', 'bench', 'band']
const TRAVEL: readonly Equipment[] = ['band']
const OUTDOORS: readonly Equipment[] = ['pull-up-bar', 'dip-bars', 'box']
/** Most clubs have none of these; a person whose club has one ticks it. */
const RARE: readonly Equipment[] = [
  'squat-machine',
  'belt-squat',
  'rings',
  'sled',
  'battle-ropes',
  'bicycle',
  'lateral-raise-machine',
  'glute-ham-bench',
  'dip-machine',
  'rotation-machine',
  'landmine',
]

/** The usual equipment of such a place, as a start for the person's changes. The caller supplies the name. */
export function usualGym(kind: GymKind, unit: WeightUnit, name: string): Gym {
  const club = CLUB[unit]
  const equipment = [...{ home: HOME, travel: TRAVEL, outdoors: OUTDOORS, gym: EQUIPMENT.filter((one) => !RARE.includes(one)) }[kind]]
  const few = unit === 'kg' ? pairs([2, 4, 6, 8, 10, 12]) : pairs([5, 8, 10, 12, 15, 20, 25])
  return {
    name,
    kind,
    unit,
    equipment,
    bars:
      kind === 'gym' ? (Object.keys(club.bars) as (keyof typeof club.bars)[]).map((bar) => ({ kind: bar, weight: club.bars[bar] })) : [],
    plates: kind === 'gym' ? [...club.plates] : [],
    dumbbells: kind === 'gym' ? [...club.dumbbells] : kind === 'home' ? few : [],
    handle: null,
    kettlebells: kind === 'gym' ? [...club.kettlebells] : [],
    balls: kind === 'gym' ? [...club.balls] : [],
    stack: { ...club.stack },
  }
}

/** Adds usual weights for newly ticked equipment, so that it has a load to start with. */
export function withEquipment(gym: Gym, equipment: readonly Equipment[]): Gym {
  const club = CLUB[gym.unit]
  const added = equipment.filter((one) => !gym.equipment.includes(one))
  const bars = added.flatMap((one) =>
    one in club.bars && !gym.bars.some(({ kind }) => kind === one)
      ? [{ kind: one as keyof typeof club.bars, weight: club.bars[one as keyof typeof club.bars] }]
      : [],
  )
  const needsPlates = bars.length > 0 || added.includes('plate')
  const fewPlates = gym.unit === 'kg' ? pairs([20, 10, 5, 2.5, 1.25]) : pairs([45, 25, 10, 5, 2.5])
  return {
    ...gym,
    equipment: EQUIPMENT.filter((one) => equipment.includes(one)),
    bars: [...gym.bars, ...bars],
    plates: needsPlates && gym.plates.length === 0 ? fewPlates : gym.plates,
    dumbbells:
      added.includes('dumbbell') && gym.dumbbells.length === 0 && !gym.handle
        ? gym.unit === 'kg'
          ? pairs([2, 4, 6, 8, 10, 12])
          : pairs([5, 10, 15, 20, 25])
        : gym.dumbbells,
    kettlebells:
      added.includes('kettlebell') && gym.kettlebells.length === 0
        ? pairs(gym.unit === 'kg' ? [8, 12, 16] : [18, 26, 35], 1)
        : gym.kettlebells,
    balls: added.includes('medicine-ball') && gym.balls.length === 0 ? pairs(gym.unit === 'kg' ? [3, 5] : [6, 10], 1) : gym.balls,
  }
}
