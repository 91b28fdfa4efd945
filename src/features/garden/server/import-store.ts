import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { listIn } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { Arranged, MAX_ARRANGED, NAME_LENGTH } from '../contract.ts'
import { MAX_SEEDS, SEED_NAMES } from '../seeds.ts'
import { lockPurse, recomputePurse, sealArranged } from './store.ts'
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
    of: (value) => listIn(value, 'plants'),
    shape: Arranged.extend({ name: z.string().max(NAME_LENGTH).nullable() }),
    idOf: ({ key }) => key,
    table: gardenPlants,
    column: gardenPlants.plantKey,
    fingerprint: [gardenPlants.sealed],
    limit: { most: MAX_ARRANGED, lock: lockPurse },
    row: (plant, { userId, key }) => ({ userId, plantKey: plant.key, sealed: sealArranged(key, plant) }),
  }),
  idPart({
    id: 'garden.seed',
    name: { en: 'seeds', de: 'Samen' },
    file,
    of: (value) => listIn(value, 'seeds'),
    shape: Seed,
    table: gardenSeeds,
    fingerprint: [gardenSeeds.species],
    limit: { most: MAX_SEEDS, lock: lockPurse },
    row: ({ boughtAt, ...seed }, { userId }) => ({ ...seed, userId, boughtAt: new Date(boughtAt) }),
    recompute: (_app, tx, userId) => recomputePurse(tx, userId),
  }),
]
