import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '#platform/server/auth/tables.ts'
import type { PackedSums } from './packing.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** One row for each person who has a diary: whoever writes holds it, and it counts. */
export const nutritionDiaries = pgTable('nutrition_diaries', {
  userId: owner().primaryKey(),
  items: integer('items').notNull().default(0),
  things: integer('things').notNull().default(0),
  /** Another one after each change. */
  version: uuid('version').notNull().defaultRandom(),
})

/** Items of the diary. What was eaten is sealed, with its values; what was taken away leaves its moment, for older words that come late. */
export const nutritionItems = pgTable(
  'nutrition_items',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Null once it was taken away. */
    day: date('day', { mode: 'string' }),
    sealed: bytea('sealed'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('nutrition_items_by_day').on(t.userId, t.day)],
)

/** What each day comes to: numbers alone, made anew from its items with every change of them. */
export const nutritionDays = pgTable(
  'nutrition_days',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    eaten: jsonb('eaten').$type<PackedSums>().notNull(),
    planned: jsonb('planned').$type<PackedSums>().notNull(),
    meals: integer('meals').notNull(),
    /** How often this day was recorded in the ledger, and whether it stands there now. */
    actTimes: integer('act_times').notNull(),
    isAct: boolean('is_act').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Days of which somebody said that they are all written down, or that they are not. */
export const nutritionFullDays = pgTable(
  'nutrition_full_days',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    isComplete: boolean('is_complete').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Own foods, recipes, meals, favourites and settings, sealed. */
export const nutritionThings = pgTable(
  'nutrition_things',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Null once it was taken away. */
    kind: text('kind'),
    sealed: bytea('sealed'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** What Open Food Facts answered, for everybody and by nobody: who asked stands nowhere. Not sealed: it is public. */
export const nutritionProducts = pgTable(
  'nutrition_products',
  {
    code: text('code').primaryKey(),
    askedAt: instant('asked_at').notNull(),
    /** `asked`: the answer is not here yet, or the process ended before it was. */
    outcome: text('outcome').$type<'asked' | 'found' | 'unknown' | 'failed'>().notNull(),
    product: jsonb('product').$type<Record<string, unknown>>(),
  },
  (t) => [index('nutrition_products_by_time').on(t.askedAt)],
)

/** The link by which a person shares their shopping list: one, and gone once it is taken back. */
export const nutritionListLinks = pgTable(
  'nutrition_list_links',
  {
    userId: owner().primaryKey(),
    /** SHA-256 of the token: who reads the table cannot open the link. */
    tokenHash: bytea('token_hash').notNull(),
    /** The name that stands above the list, and the token, so that its owner can copy it again. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('nutrition_list_links_by_token').on(t.tokenHash)],
)
