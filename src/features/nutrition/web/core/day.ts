import { LATEST_DAY, type LocalDay } from '#platform/contract/dates.ts'

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
