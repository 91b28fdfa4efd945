import { LATEST_DAY, type LocalDay, clockTime } from '#platform/contract/dates.ts'

export { addDays } from '#platform/contract/dates.ts'

/** Parses a day from an address; undefined for any other text. */
export function dayIn(text: string | null): LocalDay | undefined {
  if (!text || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text) || text > LATEST_DAY) return undefined
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : undefined
}

/** Minutes since midnight by the clock of this device. */
export function minutesNow(): number {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

/** Formats minutes since midnight as `HH:MM`; empty for null. */
export function clockOf(minutes: number | null): string {
  if (minutes === null) return ''
  return clockTime(minutes)
}

/** Parses `HH:MM` as minutes since midnight; null for any other text. */
export function minutesIn(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
