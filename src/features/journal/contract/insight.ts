import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { MoodLevel } from './records.ts'
import { JournalQuery } from './sync.ts'

/** The longest period of one request: a little more than ten years. */
export const MAX_INSIGHT_DAYS = 3700
/** Days with and days without a factor that are each needed for a comparison. */
export const FACTOR_DAYS_NEEDED = 10
/** The false discovery rate for findings. */
export const FINDING_RATE = 0.1
/** Most factors that are compared, those with the most days first. */
export const MAX_FACTORS = 60

const Mean = z.number().nullable()

/** A mean per group; `n` is days for weekday and season, moods for the hour. Groups without any have a mean of null. */
const groups = <K extends z.ZodType>(key: K) => z.array(z.object({ key, mean: Mean, n: z.int() }))

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const TIMINGS = ['same', 'next-mood', 'next-factor'] as const

/** A factor that a day can have or not have. */
export const InsightFactor = z.object({
  id: z.string(),
  /** The person's name for it; for area `ledger` the kind of act (`listen`), which the web app translates. */
  label: z.string(),
  /** `journal` for its activities, `ledger` for kinds of acts, else the feature's own. */
  area: z.string(),
})
export type InsightFactor = z.infer<typeof InsightFactor>

export const InsightAssociation = z.object({
  factorId: z.string(),
  /** `same` day; `next-mood`: the mood on the day after the factor; `next-factor`: the factor on the day after the mood. */
  timing: z.enum(TIMINGS),
  nWith: z.int(),
  nWithout: z.int(),
  /** Mean mood with minus mean mood without, adjusted for weekday and a slow trend over the months, in levels of the five faces. */
  difference: z.number(),
  /** Bounds of the 95 % interval; null when the days are too few or too close together. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  p: z.number(),
  /** False discovery rate at which it would be a finding; 0.10 or less is shown as a finding. */
  q: z.number(),
})
export type InsightAssociation = z.infer<typeof InsightAssociation>

export const Insight = z.object({
  /** The period of the answer; `from` may be later than requested (MAX_INSIGHT_DAYS), and defaults to the first mood. */
  from: LocalDay,
  to: LocalDay,
  /** The person's first day with a mood, ever. */
  firstDay: LocalDay.nullable(),
  /** Width of the `smooth` window in days, centred. */
  smoothDays: z.int(),
  /** Days with a mood, in order; the others are gaps. `mood` is the mean of the day's `n` moods. */
  days: z.array(z.object({ day: LocalDay, mood: z.number(), n: z.int(), smooth: Mean })),
  distribution: z.array(z.object({ level: MoodLevel, n: z.int() })),
  byWeekday: groups(z.int()),
  byHour: groups(z.int()),
  bySeason: groups(z.enum(SEASONS)),
  /** Mean squared successive difference of consecutive days, its root, and the number of pairs used and possible. */
  volatility: z.object({ mssd: Mean, rmssd: Mean, pairs: z.int(), possible: z.int() }),
  factors: z.array(InsightFactor),
  associations: z.array(InsightAssociation),
  /** Factors that have too few days with or without them. */
  notYet: z.array(
    z.object({
      factorId: z.string(),
      nWith: z.int(),
      nWithout: z.int(),
      /** Enough days, but the factor is so tied to certain weekdays or months that its effect cannot be separated. */
      isInseparable: z.literal(true).optional(),
    }),
  ),
  /** Factors beyond MAX_FACTORS, which were not compared. */
  leftOut: z.int(),
  counts: z.object({
    days: z.int(),
    moodDays: z.int(),
    moods: z.int(),
    entryDays: z.int(),
    entries: z.int(),
    words: z.int(),
    photos: z.int(),
  }),
})
export type Insight = z.infer<typeof Insight>

export const getInsight = endpoint({
  method: 'GET',
  path: '/api/journal/insight',
  summary: 'Get mood statistics: over time, by group, volatility, and factors associated with better or worse days',
  /** `to` defaults to today, `from` to the first mood. At most the latest 3,700 days. */
  query: JournalQuery.extend({ from: LocalDay.optional(), to: LocalDay.optional() }),
  response: Insight,
})
