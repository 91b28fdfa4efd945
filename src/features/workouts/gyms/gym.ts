import type { Equipment } from '../exercise.ts'

/** A place somebody trains at, and what is there. Pure: runs on both sides. All weights are in the place's own unit. */
export const GYM_KINDS = ['home', 'gym', 'travel', 'outdoors'] as const
export type GymKind = (typeof GYM_KINDS)[number]

export const WEIGHT_UNITS = ['kg', 'lb'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]
/** Exact by international agreement (1959). */
export const KG_PER_LB = 0.45359237
export const toKg = (weight: number, unit: WeightUnit): number => (unit === 'kg' ? weight : weight * KG_PER_LB)
export const fromKg = (kg: number, unit: WeightUnit): number => (unit === 'kg' ? kg : kg / KG_PER_LB)

export const BAR_KINDS = ['barbell', 'ez-bar', 'trap-bar', 'smith-machine'] as const
export type BarKind = (typeof BAR_KINDS)[number]

/** Weights that come in pieces: how heavy one is, and how many there are. */
export type Pieces = { weight: number; count: number }

export type Gym = {
  name: string
  kind: GymKind
  unit: WeightUnit
  equipment: Equipment[]
  /** Bars without plates; a bar counts only where its kind is among the equipment. */
  bars: { kind: BarKind; weight: number }[]
  /** Single plates, not pairs. */
  plates: Pieces[]
  /** Dumbbells with a fixed weight; two of a weight are a pair. */
  dumbbells: Pieces[]
  /** The bare handle of dumbbells that take plates, and how many handles there are; null: none. */
  handle: Pieces | null
  kettlebells: Pieces[]
  balls: Pieces[]
  /** Pins of cables and machines: from the lightest to the heaviest in equal steps. */
  stack: { from: number; to: number; step: number }
}

export const GYM_LIMITS = {
  gyms: 20,
  name: 60,
  bars: 12,
  kinds: 40,
  /** Of one weight. */
  count: 60,
  weight: 500,
  /** Weights are told to a hundredth. */
  step: 0.01,
  /** Heaviest load that is reckoned with. */
  load: 1000,
} as const
