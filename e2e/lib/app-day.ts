import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'

/** The app's day for whoever signs up in a journey: it begins at four, so that journeys hold at night, too. `ago`: so many days before it. */
export const appDay = (ago = 0): LocalDay => addDays(localDayOf(new Date(), 'UTC', 240), -ago)
