import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { DiaryChange, DiaryItem, FoodRef, MAX_CHANGES_A_SEND } from './diary.ts'
import { Ingredient, MAX_THING_CHANGES, Thing, ThingChange } from './things.ts'

/** Usual foods: the most that are listed, and the days that they are based on. */
export const USUAL_MOST = 80
export const USUAL_DAYS = 60
/** Maximum number of days in a CSV export of the diary. */
export const CSV_MOST_DAYS = 3700

export const getDiary = endpoint({
  method: 'GET',
  path: '/api/nutrition/diary',
  summary: 'Get the diary of a day with eaten and planned items',
  persisted: true,
  query: z.object({ day: PlausibleDay }),
  /** `asOf`: the server's clock. A device stamps its next changes later than this, even if its own clock is behind. */
  response: z.object({ day: LocalDay, items: z.array(DiaryItem), isComplete: z.boolean(), asOf: Instant }),
})

export const PLAN_MOST_DAYS = 31

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/nutrition/plan',
  summary: 'Get the planned and eaten items of several days, at most 31',
  persisted: true,
  query: z.object({ from: PlausibleDay, to: PlausibleDay }),
  response: z.object({ from: LocalDay, to: LocalDay, items: z.array(DiaryItem), asOf: Instant }),
})

export const changeDiary = endpoint({
  method: 'POST',
  path: '/api/nutrition/diary',
  summary: 'Create, update and delete diary items in a batch; the latest change of each item wins, in any order; idempotent',
  body: z.object({ changes: z.array(DiaryChange).min(1).max(MAX_CHANGES_A_SEND) }),
  /** Number of changes that took effect. */
  response: z.object({ applied: z.int() }),
  errors: ['limit'],
  offline: true,
})

export const completeDay = endpoint({
  method: 'PUT',
  path: '/api/nutrition/days/:day',
  summary: 'Mark a day of the diary as complete or incomplete',
  params: z.object({ day: PlausibleDay }),
  body: z.object({ isComplete: z.boolean(), at: Instant }),
  response: z.object({ isComplete: z.boolean() }),
  offline: true,
})

/** A food that the person eats often, with its last amount and its number of uses by meal. */
export const UsualFood = Ingredient.extend({
  food: FoodRef,
  times: z.int(),
  lastDay: LocalDay,
  /** Number of uses by meal. */
  meals: z.record(z.string(), z.int()),
})
export type UsualFood = z.infer<typeof UsualFood>

export const listUsual = endpoint({
  method: 'GET',
  path: '/api/nutrition/usual',
  summary: 'List up to 80 foods eaten in the last 60 days, most frequent first, with counts per meal',
  persisted: true,
  response: z.object({ foods: z.array(UsualFood) }),
})

export const listThings = endpoint({
  method: 'GET',
  path: '/api/nutrition/things',
  summary: 'List own foods, recipes, meals, favourites, shopping items, aisles and settings, and fasts of the last 90 days',
  persisted: true,
  response: z.object({ things: z.array(z.object({ id: Id, thing: Thing })), asOf: Instant }),
})

export const changeThings = endpoint({
  method: 'POST',
  path: '/api/nutrition/things',
  summary: 'Create, update and delete own foods, recipes, shopping items, settings and the like in a batch; latest change wins; idempotent',
  body: z.object({ changes: z.array(ThingChange).min(1).max(MAX_THING_CHANGES) }),
  response: z.object({ applied: z.int() }),
  errors: ['limit', 'invalid'],
  offline: true,
})

export const diaryCsv = endpoint({
  method: 'GET',
  path: '/api/nutrition/diary.csv',
  summary: 'Export the diary of a date range as CSV, with a row per item and its nutrients; limited to about ten years',
  query: z.object({ from: PlausibleDay, to: PlausibleDay }),
  response: bytes(['text/csv']),
})
