import { capacityOf, growthOf, sharesOf, startOf } from './capacity.ts'
import { actsUntil, inOrder, lineKey, netActs, subjectOfLine, type KindGrowth, type LedgerAct, type Line } from './lines.ts'
import { isSeedSpecies, SEED_SPECIES, type Seed, type SeedSpecies } from './seeds.ts'
import { heightOf, speciesOf, type BedId, type CommonSpecies, type Height } from './species.ts'

export type PlantSpecies = CommonSpecies | SeedSpecies

/** A person's arrangement of a plant: its name, and its offset from where it grew (garden units, see layout.ts). */
export type Arranged = { key: string; name: string | null; x: number | null; y: number | null }

export type GardenPlant = {
  /** `<kind>~<subject>~<index>`, or `seed~<id>~0`. */
  key: string
  kind: string
  subject: string
  index: number
  bed: BedId
  species: PlantSpecies
  height: Height
  /** Acts that grew it (for a seed: days of care), and the number of acts until it is full-grown. */
  acts: number
  capacity: number
  growth: number
  name: string | null
  moved: { x: number; y: number } | null
}

/** The plants of one line (or one seed), in order. */
export type Drift = { key: string; bed: BedId; plants: readonly GardenPlant[] }

export type Garden = { drifts: readonly Drift[]; plants: readonly GardenPlant[]; acts: number; caredDays: number }

export type GardenParts = { lines: readonly Line[]; arrangement?: readonly Arranged[]; seeds?: readonly Seed[] }

export const plantKey = (kind: string, subject: string, index: number): string => `${kind}~${subject}~${index}`

/** The parts of a plant's key; undefined for an invalid key. */
export function readPlantKey(key: string): { kind: string; subject: string; index: number } | undefined {
  const match = /^([\w-]{1,40})~(.{0,200})~(\d{1,4})$/s.exec(key)
  return match ? { kind: match[1]!, subject: match[2]!, index: Number(match[3]) } : undefined
}

/**
 * The garden as of the end of day `until` (days since 1970; default: the present): a pure function of the net acts in the
 * ledger, the person's arrangement and their seeds. The order of acts does not matter, more acts never remove anything, and
 * one more act changes at most one plant.
 */
export function gardenOf({ lines, arrangement = [], seeds = [] }: GardenParts, until = Infinity): Garden {
  const stated = new Map(arrangement.map((one) => [one.key, one]))
  const drifts: Drift[] = []
  let acts = 0
  const withWords = (plant: Omit<GardenPlant, 'name' | 'moved'>): GardenPlant => {
    const own = stated.get(plant.key)
    return { ...plant, name: own?.name ?? null, moved: own && own.x !== null && own.y !== null ? { x: own.x, y: own.y } : null }
  }
  for (const line of inOrder(lines)) {
    const { kind, subject, bed } = line
    const grown = actsUntil(line, until)
    if (grown === 0) continue
    acts += grown
    const plants = sharesOf(grown).map((share, index) => {
      const species = speciesOf(bed, kind, subject, index)
      const capacity = capacityOf(index)
      const shape = { bed, species, height: heightOf(species), acts: share, capacity, growth: growthOf(share, capacity) }
      return withWords({ key: plantKey(kind, subject, index), kind, subject, index, ...shape })
    })
    drifts.push({ key: lineKey(line), bed, plants })
  }
  const cared = careDaysOf(lines)
  for (const seed of seeds.toSorted((a, b) => a.planted - b.planted || (a.id < b.id ? -1 : 1))) {
    if (seed.planted > until || !isSeedSpecies(seed.species)) continue
    const { days, height } = SEED_SPECIES[seed.species]
    const care = Math.min(days, seed.before + cared.filter((day) => day >= seed.planted && day <= until).length)
    const growth = Math.max(0.06, growthOf(care, days))
    const plant = { kind: 'seed', subject: seed.id, index: 0, bed: 'rare' as const, species: seed.species, height }
    const key = plantKey('seed', seed.id, 0)
    drifts.push({ key: `seed~${seed.id}`, bed: 'rare', plants: [withWords({ key, ...plant, acts: care, capacity: days, growth })] })
  }
  return { drifts, plants: drifts.flatMap((drift) => drift.plants), acts, caredDays: cared.length }
}

/** The days with at least one net act, ascending. */
export function careDaysOf(lines: readonly Line[]): number[] {
  return [...new Set(lines.flatMap((line) => line.days))].toSorted((a, b) => a - b)
}

/** The acts among those given that grew a plant, in order of day and key. */
export function actsOfPlant<T extends LedgerAct>(acts: readonly T[], key: string, growthOfKind: (kind: string) => KindGrowth): T[] {
  const plant = readPlantKey(key)
  if (!plant) return []
  const own = netActs(acts.filter((act) => act.kind === plant.kind && subjectOfLine(growthOfKind(act.kind), act.subject) === plant.subject))
  const start = startOf(plant.index)
  return own.slice(start, start + capacityOf(plant.index))
}
