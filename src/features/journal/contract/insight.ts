import { z } from 'zod'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { MoodLevel } from './records.ts'
import { JournalQuery } from './sync.ts'

/** The longest stretch that is looked at in one go: ten years and some. */
export const MAX_INSIGHT_DAYS = 3700
/** Of each factor, days with and days without that are needed before anything is said. */
export const FACTOR_DAYS_NEEDED = 10
/** Findings are told apart from chance at this false discovery rate. */
export const FINDING_RATE = 0.1
/** At most so many factors are compared, those with the most days first. */
export const MAX_FACTORS = 60

const Mean = z.number().nullable()

/** A mean per group; `n` is days for weekday and season, moods for the hour. Groups without any have a mean of null. */
const groups = <K extends z.ZodType>(key: K) => z.array(z.object({ key, mean: Mean, n: z.int() }))

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const TIMINGS = ['same', 'next-mood', 'next-factor'] as const

/** Something a day can have or not have. */
export const InsightFactor = z.object({
  id: z.string(),
  /** As the person calls it; for area `ledger` the kind of act (`listen`), which the web half puts into words. */
  label: z.string(),
  /** `journal` for its activities, `ledger` for kinds of acts, else the feature's own. */
  area: z.string(),
})
export type InsightFactor = z.infer<typeof InsightFactor>

export const InsightAssociation = z.object({
  factorId: z.string(),
  /** `same` day; `next-mood`: the mood on the day after it; `next-factor`: it, on the day after that mood. */
  timing: z.enum(TIMINGS),
  nWith: z.int(),
  nWithout: z.int(),
  /** Mean mood with minus mean mood without, beyond what weekday and a slow trend over the months explain, in steps of the five faces. */
  difference: z.number(),
  /** 95 %; null when the days are too few or too close together to tell. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  p: z.number(),
  /** False discovery rate at which it would be a finding; one at 0.10 or less is shown as such. */
  q: z.number(),
})
export type InsightAssociation = z.infer<typeof InsightAssociation>

export const Insight = z.object({
  /** What was looked at; `from` may be later than asked for (MAX_INSIGHT_DAYS, or the first mood when nothing was asked). */
  from: LocalDay,
  to: LocalDay,
  /** The person's first day with a mood, ever. */
  firstDay: LocalDay.nullable(),
  /** Days that `smooth` reaches over, centred. */
  smoothDays: z.int(),
  /** Days with a mood, in order; the others are gaps. `mood` is the mean of the day's `n` moods. */
  days: z.array(z.object({ day: LocalDay, mood: z.number(), n: z.int(), smooth: Mean })),
  distribution: z.array(z.object({ level: MoodLevel, n: z.int() })),
  byWeekday: groups(z.int()),
  byHour: groups(z.int()),
  bySeason: groups(z.enum(SEASONS)),
  /** Mean squared difference of days in a row, its root, and of how many possible pairs. */
  volatility: z.object({ mssd: Mean, rmssd: Mean, pairs: z.int(), possible: z.int() }),
  factors: z.array(InsightFactor),
  associations: z.array(InsightAssociation),
  /** Factors that have too few days with or without them. */
  notYet: z.array(
    z.object({
      factorId: z.string(),
      nWith: z.int(),
      nWithout: z.int(),
      /** Enough days, but it goes so much with certain weekdays or months that it cannot be told from them. */
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
  summary: 'Mood over time and in groups, how much it moves, and what goes with better and with harder days',
  auth: 'session',
  /** `to` is today unless given; `from` the first mood. At most 3,700 days, the later ones. */
  query: JournalQuery.extend({ from: LocalDay.optional(), to: LocalDay.optional() }),
  response: Insight,
})
