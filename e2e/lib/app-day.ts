import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'

/** The app's day of a person who signs up in a journey; it begins at four, so that journeys also pass at night. `ago`: days before it. */
export const appDay = (ago = 0): LocalDay => addDays(localDayOf(new Date(), 'UTC', 240), -ago)
