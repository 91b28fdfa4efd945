import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { EnergyGoal } from './energy.ts'
import { JUDGED } from './judged.ts'
import { NUTRIENTS } from './nutrients.ts'

const Kcal = z.number()

/** A reason for a target: a key of a message, and the figures for its placeholders. */
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
  /** Mean intake of whole days, and their number (`days`); null without a whole day. */
  intake: Kcal.nullable(),
  days: z.int(),
  /** Grams a day, over the same days. */
  macros: z.object({ protein: z.number(), fat: z.number(), carbohydrate: z.number() }).nullable(),
  /** Calculated from the four weeks up to its end; null where the data do not suffice. */
  expended: Kcal.nullable(),
  margin: Kcal.nullable(),
  /** Weight trend at the end of the week, kg. */
  kg: z.number().nullable(),
})
export type EnergyWeek = z.infer<typeof Week>

/** Number of weeks: a year. */
export const ENERGY_WEEKS = 53

export const getEnergy = endpoint({
  method: 'GET',
  path: '/api/nutrition/energy',
  summary: 'Get resting and total energy expenditure with their basis, a target for the goal with reasons, and weeks of a year',
  persisted: true,
  response: z.object({
    today: LocalDay,
    /** The person hides figures of their body or of food. */
    isHidden: z.boolean(),
    kg: z.number().nullable(),
    resting: z.union([
      z.object({ kcal: Kcal, margin: Kcal, by: z.enum(['mifflin', 'katch']) }),
      z.object({ missing: z.array(z.enum(['weight', 'height', 'age'])) }),
    ]),
    /** adaptive: from weight and diary. formula: an estimate until enough days exist. null: data for both are missing. */
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
    /** Days that are still missing for the adaptive method. */
    needs: z.object({ intakeDays: z.int(), weighedDays: z.int() }).nullable(),
    /** The adaptive result is implausibly low and not used: the diary is probably incomplete. */
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
  summary: 'Get the nutrient intake on complete days of 7 or 28 days, with personal references and contributing foods',
  persisted: true,
  query: z.object({ days: z.enum(['7', '28']) }),
  response: z.object({
    from: LocalDay,
    to: LocalDay,
    /** Days with entries, and the number of whole days among them. */
    written: z.int(),
    whole: z.int(),
    /** Number of different foods on these days. */
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
  summary: 'Get means of a nutrient over complete days: weekly for a quarter or a year, monthly for ten years',
  persisted: true,
  query: z.object({ nutrient: z.enum(NUTRIENTS), span: z.enum(TREND_SPANS) }),
  response: z.object({
    from: LocalDay,
    to: LocalDay,
    /** Recommended amount a day for the person; null where there is none. */
    reference: z.number().nullable(),
    periods: z.array(
      z.object({
        /** The Monday of the week, or the first of the month. */
        start: LocalDay,
        /** Number of whole days. */
        days: z.int(),
        /** Mean a day in the nutrient's unit, over foods with a value; null without whole days, or without any value. */
        mean: z.number().nullable(),
        /** 0 to 1: the share of these days' energy from foods without a value. */
        unknown: z.number(),
      }),
    ),
  }),
})

const Usual = z.object({
  /** Minutes: median and quartiles over the days. */
  middle: z.number(),
  low: z.number(),
  high: z.number(),
})

export const getEatingPattern = endpoint({
  method: 'GET',
  path: '/api/nutrition/eating',
  summary: 'Get the number of different plants per week, and meal times, over the last eight weeks',
  persisted: true,
  response: z.object({
    from: LocalDay,
    to: LocalDay,
    isHidden: z.boolean(),
    /** Older days of these weeks are missing, because of the limit on items. */
    isCut: z.boolean(),
    plants: z.object({
      /** Plants of the last seven days, today included. */
      recent: z.array(z.object({ en: z.string(), de: z.string() })),
      /** Weeks by their first day; the last ends today. */
      weeks: z.array(z.object({ week: LocalDay, plants: z.int(), days: z.int() })),
    }),
    /**
     * Meal times on whole days with known times: minutes since midnight, beyond 1440 where the person's day goes on after midnight.
     * Null: fewer than five such days.
     */
    times: z
      .object({
        days: z.array(z.object({ day: LocalDay, first: z.int(), last: z.int() })),
        first: Usual,
        last: Usual,
        /** Minutes from the last meal of a day to the first of the next, where both are known. Null: fewer than three such nights. */
        night: Usual.extend({ nights: z.int() }).nullable(),
      })
      .nullable(),
  }),
})

/** Outcomes that are compared with food. `training`: whether the person trained that day. */
export const HELD_BESIDE = ['mood', 'sleep', 'training'] as const
export type HeldBeside = (typeof HELD_BESIDE)[number]
/** Features of a day's food that are compared. Energy is left out, because nobody should eat less for a better mood. */
export const FOOD_MARKS = ['fibre', 'protein', 'sugars', 'caffeine', 'alcohol', 'lateMeal', 'lateCaffeine'] as const
export type FoodMark = (typeof FOOD_MARKS)[number]

const Arms = { mark: z.enum(FOOD_MARKS), nWith: z.int(), nWithout: z.int() }

export const getFoodCompanions = endpoint({
  method: 'GET',
  path: '/api/nutrition/goes-with',
  summary: 'Compare food features with mood, the following night or training, on complete days of the last three years',
  query: z.object({ outcome: z.enum(HELD_BESIDE) }),
  response: z.object({
    /** Number of whole days that also have the outcome. */
    days: z.int(),
    /** Significant (Benjamini & Hochberg, 0.05): difference in steps of 1 to 5, or in the share of training days, with 95 % interval. */
    found: z.array(z.object({ ...Arms, difference: z.number(), low: z.number(), high: z.number() })),
    /** Compared, and not significant. */
    nothing: z.array(z.object(Arms)),
    /** Too few days with or without the feature. */
    notYet: z.array(z.object(Arms)),
  }),
  errors: ['unavailable'],
})
