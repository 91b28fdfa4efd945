import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { SEED_NAMES } from './seeds.ts'
import { gardenReasons } from './reasons.en.ts'
import { BEDS } from './species.ts'

/** Limit of plants that a person may name or move. */
export const MAX_ARRANGED = 2000
/** Maximum length of a plant's name. */
export const NAME_LENGTH = 60

const PlantKey = z.string().max(260)

export const GardenLine = z.object({
  kind: z.string(),
  subject: z.string(),
  /** The bed in which it grows. */
  bed: z.enum(BEDS).exclude(['rare']),
  /** Name of the subject, if a feature provides one. */
  name: z.string().nullable(),
  folded: z.int(),
  first: z.int(),
  days: z.array(z.int()),
  counts: z.array(z.int()),
})
export type GardenLine = z.infer<typeof GardenLine>

const Place = {
  /** Garden units from the centre of the plant's bed (see layout.ts). */
  x: z.number().min(-20_000).max(20_000).nullable(),
  y: z.number().min(-2).max(2).nullable(),
}

export const Arranged = z.object({ key: PlantKey, name: z.string().nullable(), ...Place })

export const PlantedSeed = z.object({
  id: Id,
  species: z.enum(SEED_NAMES),
  /** Days since 1970. */
  planted: z.int(),
  before: z.int(),
  price: z.int(),
})
export type PlantedSeed = z.infer<typeof PlantedSeed>

const Purse = { points: z.int(), spent: z.int() }

/** All data from which a garden is computed. Lines list their days from `since` on; older acts are only counted. */
export const GardenAnswer = z.object({
  today: LocalDay,
  since: LocalDay,
  hemisphere: z.enum(['north', 'south']),
  lines: z.array(GardenLine),
  arrangement: z.array(Arranged),
  seeds: z.array(PlantedSeed),
  ...Purse,
})
export type GardenAnswer = z.infer<typeof GardenAnswer>

export const getGarden = endpoint({
  method: 'GET',
  path: '/api/garden',
  summary: 'Get the data of the garden: acts by line, arrangement, seeds and points',
  persisted: true,
  response: GardenAnswer,
})

export const PlantAct = z.object({
  kind: z.string(),
  subject: z.string().nullable(),
  name: z.string().nullable(),
  day: LocalDay,
  amount: z.number(),
  unit: z.string(),
  points: z.int(),
})
export type PlantAct = z.infer<typeof PlantAct>

export const getPlantActs = endpoint({
  method: 'GET',
  path: '/api/garden/plants/:key/acts',
  summary: 'List the acts that grew a plant, oldest first; empty for a bought seed',
  params: z.object({ key: PlantKey }),
  response: z.object({ acts: z.array(PlantAct) }),
  errors: ['not_found'],
})

export const arrangePlant = endpoint({
  method: 'PUT',
  path: '/api/garden/plants/:key',
  summary: 'Update name or place of a plant; omitted fields are unchanged, null resets a field',
  params: z.object({ key: PlantKey }),
  body: z
    .object({
      name: z.string().trim().max(NAME_LENGTH).nullable().optional(),
      place: z
        .object({ x: z.number().min(-20_000).max(20_000), y: z.number().min(-2).max(2) })
        .nullable()
        .optional(),
    })
    .refine(({ name, place }) => name !== undefined || place !== undefined, gardenReasons.nothing_to_arrange.id),
  response: Arranged,
  errors: ['not_found', 'limit'],
  offline: true,
})

export const resetArrangement = endpoint({
  method: 'DELETE',
  path: '/api/garden/places',
  summary: 'Reset the places of all plants; names are unchanged',
  response: z.object({ moved: z.int() }),
})

export const buySeed = endpoint({
  method: 'POST',
  path: '/api/garden/seeds',
  summary: 'Buy a seed with points and plant it; idempotent by id',
  body: z.object({ id: Id, species: z.enum(SEED_NAMES) }),
  response: z.object({ seed: PlantedSeed, ...Purse }),
  errors: ['conflict', 'limit'],
})
