import { z } from 'zod'
import { sql } from '#platform/server/db/drizzle.ts'
import { MAX_REMINDERS, OWN_WORDS, Reminder } from '#platform/contract/reminders.ts'
import { userById } from '#platform/server/auth/users.ts'
import { listIn } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { replanReminders } from '#platform/server/reminders/reminders.ts'
import { columnsOf } from '#platform/server/reminders/store.ts'
import { reminders, reminderWays } from '#platform/server/reminders/tables.ts'

const file = 'reminders/reminders.json'

/** A person has one choice of delivery ways: an existing choice is not replaced. */
const WAYS = 'ways'

export const reminderParts = [
  idPart({
    id: 'reminders.reminder',
    name: { en: 'reminders', de: 'Erinnerungen' },
    file,
    of: (value) => listIn(value, 'reminders'),
    // A reminder has its own words, or it refers to a subject; the route requires the same.
    shape: Reminder.refine(({ id, owner, subject, words }) => (owner === OWN_WORDS ? words !== null && subject === id : words === null)),
    table: reminders,
    fingerprint: [
      reminders.owner,
      reminders.subject,
      reminders.minutes,
      reminders.weekdays,
      reminders.enabled,
      reminders.sealed,
      reminders.day,
    ],
    limit: { most: MAX_REMINDERS },
    row: (reminder, { userId, key, now }) => ({ ...columnsOf(key, reminder), userId, createdAt: now }),
    async recompute(app, tx, userId) {
      const user = await userById(tx, userId)
      if (user) await replanReminders(app, tx, userId, user.zone)
    },
  }),
  tablePart({
    id: 'reminders.ways',
    name: { en: 'how reminders reach you', de: 'wie Erinnerungen dich erreichen' },
    file,
    // Mail is off by default, and the default needs no row.
    of: (value) => ((value as { mail?: unknown } | null)?.mail === false ? [] : [value]),
    shape: z.object({ mail: z.boolean() }),
    idOf: () => WAYS,
    table: reminderWays,
    column: sql`${WAYS}`,
    fingerprint: [reminderWays.mail, reminderWays.feedHash],
    row: ({ mail }, { userId }) => ({ userId, mail, feedHash: null }),
  }),
]
