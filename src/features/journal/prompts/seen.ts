import type { LocalDay } from '#platform/contract/dates.ts'
import { REST_BETWEEN } from './prompts.ts'

// Shown prompts are stored as `day id`, so that the lists of two devices merge as sets and sort by day, and so that prompts shown
// today do not change today's choice.

/** Most stored marks: enough for REST_BETWEEN, even after many uses of "another" on one day. */
export const STORED_MARKS = REST_BETWEEN * 2

/** The list with a prompt marked as shown on a day (once per prompt, with its last day), oldest first and bounded. */
export function markSeen(marks: readonly string[], id: string, day: LocalDay): string[] {
  const later = marks.some((mark) => idOf(mark) === id && dayOf(mark) > day)
  if (later) return [...marks].sort().slice(-STORED_MARKS)
  return [...marks.filter((mark) => idOf(mark) !== id), `${day} ${id}`].sort().slice(-STORED_MARKS)
}

/** Ids shown before a day, oldest first. Invalid marks are ignored. */
export function seenBefore(marks: readonly string[], day: LocalDay): string[] {
  const earlier = marks.filter((mark) => /^\d{4}-\d\d-\d\d [a-z0-9-]+$/.test(mark) && dayOf(mark) < day).sort()
  // For a prompt that two devices marked on different days, the last day counts.
  return [...new Set(earlier.map(idOf).reverse())].reverse()
}

const dayOf = (mark: string) => mark.slice(0, 10)
const idOf = (mark: string) => mark.slice(11)
