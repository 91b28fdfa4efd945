import { z } from 'zod'
import { Instant, LocalDay } from './dates.ts'
import { bytes, endpoint } from './endpoint.ts'
import { Id } from './ids.ts'

// Reminders belong to the platform, because many features have something to remind of: each names its own by `owner` and `subject`.

export const MAX_REMINDERS = 100
export const SNOOZE_MINUTES = 30
/** Monday is bit 0. */
export const EVERY_DAY = 127
/** The owner of reminders in the person's own words; the `subject` of such a reminder is its own `id`. */
export const OWN_WORDS = 'reminders'
export const MAX_REMINDER_WORDS = 200
/** A one-time reminder is deleted so many days after its day. */
export const DAYS_AFTER_ONCE = 7

export const Reminder = z.object({
  id: Id,
  /** The feature that provides the subject. */
  owner: z.string().regex(/^[a-z][a-z-]{0,30}$/),
  /** The thing of that feature: a habit's id, `mood`. */
  subject: z.string().min(1).max(80),
  /** Minutes after local midnight, on the wall clock of the person's current zone. */
  minutes: z
    .int()
    .min(0)
    .max(24 * 60 - 1),
  /** Bit mask of weekdays, Monday is bit 0. */
  weekdays: z.int().min(1).max(EVERY_DAY),
  enabled: z.boolean(),
  /** The person's own words for `OWN_WORDS`; null for all others. */
  words: z.string().trim().min(1).max(MAX_REMINDER_WORDS).nullable().default(null),
  /** A one-time reminder comes on this day of the wall clock; null: on its weekdays, again and again. */
  day: LocalDay.nullable().default(null),
})
export type Reminder = z.infer<typeof Reminder>

export const PlannedReminder = Reminder.extend({
  /** The name of its subject, in the person's language. */
  title: z.string(),
  nextAt: Instant.nullable(),
})
export type PlannedReminder = z.infer<typeof PlannedReminder>

/** A subject that has no reminder yet. */
export const ReminderSubject = z.object({ owner: z.string(), subject: z.string(), title: z.string() })

export const listReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  summary: 'List all reminders, all possible subjects, and the delivery settings (push, mail, calendar feed)',
  response: z.object({
    reminders: z.array(PlannedReminder),
    subjects: z.array(ReminderSubject),
    /** The server's public key for Web Push (base64url), and the number of the person's devices that get notices. */
    push: z.object({ publicKey: z.string(), devices: z.int(), thisDevice: z.boolean() }),
    mail: z.object({ possible: z.boolean(), on: z.boolean() }),
    /** Whether a calendar feed exists. Its address is a secret. */
    feed: z.object({ on: z.boolean() }),
  }),
})

export const putReminder = endpoint({
  method: 'PUT',
  path: '/api/reminders/:id',
  summary: 'Create or replace a reminder; idempotent by id',
  params: z.object({ id: Id }),
  body: Reminder.omit({ id: true }),
  response: z.object({ nextAt: Instant.nullable() }),
  errors: ['limit', 'not_found'],
  offline: true,
})

export const deleteReminder = endpoint({
  method: 'DELETE',
  path: '/api/reminders/:id',
  summary: 'Delete a reminder; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.boolean() }),
  offline: true,
})

export const subscribePush = endpoint({
  method: 'PUT',
  path: '/api/push/subscription',
  summary: 'Subscribe this device to push notifications through its browser’s push service; ends with this session',
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}$/),
      auth: z.string().regex(/^[\w-]{20,30}$/),
    }),
  }),
  response: z.object({ devices: z.int() }),
  errors: ['forbidden'],
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/push/subscription',
  summary: 'Unsubscribe this device from push notifications',
  response: z.object({ devices: z.int() }),
})

export const testPush = endpoint({
  method: 'POST',
  path: '/api/push/test',
  summary: 'Send a test notification to this device; at most 20 an hour',
  response: z.object({ delivered: z.boolean() }),
  errors: ['not_found', 'limit'],
})

export const setReminderMail = endpoint({
  method: 'PUT',
  path: '/api/reminders/mail',
  summary: 'Turn mail delivery on or off for reminders that reach no device',
  body: z.object({ on: z.boolean() }),
  response: z.object({ on: z.boolean() }),
  errors: ['conflict', 'forbidden'],
})

export const setReminderFeed = endpoint({
  method: 'PUT',
  path: '/api/reminders/feed',
  summary: 'Create a new secret calendar address, which revokes the previous one, or delete it',
  body: z.object({ on: z.boolean() }),
  /** The path of the address; returned only this once. */
  response: z.object({ path: z.string().nullable() }),
})

export const getReminderFeed = endpoint({
  method: 'GET',
  path: '/api/reminders/feed/:token',
  summary: 'Get the reminders as an iCalendar feed (RFC 5545)',
  auth: 'public',
  params: z.object({ token: z.string().max(100) }),
  response: bytes(['text/calendar']),
  errors: ['not_found'],
})

/** The payload of a push message to the service worker. */
export const Notice = z.object({
  /** null: a test notice. */
  deliveryId: Id.nullable(),
  title: z.string(),
  body: z.string(),
  /** The address that a click opens. */
  url: z.string(),
  /** At most two: systems show no more. */
  actions: z.array(z.object({ id: z.string(), label: z.string() })).max(2),
  /** A notice replaces an earlier one with the same tag. */
  tag: z.string(),
  lang: z.string(),
})
export type Notice = z.infer<typeof Notice>

export const actOnNotice = endpoint({
  method: 'POST',
  path: '/api/reminders/deliveries/:id/act',
  summary: 'Perform an action of a notification, or `snooze` it; repeating the same action has no effect',
  params: z.object({ id: Id }),
  body: z.object({ action: z.string().max(40), at: Instant.optional() }),
  response: z.object({ done: z.string(), day: LocalDay, again: Instant.nullable() }),
  errors: ['not_found', 'conflict'],
})
