import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { EnergyGoal } from './energy.ts'
import { JUDGED } from './judged.ts'
import { NUTRIENTS } from './nutrients.ts'

const Kcal = z.number()

/** Why a target is what it is: a key for words, and the figures that go into them. */
const Why = z.object({
  key: z.enum([
    'expenditure',
    'goal',
    'keep',
    'expecting',
    'growing',
    'height',
    'age',
    'bmi',
    'nearBmi',
    'pace',
    'deficit',
    'resting',
    'floor',
    'step',
  ]),
  kind: z.enum(['lose', 'gain']).optional(),
  kcal: Kcal.optional(),
  pace: z.number().optional(),
  most: z.number().optional(),
  from: Kcal.optional(),
})
export type WhySent = z.infer<typeof Why>

const Week = z.object({
  /** Its Monday. */
  week: LocalDay,
  /** Mean of whole days, and how many they were; null without one. */
  intake: Kcal.nullable(),
  days: z.int(),
  /** Grams a day, on the same days. */
  macros: z.object({ protein: z.number(), fat: z.number(), carbohydrate: z.number() }).nullable(),
  /** Read off the four weeks that ended with it; null where they do not say. */
  expended: Kcal.nullable(),
  margin: Kcal.nullable(),
  /** The trend at its end, kg. */
  kg: z.number().nullable(),
})
export type EnergyWeek = z.infer<typeof Week>

/** Weeks that are looked at: a year. */
export const ENERGY_WEEKS = 53

export const getEnergy = endpoint({
  method: 'GET',
  path: '/api/nutrition/energy',
  summary: 'What the body uses, at rest and in all, what it rests on, a target for the goal with its why, and the weeks of a year',
  auth: 'session',
  persisted: true,
  response: z.object({
    today: LocalDay,
    /** The person wants no figure of their body, or of food, to be shown. */
    isHidden: z.boolean(),
    kg: z.number().nullable(),
    resting: z.union([
      z.object({ kcal: Kcal, margin: Kcal, by: z.enum(['mifflin', 'katch']) }),
      z.object({ missing: z.array(z.enum(['weight', 'height', 'age'])) }),
    ]),
    /** adaptive: read off weight and diary. formula: of people like them, until there are days enough; null where not even that can be said. */
    expended: z
      .object({
        kcal: Kcal,
        margin: Kcal,
        by: z.enum(['adaptive', 'formula']),
        from: LocalDay.nullable(),
        to: LocalDay.nullable(),
        intakeDays: z.int(),
        weighedDays: z.int(),
        intake: Kcal.nullable(),
        fromWeight: Kcal.nullable(),
      })
      .nullable(),
    /** What is still missing until it can be read off. */
    needs: z.object({ intakeDays: z.int(), weighedDays: z.int() }).nullable(),
    /** What was read off is less than anybody uses, so it is not used: probably not everything was written down. */
    isTooLow: z.boolean(),
    goal: EnergyGoal.nullable(),
    target: z
      .object({ kcal: Kcal, why: z.array(Why), macros: z.object({ protein: z.number(), fat: z.number(), carbohydrate: z.number() }) })
      .nullable(),
    care: z.array(z.enum(['little', 'fast', 'light'])),
    weeks: z.array(Week),
  }),
})

const Reference = z.object({ value: z.number(), kind: z.enum(['RDA', 'AI']), upper: z.number().nullable() })

const Need = z.object({
  nutrient: z.enum(JUDGED),
  verdict: z.enum(['enough', 'between', 'low', 'unknown']),
  isOver: z.boolean(),
  mean: z.number(),
  middle: z.tuple([z.number(), z.number()]),
  unknown: z.number(),
  reference: Reference,
  days: z.int(),
  gave: z.array(z.object({ name: z.string(), share: z.number() })),
  help: z.array(z.object({ name: z.string(), grams: z.number().nullable(), share: z.number() })),
})
export type Need = z.infer<typeof Need>

export const getNeeds = endpoint({
  method: 'GET',
  path: '/api/nutrition/needs',
  summary: 'Nutrients of the whole days of a week or four against references for who the person is, with the foods that gave them',
  auth: 'session',
  persisted: true,
  query: z.object({ days: z.enum(['7', '28']) }),
  response: z.object({
    from: LocalDay,
    to: LocalDay,
    /** Days that something was written down on, and of them those that are whole. */
    written: z.int(),
    whole: z.int(),
    /** Different foods on all of these days. */
    foods: z.int(),
    isHidden: z.boolean(),
    eater: z.object({
      age: z.int().nullable(),
      sex: z.enum(['female', 'male']).nullable(),
      expecting: z.enum(['no', 'pregnant', 'breastfeeding']),
    }),
    nutrients: z.array(Need),
  }),
})

export const TREND_SPANS = ['quarter', 'year', 'decade'] as const
export type TrendSpan = (typeof TREND_SPANS)[number]

export const getNutrientTrend = endpoint({
  method: 'GET',
  path: '/api/nutrition/trend',
  summary: 'Means of one nutrient over whole days, by weeks of a quarter or a year, or by months of ten years',
  auth: 'session',
  persisted: true,
  query: z.object({ nutrient: z.enum(NUTRIENTS), span: z.enum(TREND_SPANS) }),
  response: z.object({
    from: LocalDay,
    to: LocalDay,
    /** What is recommended a day for who the person is; null where nothing is. */
    reference: z.number().nullable(),
    periods: z.array(
      z.object({
        /** Its Monday, or the first of its month. */
        start: LocalDay,
        /** Whole days in it. */
        days: z.int(),
        /** A day, in the nutrient's unit, of what carries a value; null without whole days, or where none of their foods carries one. */
        mean: z.number().nullable(),
        /** 0 to 1: the share of these days' energy whose foods carry no value. */
        unknown: z.number(),
      }),
    ),
  }),
})

const Usual = z.object({
  /** Minutes: the median, and between which half of the days lie. */
  middle: z.number(),
  low: z.number(),
  high: z.number(),
})

export const getEatingPattern = endpoint({
  method: 'GET',
  path: '/api/nutrition/eating',
  summary: 'How many kinds of plants are eaten in a week, and when in the day somebody eats, over the last eight weeks',
  auth: 'session',
  persisted: true,
  response: z.object({
    from: LocalDay,
    to: LocalDay,
    isHidden: z.boolean(),
    /** Older days of these weeks were not looked at: there is more than is read at once. */
    isCut: z.boolean(),
    plants: z.object({
      /** The last seven days, today included. */
      recent: z.array(z.object({ en: z.string(), de: z.string() })),
      /** Weeks by their first day; the last ends today. */
      weeks: z.array(z.object({ week: LocalDay, plants: z.int(), days: z.int() })),
    }),
    /**
     * Of whole days whose times were said: minutes since midnight, past 1440 where the person's day goes on after it. Null: fewer than
     * five of them.
     */
    times: z
      .object({
        days: z.array(z.object({ day: LocalDay, first: z.int(), last: z.int() })),
        first: Usual,
        last: Usual,
        /** From the last of a day to the first of the next, where both are known. Null: fewer than three such nights. */
        night: Usual.extend({ nights: z.int() }).nullable(),
      })
      .nullable(),
  }),
})

/** What food is held beside. `training`: whether one trained that day. */
export const HELD_BESIDE = ['mood', 'sleep', 'training'] as const
export type HeldBeside = (typeof HELD_BESIDE)[number]
/** What of a day's food is looked at; energy is not, as nobody should eat less for a mood. */
export const FOOD_MARKS = ['fibre', 'protein', 'sugars', 'caffeine', 'alcohol', 'lateMeal', 'lateCaffeine'] as const
export type FoodMark = (typeof FOOD_MARKS)[number]

const Arms = { mark: z.enum(FOOD_MARKS), nWith: z.int(), nWithout: z.int() }

export const getFoodCompanions = endpoint({
  method: 'GET',
  path: '/api/nutrition/goes-with',
  summary: 'What of a day’s food goes with mood, with the night after it or with training, over whole days of the last three years',
  auth: 'session',
  query: z.object({ outcome: z.enum(HELD_BESIDE) }),
  response: z.object({
    /** Whole days that have the outcome, too. */
    days: z.int(),
    /** Beyond chance by Benjamini & Hochberg at 0.05: the difference in steps of 1 to 5, or in the share of days with training, and its 95 % interval. */
    found: z.array(z.object({ ...Arms, difference: z.number(), low: z.number(), high: z.number() })),
    /** Held side by side, and no more than chance. */
    nothing: z.array(z.object(Arms)),
    /** Too few days with it, or without it. */
    notYet: z.array(z.object(Arms)),
  }),
  errors: ['unavailable'],
})
