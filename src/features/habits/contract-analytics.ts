import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

/** A mean with its sample size. `low` and `high` are the ends of a 95 % interval. */
const Share = z.object({ mean: z.number(), low: z.number(), high: z.number(), n: z.int() })

export const HabitOverview = z.object({
  id: Id,
  name: z.string(),
  hue: z.int(),
  icon: z.string(),
  kind: z.enum(['yes', 'atLeast', 'atMost']),
  unit: z.string(),
  /** Strength now, 30 and 365 days ago; null where the habit did not exist yet. */
  strength: z.object({ now: z.number(), month: z.number().nullable(), year: z.number().nullable() }),
  streak: z.int(),
  bestStreaks: z.array(z.object({ from: LocalDay, to: LocalDay, length: z.int() })),
  recovery: z.object({ days: z.number(), misses: z.int() }).nullable(),
  total: z.number(),
  daysDone: z.int(),
  /** Chance that a named weekday (Monday first) is done: Beta prior, posterior mean with its 95 % interval, over the last 26 weeks. */
  forecast: z.array(Share),
  /** Share of scheduled days that were done, per weekday (Monday first) and month (January first), over all years; null without any. */
  weekdayMonth: z.array(z.array(z.object({ done: z.int(), asked: z.int() }))),
  totals: z.object({
    week: z.array(z.object({ from: LocalDay, value: z.number() })),
    month: z.array(z.object({ from: LocalDay, value: z.number() })),
    quarter: z.array(z.object({ from: LocalDay, value: z.number() })),
    year: z.array(z.object({ from: LocalDay, value: z.number() })),
  }),
})
export type HabitOverview = z.infer<typeof HabitOverview>

/** Correlation of two habits' days: φ of done on the same days, with its p, and its q over all pairs. */
export const HabitPair = z.object({ a: Id, b: Id, phi: z.number(), n: z.int(), p: z.number(), q: z.number() })
export type HabitPair = z.infer<typeof HabitPair>

/** Mean mood of days with a habit and of days without it, adjusted for weekday and slow trend; an association, never a cause. */
export const HabitMood = z.object({
  id: Id,
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  nWith: z.int(),
  nWithout: z.int(),
  q: z.number(),
})
export type HabitMood = z.infer<typeof HabitMood>

export const getHabitAnalytics = endpoint({
  method: 'GET',
  path: '/api/habits/analytics',
  summary: 'Get statistics of all unarchived habits: strength over time, streaks, totals, forecast by weekday, correlated pairs',
  persisted: true,
  response: z.object({
    today: LocalDay,
    habits: z.array(HabitOverview),
    /** Done habits per day, for the calendar; days without any are left out. */
    days: z.array(z.object({ day: LocalDay, done: z.int() })),
    pairs: z.array(HabitPair),
  }),
})

export const getHabitMoods = endpoint({
  method: 'GET',
  path: '/api/habits/moods',
  summary: 'Get habits associated with better or worse journal moods in the last two years',
  persisted: true,
  response: z.object({
    moods: z.array(HabitMood),
    /** Habits that need more days with a mood, with or without the habit, for a result; with the number of such days so far. */
    notYet: z.array(
      z.object({
        id: Id,
        nWith: z.int(),
        nWithout: z.int(),
        /** Enough days, but the habit depends so much on weekday or month that its effect cannot be separated. */
        isInseparable: z.literal(true).optional(),
      }),
    ),
  }),
})
