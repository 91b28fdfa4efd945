import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '../auth/tables.ts'

export const reminders = pgTable(
  'reminders',
  {
    ...owned(),
    owner: text('owner').notNull(),
    subject: text('subject').notNull(),
    minutes: integer('minutes').notNull(),
    weekdays: integer('weekdays').notNull(),
    enabled: boolean('enabled').notNull(),
    /** The person's own words, encrypted with their key; null where the reminder is about a thing of a feature. */
    sealed: bytea('sealed'),
    /** A one-time reminder comes on this day. */
    day: date('day', { mode: 'string' }),
    /** The time of the next job; a job at any other time belongs to an old plan and does nothing. */
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('reminders_by_subject').on(t.userId, t.owner, t.subject)],
)

/** The result of a reminder on a day. One row per day: at any change of zone or clock, a day's reminder comes once. */
export const reminderDeliveries = pgTable(
  'reminder_deliveries',
  {
    userId: uuid('user_id').notNull(),
    reminderId: uuid('reminder_id').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    id: uuid('id').notNull(),
    dueAt: instant('due_at').notNull(),
    /** 0, plus one for each time it was snoozed. */
    attempt: integer('attempt').notNull(),
    /** quiet: no notice was needed. missed: the server was down for too long. */
    state: text('state', { enum: ['due', 'sending', 'sent', 'quiet', 'missed', 'failed', 'acted'] }).notNull(),
    /** The action that the person chose in the notice. */
    action: text('action'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.reminderId, t.localDay] }),
    uniqueIndex('reminder_deliveries_by_id').on(t.userId, t.id),
    foreignKey({ columns: [t.userId, t.reminderId], foreignColumns: [reminders.userId, reminders.id] }).onDelete('cascade'),
  ],
)

/** Ways to remind the person besides their devices. */
export const reminderWays = pgTable('reminder_ways', {
  userId: owner().primaryKey(),
  mail: boolean('mail').notNull(),
  /** SHA-256 of the secret in the calendar's address. */
  feedHash: bytea('feed_hash'),
})
