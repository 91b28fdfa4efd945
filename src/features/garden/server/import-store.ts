import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { Arranged, MOST_ARRANGED } from '../contract.ts'
import { MOST_SEEDS, SEED_NAMES } from '../seeds.ts'
import { sealArranged, settlePurse } from './store.ts'
import { gardenPlants, gardenSeeds } from './tables.ts'

const file = 'garden/garden.json'

const Seed = z.object({
  id: Id,
  species: z.enum(SEED_NAMES),
  plantedDay: LocalDay,
  price: z.int().min(0).max(100_000),
  boughtAt: Instant,
})

export const gardenParts = [
  tablePart({
    id: 'garden.plant',
    name: { en: 'names and places of plants', de: 'Namen und Plätze von Pflanzen' },
    file,
    of: (value) => (value as { plants?: unknown[] } | null)?.plants ?? [],
    shape: Arranged,
    idOf: ({ key }) => key,
    table: gardenPlants,
    column: gardenPlants.plantKey,
    print: [gardenPlants.sealed],
    most: MOST_ARRANGED,
    row: (plant, { userId, key }) => ({ userId, plantKey: plant.key, sealed: sealArranged(key, plant) }),
  }),
  tablePart({
    id: 'garden.seed',
    name: { en: 'seeds', de: 'Samen' },
    file,
    of: (value) => (value as { seeds?: unknown[] } | null)?.seeds ?? [],
    shape: Seed,
    idOf: ({ id }) => id,
    table: gardenSeeds,
    column: gardenSeeds.id,
    print: [gardenSeeds.species],
    most: MOST_SEEDS,
    row: ({ boughtAt, ...seed }, { userId }) => ({ ...seed, userId, boughtAt: new Date(boughtAt) }),
    settle: (_app, tx, userId) => settlePurse(tx, userId),
  }),
]
