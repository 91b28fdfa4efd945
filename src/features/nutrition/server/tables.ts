import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'
import type { PackedSums } from './packing.ts'

/** One row for each person with a diary: a writer locks it, and it holds the counts. */
export const nutritionDiaries = pgTable('nutrition_diaries', {
  userId: owner().primaryKey(),
  items: integer('items').notNull().default(0),
  things: integer('things').notNull().default(0),
  /** Changes with every write. */
  version: uuid('version').notNull().defaultRandom(),
})

/** Items of the diary, encrypted with their values. A deleted item leaves its time, so that older changes that arrive later are ignored. */
export const nutritionItems = pgTable(
  'nutrition_items',
  {
    ...owned(),
    /** Null after deletion. */
    day: date('day', { mode: 'string' }),
    sealed: bytea('sealed'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('nutrition_items_by_day').on(t.userId, t.day)],
)

/** Sums of each day: numbers only, recalculated from the items with every change. */
export const nutritionDays = pgTable(
  'nutrition_days',
  {
    userId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    eaten: jsonb('eaten').$type<PackedSums>().notNull(),
    planned: jsonb('planned').$type<PackedSums>().notNull(),
    meals: integer('meals').notNull(),
    /** `actTimes`: how often the ledger recorded this day; `isAct`: whether it has an act now. */
    actTimes: integer('act_times').notNull(),
    isAct: boolean('is_act').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Days that the person marked as complete, or as not complete. */
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

/** Own foods, recipes, meals, favourites and settings, encrypted. */
export const nutritionThings = pgTable(
  'nutrition_things',
  {
    ...owned(),
    /** Null after deletion. */
    kind: text('kind'),
    sealed: bytea('sealed'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Cached answers of Open Food Facts, shared by all people, without a record of who asked. Not encrypted, because they are public. */
export const nutritionProducts = pgTable(
  'nutrition_products',
  {
    code: text('code').primaryKey(),
    askedAt: instant('asked_at').notNull(),
    /** `asked`: the answer is pending, or the process ended before it arrived. */
    outcome: text('outcome').$type<'asked' | 'found' | 'unknown' | 'failed'>().notNull(),
    product: jsonb('product').$type<Record<string, unknown>>(),
  },
  (t) => [index('nutrition_products_by_time').on(t.askedAt)],
)

/** The link of a person's shared shopping list: one per person, deleted on removal. */
export const nutritionListLinks = pgTable(
  'nutrition_list_links',
  {
    userId: owner().primaryKey(),
    /** SHA-256 of the token, so that a reader of the table cannot open the link. */
    tokenHash: bytea('token_hash').notNull(),
    /** The name above the list, and the token, so that the owner can copy it again. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('nutrition_list_links_by_token').on(t.tokenHash)],
)
