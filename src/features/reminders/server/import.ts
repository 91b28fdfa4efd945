import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { MAX_REMINDERS, Reminder } from '#platform/contract/reminders.ts'
import { userById } from '#platform/server/auth/users.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { replanReminders } from '#platform/server/reminders/reminders.ts'
import { reminders, reminderWays } from '#platform/server/reminders/tables.ts'

const file = 'reminders/reminders.json'

/** There is one choice of ways: where somebody has made theirs, it stays. */
const WAYS = 'ways'

export const reminderParts = [
  tablePart({
    id: 'reminders.reminder',
    name: { en: 'reminders', de: 'Erinnerungen' },
    file,
    of: (value) => (value as { reminders?: unknown[] } | null)?.reminders ?? [],
    shape: Reminder,
    idOf: ({ id }) => id,
    table: reminders,
    column: reminders.id,
    print: [reminders.owner, reminders.subject, reminders.minutes, reminders.weekdays, reminders.enabled],
    most: MAX_REMINDERS,
    row: (reminder, { userId, now }) => ({ ...reminder, userId, createdAt: now }),
    async settle(app, tx, userId) {
      const user = await userById(tx, userId)
      if (user) await replanReminders(app, tx, userId, user.zone)
    },
  }),
  tablePart({
    id: 'reminders.ways',
    name: { en: 'how reminders reach you', de: 'wie Erinnerungen dich erreichen' },
    file,
    shape: z.object({ mail: z.boolean() }),
    idOf: () => WAYS,
    table: reminderWays,
    column: sql`${WAYS}`,
    print: [reminderWays.mail, reminderWays.feedHash],
    row: ({ mail }, { userId }) => ({ userId, mail, feedHash: null }),
  }),
]
