import type { LocalDay } from '#platform/contract/dates.ts'
import type { InsightFactor } from './day-facts.ts'

/** A person's record on a day, shown as a source with a link: an entry, a training, a completed habit. */
export type LifeRecord = {
  id: string
  day: LocalDay
  title: string
  /** Its first words. */
  hint: string | null
  /** The feature's area, for its colour. */
  area: string
  /** The address of its page. */
  to: string
  /** 1 to 5, where it has one. */
  mood: number | null
}

/** A search over all texts of a person: by words, or by a feeling under any of its names. */
export type LifeSearch = { words: string } | { feeling: string }

/** `records`: the latest first, at most `most`; `total`: how many there are. `isComplete` is false while older ones are still being read. */
export type LifeFound = { total: number; isComplete: boolean; records: LifeRecord[] }

/** A daily figure from 1 to 5; sleep counts for the day on which the night ends. */
export type DayFigure = { id: 'sleep'; days: { day: LocalDay; value: number }[] }

/** Factors and figures of days, beyond `insightFactors`. */
export type LifeDays = { factors?: InsightFactor[]; figures?: DayFigure[] }
