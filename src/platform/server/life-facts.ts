import type { LocalDay } from '#platform/contract/dates.ts'
import type { InsightFactor } from './day-facts.ts'

/** Something of the person's that a day holds, to be shown as a source and opened: an entry, a training, a habit that was done. */
export type LifeRecord = {
  id: string
  day: LocalDay
  title: string
  /** The first words of it. */
  hint: string | null
  /** The feature's area, for its colour. */
  area: string
  /** Where it can be looked at. */
  to: string
  /** 1 to 5, where it has one. */
  mood: number | null
}

/** What is looked for in everything written: words, or a feeling by any of its names. */
export type LifeSearch = { words: string } | { feeling: string }

/** `records`: the latest first, at most `most`; `total`: how many there are. `isComplete` is false while older ones are still being read. */
export type LifeFound = { total: number; isComplete: boolean; records: LifeRecord[] }

/** A figure that days have, from 1 to 5, that of a night on the day it ends: how one slept. */
export type DayFigure = { id: 'sleep'; days: { day: LocalDay; value: number }[] }

/** What days had or had not and what they measured, beyond `insightFactors`. */
export type LifeDays = { factors?: InsightFactor[]; figures?: DayFigure[] }
