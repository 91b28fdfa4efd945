import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { DiaryItem, FoodRef, MAX_GRAMS } from './diary.ts'

/** Where things stand in a shop, in the order in which one walks past them. */
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

/** More than anybody carries home; a list from a plan stops there. */
export const MAX_SHOPPING = 500
export const MAX_TICKS = 100

/**
 * One thing to buy. The smallest thing that two devices, or two people, can disagree about: the latest word on it holds, as with an item of
 * the diary.
 */
export const ShoppingItem = z.object({
  kind: z.literal('shopping'),
  name: z.string().trim().min(1).max(200),
  /** null: typed. */
  food: FoodRef.nullable(),
  /** Of all meals together; null: nobody knows, or it is said in `amount`. */
  grams: z
    .number()
    .min(0)
    .max(MAX_GRAMS * 100)
    .nullable(),
  /** How it is counted, where everything that wants it counts it alike. */
  portion: DiaryItem.shape.portion,
  /** As it was typed: "2 packs". */
  amount: z.string().trim().max(80),
  aisle: z.enum(AISLES),
  state: z.enum(['needed', 'bought', 'home']),
  /** Made from the plan, and made anew with it; what was typed stays. */
  from: z.enum(['plan', 'own']),
})
export type ShoppingItem = z.infer<typeof ShoppingItem>
export type StoredShopping = { id: string; thing: ShoppingItem }

/** Where the person says that something stands, from now on. */
export const AisleWord = z.object({
  kind: z.literal('aisle'),
  /** What it is about, as `shoppingKey` says it. */
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
  summary: 'The link by which the person shares their shopping list, if there is one',
  auth: 'session',
  response: z.object({ link: Link.nullable() }),
})

export const putListLink = endpoint({
  method: 'PUT',
  path: '/api/nutrition/list-link',
  summary: 'Share the shopping list by a link, or change the name above it; a repeat is the same link',
  auth: 'session',
  freshProof: true,
  body: z.object({ name: LinkName }),
  response: Link,
})

export const removeListLink = endpoint({
  method: 'DELETE',
  path: '/api/nutrition/list-link',
  summary: 'Take the link back; it opens nothing from this moment on',
  auth: 'session',
  response: z.object({ removed: z.literal(true) }),
})

/** What a link shows of one thing to buy: its words and its tick. */
const SharedItem = ShoppingItem.pick({ name: true, grams: true, portion: true, amount: true, aisle: true }).extend({
  id: Id,
  isBought: z.boolean(),
})
export type SharedItem = z.infer<typeof SharedItem>

const params = z.object({ token: ListToken })

export const getSharedList = endpoint({
  method: 'GET',
  path: '/api/nutrition/shared-lists/:token',
  summary: 'A shopping list by its link, for anybody of this installation. Unknown and taken back are one and the same',
  auth: 'session',
  persisted: true,
  params,
  response: z.object({ name: LinkName, isMine: z.boolean(), items: z.array(SharedItem), asOf: Instant }),
  errors: ['not_found'],
})

export const tickSharedList = endpoint({
  method: 'POST',
  path: '/api/nutrition/shared-lists/:token',
  summary: 'Ticks things off a list by its link, and nothing else; the later word on each holds',
  auth: 'session',
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
