import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { DayMood } from '#platform/server/day-facts.ts'
import { moodDays } from './store.ts'

/** The journal's `moodByDay` slot. */
export const moodByDay = (app: HasDb, person: Pick<Person, 'id'>, from: LocalDay, to: LocalDay): Promise<DayMood[]> =>
  moodDays(app.db, person.id, from, to)
