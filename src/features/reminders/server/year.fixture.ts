import { EVERY_DAY } from '#platform/contract/reminders.ts'
import { putReminder } from '#platform/server/reminders/reminders.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Year } from '#testing/life.ts'

/** Has a mood reminder every evening at half past eight. */
export const year: Year = async (app, person) => {
  await putReminder(app, person, {
    id: uuidv7(),
    owner: 'journal',
    subject: 'mood',
    minutes: 20 * 60 + 30,
    weekdays: EVERY_DAY,
    enabled: true,
    words: null,
    day: null,
  })
  return {}
}
