import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { EQUIPMENT } from '../exercise.ts'
import { BAR_KINDS, GYM_KINDS, GYM_LIMITS, WEIGHT_UNITS, type Gym as GymShape } from '../gyms/gym.ts'
import { workoutsReasons } from '../reasons.en.ts'

const Weight = z
  .number(workoutsReasons.gym_weight.id)
  .min(GYM_LIMITS.step, workoutsReasons.gym_weight.id)
  .max(GYM_LIMITS.weight, workoutsReasons.gym_weight.id)
  .transform((weight) => Math.round(weight / GYM_LIMITS.step) / Math.round(1 / GYM_LIMITS.step))
const Pieces = z.object({
  weight: Weight,
  count: z.int(workoutsReasons.gym_count.id).min(1, workoutsReasons.gym_count.id).max(GYM_LIMITS.count, workoutsReasons.gym_count.id),
})
const PiecesList = z.array(Pieces).max(GYM_LIMITS.kinds, workoutsReasons.gym_too_much.id)

/** The equipment and weights of a place; weights are in the place's own unit. */
export const GymFields = z.object({
  name: z.string().trim().min(1, workoutsReasons.gym_name.id).max(GYM_LIMITS.name),
  kind: z.enum(GYM_KINDS),
  unit: z.enum(WEIGHT_UNITS),
  equipment: z.array(z.enum(EQUIPMENT)).max(EQUIPMENT.length),
  bars: z.array(z.object({ kind: z.enum(BAR_KINDS), weight: Weight })).max(GYM_LIMITS.bars, workoutsReasons.gym_too_much.id),
  plates: PiecesList,
  dumbbells: PiecesList,
  handle: Pieces.nullable(),
  kettlebells: PiecesList,
  balls: PiecesList,
  stack: z.object({ from: Weight, to: Weight, step: Weight }).refine(({ from, to }) => from <= to, workoutsReasons.gym_stack.id),
}) satisfies z.ZodType<GymShape>
export type GymFields = z.infer<typeof GymFields>

/** As it is stored, exported and sent. It was validated when it was written. */
export const StoredGym = GymFields.extend({ id: Id, isDefault: z.boolean() })
export type StoredGym = z.infer<typeof StoredGym>

export const listGyms = endpoint({
  method: 'GET',
  path: '/api/workouts/gyms',
  summary: 'List training places, the default first, then in order of creation',
  response: z.object({ gyms: z.array(SentGym()) }),
  persisted: true,
})

export const putGym = endpoint({
  method: 'PUT',
  path: '/api/workouts/gyms/:id',
  summary: 'Create or replace a training place; the first one becomes the default; idempotent',
  params: z.object({ id: Id }),
  body: GymFields,
  response: SentGym(),
  errors: ['limit'],
})

export const chooseGym = endpoint({
  method: 'PUT',
  path: '/api/workouts/gyms/:id/default',
  summary: 'Set the default training place',
  params: z.object({ id: Id }),
  body: z.object({}),
  response: SentGym(),
  errors: ['not_found'],
})

export const deleteGym = endpoint({
  method: 'DELETE',
  path: '/api/workouts/gyms/:id',
  summary: 'Delete a training place; the oldest remaining one replaces a deleted default; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
})

/** The same without rounding, because an answer has no transforms. */
function SentGym() {
  const pieces = z.array(z.object({ weight: z.number(), count: z.int() }))
  return z.object({
    id: Id,
    isDefault: z.boolean(),
    name: z.string(),
    kind: z.enum(GYM_KINDS),
    unit: z.enum(WEIGHT_UNITS),
    equipment: z.array(z.enum(EQUIPMENT)),
    bars: z.array(z.object({ kind: z.enum(BAR_KINDS), weight: z.number() })),
    plates: pieces,
    dumbbells: pieces,
    handle: z.object({ weight: z.number(), count: z.int() }).nullable(),
    kettlebells: pieces,
    balls: pieces,
    stack: z.object({ from: z.number(), to: z.number(), step: z.number() }),
  })
}
