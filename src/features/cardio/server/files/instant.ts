import { LocalDay } from '#platform/contract/dates.ts'
import { isPlausible } from './xml.ts'

const INSTANT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d{1,9})? ?(?:([+-]\d\d):?(\d\d)|Z)$/

/** Epoch milliseconds of a text such as `2024-08-22 02:19:51 +0530`; undefined where it is no plausible instant. */
export function instantOf(stated: string | undefined): number | undefined {
  const [, day, time, hours, minutes] = INSTANT.exec(stated ?? '') ?? []
  // Date.parse would read 30 February as a day in March.
  if (day === undefined || !LocalDay.safeParse(day).success) return undefined
  const at = Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  return isPlausible(at / 1000) ? at : undefined
}
