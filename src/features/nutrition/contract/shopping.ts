import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { DiaryItem, FoodRef, MAX_GRAMS } from './diary.ts'

/** Aisles of a shop, in walking order. */
export const AISLES = [
  'produce',
  'bakery',
  'dairy',
  'meat',
  'fish',
  'dry',
  'spices',
  'sweets',
  'drinks',
  'frozen',
  'household',
  'other',
] as const
export type Aisle = (typeof AISLES)[number]

/** Maximum number of items of a list; a list from a plan is cut off here. */
export const MAX_SHOPPING = 500
export const MAX_TICKS = 100

/**
 * One item of the shopping list. It is the unit of conflict resolution between devices and people: the latest change wins, as with an item
 * of the diary.
 */
export const ShoppingItem = z.object({
  kind: z.literal('shopping'),
  name: z.string().trim().min(1).max(200),
  /** null: a typed item without a food. */
  food: FoodRef.nullable(),
  /** Total of all meals; null: unknown, or stated in `amount`. */
  grams: z
    .number()
    .min(0)
    .max(MAX_GRAMS * 100)
    .nullable(),
  /** The household measure, where all meals use the same one. */
  portion: DiaryItem.shape.portion,
  /** Typed amount: "2 packs". */
  amount: z.string().trim().max(80),
  aisle: z.enum(AISLES),
  state: z.enum(['needed', 'bought', 'home']),
  /** `plan`: created from the plan and updated with it. `own`: typed; the plan does not change it. */
  from: z.enum(['plan', 'own']),
})
export type ShoppingItem = z.infer<typeof ShoppingItem>
export type StoredShopping = { id: string; thing: ShoppingItem }

/** The aisle that the person chose for a food; it applies from now on. */
export const AisleWord = z.object({
  kind: z.literal('aisle'),
  /** The food or name, as a `shoppingKey`. */
  of: z.string().min(1).max(220),
  name: z.string().trim().min(1).max(200),
  aisle: z.enum(AISLES),
})
export type AisleWord = z.infer<typeof AisleWord>

/** 24 random bytes (192 bits) in base64url. */
export const ListToken = z.string().regex(/^[\w-]{32}$/)
const LinkName = z.string().trim().min(1).max(60).nullable()

const Link = z.object({ token: ListToken, name: LinkName, createdAt: Instant })

export const getListLink = endpoint({
  method: 'GET',
  path: '/api/nutrition/list-link',
  summary: 'Get the share link of the shopping list; null if there is none',
  response: z.object({ link: Link.nullable() }),
})

export const putListLink = endpoint({
  method: 'PUT',
  path: '/api/nutrition/list-link',
  summary: 'Create the share link of the shopping list, or update its name; the address stays; idempotent',
  freshProof: true,
  body: z.object({ name: LinkName }),
  response: Link,
})

export const removeListLink = endpoint({
  method: 'DELETE',
  path: '/api/nutrition/list-link',
  summary: 'Revoke the share link of the shopping list immediately; idempotent',
  response: z.object({ removed: z.literal(true) }),
})

/** Fields of an item that a shared list shows: texts, amount and tick. */
const SharedItem = ShoppingItem.pick({ name: true, grams: true, portion: true, amount: true, aisle: true }).extend({
  id: Id,
  isBought: z.boolean(),
})
export type SharedItem = z.infer<typeof SharedItem>

const params = z.object({ token: ListToken })

export const getSharedList = endpoint({
  method: 'GET',
  path: '/api/nutrition/shared-lists/:token',
  summary: 'Get a shopping list by share link, for any account of this installation; same error for unknown and revoked links',
  persisted: true,
  params,
  response: z.object({ name: LinkName, isMine: z.boolean(), items: z.array(SharedItem), asOf: Instant }),
  errors: ['not_found'],
})

export const tickSharedList = endpoint({
  method: 'POST',
  path: '/api/nutrition/shared-lists/:token',
  summary: 'Tick or untick items of a shopping list by share link; the latest change of each item wins',
  params,
  body: z.object({
    ticks: z
      .array(z.object({ id: Id, at: Instant, isBought: z.boolean() }))
      .min(1)
      .max(MAX_TICKS),
  }),
  response: z.object({ applied: z.int() }),
  errors: ['not_found'],
  offline: true,
})
export type Tick = { id: string; at: string; isBought: boolean }
