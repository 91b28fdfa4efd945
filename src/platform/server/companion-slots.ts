import type { z } from 'zod'
import { fold } from '#platform/contract/fold.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { FactArea } from '#platform/contract/fact-areas.ts'

/** What is asked for: an area, days (both included), and words that something has to have; `most`: lines at most, the latest first. */
export type FactsAsked = { area: FactArea; from: LocalDay; to: LocalDay; words: string | undefined; most: number }

/** Where something stands, to be shown beside an answer and opened. `to`: an address in the app, of our own making. */
export type FactSource = { title: string; day: LocalDay | null; to: string }

/** A line that a model gets to read: plain facts in English with the person's own words in them, and where they stand. */
export type FactLine = { text: string; source: FactSource }

/** `total`: how many there are, where more were found than are given. */
export type Facts = { lines: FactLine[]; total: number }

/**
 * Something that a model may propose and a person may press: nothing but its shape. What it does is known to the tool of the same id in
 * the web half (`companionTools`), which does it as by hand.
 */
export type CompanionAction = {
  id: string
  /** As models call it: `log_mood`. Unique among all features. */
  name: string
  /** For a model, in English: what it proposes and when. */
  description: string
  /** Words and figures alone, each bounded. */
  args: z.ZodObject<Record<string, z.ZodType<string | number | undefined>>>
}

/** Words that are looked for in a line: each has to be there. */
export const holdsWords = (text: string, words: string | undefined): boolean => {
  if (words === undefined) return true
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
