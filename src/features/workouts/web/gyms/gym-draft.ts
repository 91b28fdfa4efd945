import { EQUIPMENT, type Equipment } from '../../exercise.ts'
import type { GymFields } from '../../contract/gyms.ts'
import { BAR_KINDS, GYM_LIMITS, type BarKind, type Gym, type Pieces } from '../../gyms/gym.ts'
import { readPieces, writePieces, writeWeight } from '../../gyms/pieces-text.ts'

const SMALLER = {
  free: ['barbell', 'ez-bar', 'trap-bar', 'dumbbell', 'kettlebell', 'plate', 'landmine'],
  benches: ['rack', 'bench', 'incline-bench', 'preacher-bench', 'pull-up-bar', 'dip-bars', 'back-extension', 'glute-ham-bench'],
  small: ['band', 'suspension', 'rings', 'box', 'medicine-ball', 'exercise-ball', 'ab-wheel', 'sled', 'battle-ropes'],
} as const satisfies Record<string, readonly Equipment[]>
const ENDURANCE: readonly Equipment[] = [
  'treadmill',
  'exercise-bike',
  'air-bike',
  'rowing-machine',
  'elliptical',
  'stair-machine',
  'bicycle',
  'skipping-rope',
]
const NO_MACHINES: readonly Equipment[] = [...Object.values(SMALLER).flat(), ...ENDURANCE]

/** Equipment in the order and groups in which a person looks around a room. */
export const EQUIPMENT_GROUPS = {
  ...SMALLER,
  machines: EQUIPMENT.filter((one) => !NO_MACHINES.includes(one)),
  endurance: ENDURANCE,
} as const satisfies Record<string, readonly Equipment[]>
export type EquipmentGroup = keyof typeof EQUIPMENT_GROUPS

/** Machines with a weight stack and a pin. */
const PINNED: readonly Equipment[] = EQUIPMENT_GROUPS.machines.filter(
  (one) => !['smith-machine', 'leg-press', 'hack-squat', 'squat-machine', 'belt-squat', 'hip-thrust-machine'].includes(one),
)
const BARS: readonly Equipment[] = BAR_KINDS
/** Equipment that takes plates. */
const PLATED: readonly Equipment[] = [
  ...BAR_KINDS,
  'plate',
  'landmine',
  'leg-press',
  'hack-squat',
  'squat-machine',
  'belt-squat',
  'hip-thrust-machine',
  'sled',
]

/** Weights as typed in the fields. */
export type WeightTexts = {
  bars: Record<BarKind, string>
  plates: string
  dumbbells: string
  handle: string
  kettlebells: string
  balls: string
  from: string
  to: string
  step: string
}
export type WeightField = 'plates' | 'dumbbells' | 'handle' | 'kettlebells' | 'balls'

/** The assumed count of a weight without a number. */
export const USUAL_COUNT: Record<WeightField, number> = { plates: 2, dumbbells: 2, handle: 2, kettlebells: 1, balls: 1 }

export function textsOf(gym: Gym, decimal: string): WeightTexts {
  const text = (field: Exclude<WeightField, 'handle'>) => writePieces(gym[field], USUAL_COUNT[field], decimal)
  const barsText = (kind: BarKind) =>
    gym.bars
      .filter((bar) => bar.kind === kind)
      .map(({ weight }) => writeWeight(weight, decimal))
      .join(decimal === ',' ? '; ' : ', ')
  return {
    bars: Object.fromEntries(BAR_KINDS.map((kind) => [kind, barsText(kind)])) as Record<BarKind, string>,
    plates: text('plates'),
    dumbbells: text('dumbbells'),
    handle: gym.handle ? writePieces([gym.handle], USUAL_COUNT.handle, decimal) : '',
    kettlebells: text('kettlebells'),
    balls: text('balls'),
    from: writeWeight(gym.stack.from, decimal),
    to: writeWeight(gym.stack.to, decimal),
    step: writeWeight(gym.stack.step, decimal),
  }
}

/** The fields that a place with this equipment needs. */
export const asksFor = {
  bars: (equipment: readonly Equipment[]) => BAR_KINDS.filter((kind) => equipment.includes(kind)),
  plates: (equipment: readonly Equipment[]) => equipment.some((one) => PLATED.includes(one)),
  dumbbells: (equipment: readonly Equipment[]) => equipment.includes('dumbbell'),
  kettlebells: (equipment: readonly Equipment[]) => equipment.includes('kettlebell'),
  balls: (equipment: readonly Equipment[]) => equipment.includes('medicine-ball'),
  stack: (equipment: readonly Equipment[]) => equipment.some((one) => PINNED.includes(one)),
  anything: (equipment: readonly Equipment[]) =>
    equipment.some((one) => PLATED.includes(one) || PINNED.includes(one) || BARS.includes(one)) ||
    (['dumbbell', 'kettlebell', 'medicine-ball'] as const).some((one) => equipment.includes(one)),
}

export type Problems = Partial<Record<'name' | WeightField | 'stack' | BarKind, string>>

/** The place from the form, or its problems: by field, the text that cannot be read. */
export function gymOf(gym: Gym, texts: WeightTexts): { gym: GymFields } | { problems: Problems } {
  const problems: Problems = {}
  const read = (field: WeightField | BarKind, text: string, usual: number): Pieces[] => {
    const result = readPieces(text, usual)
    if ('pieces' in result) return result.pieces
    problems[field] = result.unreadable
    return []
  }
  const bars = BAR_KINDS.flatMap((kind) => read(kind, texts.bars[kind], 1).map(({ weight }) => ({ kind, weight }))).slice(
    0,
    GYM_LIMITS.bars,
  )
  const [plates, dumbbells, kettlebells, balls] = (['plates', 'dumbbells', 'kettlebells', 'balls'] as const).map((field) =>
    read(field, texts[field], USUAL_COUNT[field]),
  ) as [Pieces[], Pieces[], Pieces[], Pieces[]]
  const handle = read('handle', texts.handle, USUAL_COUNT.handle)[0] ?? null
  const [from, to, step] = ([texts.from, texts.to, texts.step] as const).map((text) => {
    const result = readPieces(text, 1)
    return 'pieces' in result && result.pieces.length === 1 ? result.pieces[0]!.weight : Number.NaN
  }) as [number, number, number]
  if (!(from <= to && step > 0)) problems.stack = texts.from
  if (gym.name.trim() === '') problems.name = ''
  if (Object.keys(problems).length > 0) return { problems }
  const { name, kind, unit, equipment } = gym
  return {
    gym: { name: name.trim(), kind, unit, equipment, bars, plates, dumbbells, handle, kettlebells, balls, stack: { from, to, step } },
  }
}
