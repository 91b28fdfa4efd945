import { LATEST_DAY, type LocalDay, clockTime } from '#platform/contract/dates.ts'

export { addDays } from '#platform/contract/dates.ts'

/** A day out of an address; undefined for anything else. */
export function dayIn(text: string | null): LocalDay | undefined {
  if (!text || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text) || text > LATEST_DAY) return undefined
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : undefined
}

/** Minutes since midnight on the clock of this device. */
export function minutesNow(): number {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

/** `HH:MM` of minutes since midnight; empty for none. */
export function clockOf(minutes: number | null): string {
  if (minutes === null) return ''
  return clockTime(minutes)
}

/** The other way; null for anything that is no time. */
export function minutesIn(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
