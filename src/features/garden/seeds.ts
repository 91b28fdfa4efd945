import type { Height } from './species.ts'

/** Seeds that points buy: species that do not grow from acts. Prices in points; days of care until full-grown. */
export const SEED_SPECIES = {
  snowbell: { price: 60, days: 10, height: 'low' },
  bluePoppy: { price: 90, days: 14, height: 'middle' },
  roseDaisy: { price: 90, days: 14, height: 'low' },
  whiteFoxglove: { price: 120, days: 18, height: 'middle' },
  sunLupin: { price: 140, days: 18, height: 'middle' },
  goldenFern: { price: 180, days: 21, height: 'middle' },
  blueSpruce: { price: 320, days: 40, height: 'tall' },
  flameMaple: { price: 380, days: 45, height: 'tall' },
  cherry: { price: 450, days: 50, height: 'tall' },
  copperOak: { price: 520, days: 60, height: 'tall' },
} as const satisfies Record<string, { price: number; days: number; height: Height }>

export type SeedSpecies = keyof typeof SEED_SPECIES
export const SEED_NAMES = Object.keys(SEED_SPECIES) as [SeedSpecies, ...SeedSpecies[]]

export const isSeedSpecies = (name: string): name is SeedSpecies => Object.hasOwn(SEED_SPECIES, name)

/** A planted seed. Days are days since 1970. */
export type Seed = {
  id: string
  species: SeedSpecies
  planted: number
  /** Days of care from the day it was planted until the first day that the garden lists. */
  before: number
}

/** Limit of seeds per garden. */
export const MAX_SEEDS = 200
