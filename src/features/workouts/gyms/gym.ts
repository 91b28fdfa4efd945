import type { Equipment } from '../exercise.ts'

/** A place to train and its equipment. Pure: runs on server and client. All weights are in the place's own unit. */
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

/** Weights in pieces: the weight of one piece, and the number of pieces. */
export type Pieces = { weight: number; count: number }

export type Gym = {
  name: string
  kind: GymKind
  unit: WeightUnit
  equipment: Equipment[]
  /** Bars without plates; a bar counts only if the equipment includes its kind. */
  bars: { kind: BarKind; weight: number }[]
  /** Single plates, not pairs. */
  plates: Pieces[]
  /** Dumbbells with a fixed weight; two of the same weight are a pair. */
  dumbbells: Pieces[]
  /** The weight of an empty adjustable dumbbell handle and the number of handles; null: none. */
  handle: Pieces | null
  kettlebells: Pieces[]
  balls: Pieces[]
  /** Weight stacks of cables and machines: from the lightest to the heaviest in equal steps. */
  stack: { from: number; to: number; step: number }
}

export const GYM_LIMITS = {
  gyms: 20,
  name: 60,
  bars: 12,
  kinds: 40,
  /** Pieces of one weight. */
  count: 60,
  weight: 500,
  /** Weights are entered to a hundredth. */
  step: 0.01,
  /** The heaviest load that is calculated. */
  load: 1000,
} as const
