import type { LocalDay } from '#platform/contract/dates.ts'

/** A property that days have or do not have (a habit done, a training), to be compared with the mood of those days. */
export type InsightFactor = {
  /** Unique among all features: `<feature>:<id>`. */
  id: string
  /** The person's name for it. */
  label: string
  /** The feature's area, for its colour and its texts. */
  area: string
  /** The address of its page, if it has one. */
  to?: string
  /** The days with it, within the requested range. */
  days: LocalDay[]
}

/** The mean of a day's moods, 1 to 5, and their number; days without a mood are left out. */
export type DayMood = { day: LocalDay; mood: number; n: number }
