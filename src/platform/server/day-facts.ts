import type { LocalDay } from '#platform/contract/dates.ts'

/** Something that days have or do not have (a habit done, a training), to be held beside the mood of those days. */
export type InsightFactor = {
  /** Unique among all features: `<feature>:<id>`. */
  id: string
  /** As the person calls it. */
  label: string
  /** The feature's area, for its colour and its words. */
  area: string
  /** Where it can be looked at, if it has a page of its own. */
  to?: string
  /** The days it was there, within what was asked. */
  days: LocalDay[]
}

/** The mean of a day's moods, 1 to 5, and how many they were; days without one are left out. */
export type DayMood = { day: LocalDay; mood: number; n: number }
