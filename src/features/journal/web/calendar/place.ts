import type { LocalDay } from '#platform/contract/dates.ts'
import { FIRST_DAY, LAST_DAY } from '../core/when.ts'

export const VIEWS = ['month', 'year', 'pixels'] as const
export type View = (typeof VIEWS)[number]

/** Parses a day of an address; undefined when it is invalid, or out of the calendar's bounds. */
export function dayFrom(text: string | null): LocalDay | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return undefined
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text ? text : undefined
}

export const viewFrom = (text: string | null): View => VIEWS.find((view) => view === text) ?? 'month'
