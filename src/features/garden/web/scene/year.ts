import { growthOf, startOf } from '../../capacity.ts'
import { careDaysOf } from '../../garden.ts'
import type { GardenLayout } from '../../layout.ts'
import { lineKey, type Line } from '../../lines.ts'
import type { Seed } from '../../seeds.ts'

/** History of a placed plant: the days on which it grew, the acts of each, and the acts before them. */
type Growing = { before: number; days: readonly number[]; sums: readonly number[]; capacity: number; isSeed: boolean }

/**
 * A year of a garden that can be queried for any day: the growth of each placed plant, in the layout's order, written into one
 * reused array.
 */
export class Year {
  private readonly growing: Growing[]
  readonly growths: Float32Array

  constructor(layout: GardenLayout, lines: readonly Line[], seeds: readonly Seed[]) {
    const byLine = new Map(lines.map((line) => [lineKey(line), sumsOf(line)]))
    const bySeed = new Map(seeds.map((seed) => [seed.id, seed]))
    const cared = careDaysOf(lines)
    this.growing = layout.placed.map(({ plant }) => {
      const seed = plant.kind === 'seed' ? bySeed.get(plant.subject) : undefined
      if (seed) {
        const days = cared.filter((day) => day >= seed.planted)
        return {
          before: seed.before,
          days: [seed.planted, ...days],
          sums: [0, ...days.map((_, i) => i + 1)],
          capacity: plant.capacity,
          isSeed: true,
        }
      }
      const { folded, days, sums } = byLine.get(lineKey(plant)) ?? { folded: 0, days: [], sums: [] }
      return { before: folded - startOf(plant.index), days, sums, capacity: plant.capacity, isSeed: false }
    })
    this.growths = new Float32Array(this.growing.length)
  }

  /** Growth at a moment: exact for whole days, interpolated between them. */
  at(moment: number): Float32Array {
    const day = Math.floor(moment)
    const part = moment - day
    this.growing.forEach((plant, i) => {
      const now = growthAt(plant, day)
      this.growths[i] = part === 0 ? now : now + (growthAt(plant, day + 1) - now) * part
    })
    return this.growths
  }
}

function sumsOf(line: Line): { folded: number; days: readonly number[]; sums: number[] } {
  let sum = 0
  return { folded: line.folded, days: line.days, sums: line.counts.map((count) => (sum += count)) }
}

function growthAt({ before, days, sums, capacity, isSeed }: Growing, day: number): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[middle]! <= day) low = middle + 1
    else high = middle
  }
  if (isSeed && low === 0) return 0
  const acts = Math.min(capacity, before + (low > 0 ? sums[low - 1]! : 0))
  return isSeed ? Math.max(0.06, growthOf(acts, capacity)) : growthOf(acts, capacity)
}
