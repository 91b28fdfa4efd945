import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, users } from '../auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const reminders = pgTable(
  'reminders',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    owner: text('owner').notNull(),
    subject: text('subject').notNull(),
    minutes: integer('minutes').notNull(),
    weekdays: integer('weekdays').notNull(),
    enabled: boolean('enabled').notNull(),
    /** The person's own words, sealed with their key; null where the reminder is about something. */
    sealed: bytea('sealed'),
    /** It comes once, on this day. */
    day: date('day', { mode: 'string' }),
    /** When a job will look at it; a job that comes at any other time is an old plan and does nothing. */
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('reminders_by_subject').on(t.userId, t.owner, t.subject)],
)

/** What became of a reminder on a day. One row a day: however often zone or clock move, a day's reminder comes once. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    userId: uuid('user_id').notNull(),
    reminderId: uuid('reminder_id').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    id: uuid('id').notNull(),
    dueAt: instant('due_at').notNull(),
    /** 0, and one more for each time it was put off. */
    attempt: integer('attempt').notNull(),
    /** quiet: there was nothing to say. missed: the server was away for too long. */
    state: text('state', { enum: ['due', 'sending', 'sent', 'quiet', 'missed', 'failed', 'acted'] }).notNull(),
    /** What was done from the notice. */
    action: text('action'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reminderId, t.localDay] }),
    uniqueIndex('reminder_deliveries_by_id').on(t.userId, t.id),
    foreignKey({ columns: [t.userId, t.reminderId], foreignColumns: [reminders.userId, reminders.id] }).onDelete('cascade'),
  ],
)

/** How reminders may reach the person besides their devices. */
export const reminderWays = pgTable('reminder_ways', {
  userId: owner().primaryKey(),
  mail: boolean('mail').notNull(),
  /** SHA-256 of the secret in the calendar's address. */
  feedHash: bytea('feed_hash'),
})
