import { z } from 'zod'
import { addDays, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { noticeReasons } from '#platform/contract/reasons.en.ts'
import { Id } from '#platform/contract/ids.ts'
import { DAYS_AFTER_ONCE, SNOOZE_MINUTES, type Notice, type Reminder } from '#platform/contract/reminders.ts'
import type { HasClock, HasCollect, HasConfig, HasDb, HasJobs, HasLog, HasSecret, HasVault } from '../app/app.ts'
import { isAdmin, userById } from '../auth/users.ts'
import type { Db } from '../db/db.ts'
import { work, type Job, type JobWork } from '../jobs/jobs.ts'
import { openMailer, type Mailer } from '../mail/mail.ts'
import { pushTo } from '../push/push.ts'
import { nextOccurrence } from './schedule.ts'
import { reminderSources, type ReminderRecipient } from './source.ts'
import * as store from './store.ts'

const Plan = z.object({ userId: Id, reminderId: Id, at: z.iso.datetime() })
const Delivery = z.object({ userId: Id, deliveryId: Id, attempt: z.int() })

/** A reminder is due. */
const dueJob: Job<z.infer<typeof Plan>> = { name: 'reminder-due', data: Plan, concurrency: 4, timeout: 60 }
/** Sends a notice. Its text is made only then: nothing private is in the queue. */
const deliverJob: Job<z.infer<typeof Delivery>> = { name: 'reminder-deliver', data: Delivery, concurrency: 4, timeout: 60, retries: 2 }
const cleanupJob: Job<Record<string, never>> = { name: 'reminder-tidy', data: z.object({}), schedule: '41 4 * * *' }

export const reminderJobs = [dueJob, deliverJob, cleanupJob] as unknown as readonly Job<never>[]

/** A reminder older than this is dropped: the server was down. */
const STALE_MS = 60 * 60_000
const KEEP_DAYS = 60

/** A recipient with the facts that features need; undefined when the account does not exist or is locked. */
export async function recipientOf(app: HasConfig, db: Db, userId: string): Promise<ReminderRecipient | undefined> {
  const user = await userById(db, userId)
  if (!user || user.lockedAt) return undefined
  const { id, username, email, emailConfirmedAt, pendingEmail, displayName, locale, zone, dayStart, units, createdAt } = user
  const admin = isAdmin(user, app.config.adminEmail)
  return {
    id,
    username,
    email,
    emailConfirmed: emailConfirmedAt !== null,
    pendingEmail,
    isAdmin: admin,
    displayName,
    locale,
    zone,
    dayStart,
    units,
    createdAt,
  }
}

/** Plans the next run of a reminder, in the caller's transaction. */
async function scheduleNext(app: HasClock & HasJobs, tx: Db, row: store.ReminderRow, zone: string, after: Date): Promise<Date | null> {
  const next = row.enabled ? nextOccurrence(row, zone, after) : undefined
  const at = next?.at ?? null
  await store.setNextAt(tx, row.userId, row.id, at)
  if (at)
    await app.jobs.send(dueJob, { userId: row.userId, reminderId: row.id, at: at.toISOString() }, { tx, startAfter: onRealClock(app, at) })
  return at
}

/** The queue uses the machine's clock; in tests the app's clock differs from it. */
function onRealClock(app: HasClock, at: Date): Date {
  return new Date(Date.now() + (at.getTime() - app.clock.now().getTime()))
}

/** Creates or changes a reminder and plans it. Throws `limit` when there are too many. */
export async function putReminder(
  app: HasClock & HasDb & HasJobs & HasVault,
  person: { id: string; zone: string },
  reminder: Reminder,
): Promise<Date | null> {
  const columns = store.columnsOf(await app.vault.keyOf(person.id), reminder)
  return app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const row = await store.writeReminder(tx, person.id, columns, now)
    return scheduleNext(app, tx, row, person.zone, now)
  })
}

/** To be called when a person's zone has changed: their wall clock times are other instants now. */
export async function replanReminders(app: HasClock & HasJobs, tx: Db, userId: string, zone: string): Promise<void> {
  for (const row of await store.remindersOf(tx, userId)) await scheduleNext(app, tx, row, zone, app.clock.now())
}

async function whenDue(app: HasClock & HasConfig & HasDb & HasJobs, { userId, reminderId, at }: z.infer<typeof Plan>): Promise<void> {
  const due = new Date(at)
  await app.db.transaction(async (tx) => {
    const row = await store.lockReminder(tx, userId, reminderId)
    if (!row?.enabled || row.nextAt?.getTime() !== due.getTime()) return
    const person = await recipientOf(app, tx, userId)
    if (!person) return
    const { day } = wallClock(due, person.zone)
    const deliveryId = await store.openDelivery(tx, userId, reminderId, day, due)
    if (deliveryId) await app.jobs.send(deliverJob, { userId, deliveryId, attempt: 0 }, { tx })
    // From now on: days on which the server was down are not made up for.
    const now = app.clock.now()
    await scheduleNext(app, tx, row, person.zone, now > due ? now : due)
  })
}

async function deliver(
  app: HasClock & HasCollect & HasConfig & HasDb & HasLog & HasSecret,
  mailer: () => Mailer,
  { userId, deliveryId, attempt }: z.infer<typeof Delivery>,
): Promise<void> {
  const delivery = await store.claimDelivery(app.db, userId, deliveryId, attempt)
  if (!delivery) return
  const state = await send(app, mailer, delivery)
  await store.endDelivery(app.db, userId, deliveryId, attempt, state)
}

async function send(
  app: HasClock & HasCollect & HasConfig & HasDb & HasLog & HasSecret,
  mailer: () => Mailer,
  delivery: store.DeliveryRow,
): Promise<store.DeliveryRow['state']> {
  const { userId, id: deliveryId, reminderId, localDay, dueAt } = delivery
  if (app.clock.now().getTime() - dueAt.getTime() > STALE_MS) return 'missed'
  const [person, row] = await Promise.all([recipientOf(app, app.db, userId), store.lockReminder(app.db, userId, reminderId)])
  const source = row && reminderSources(app).get(row.owner)
  const content = person && row && (await source?.notice(person, row.subject, localDayOfPerson(localDay, row.minutes, person)))
  if (!content) return 'quiet'
  const tag = `reminder ${reminderId}`
  const notice: Notice = { deliveryId, ...content, tag, lang: person.locale ?? 'en' }
  // A topic lets a push service replace an undelivered notice by a newer one: at most 32 characters of base64url.
  if ((await pushTo(app, userId, notice, reminderId.replaceAll('-', ''))) > 0) return 'sent'
  if (!app.config.smtpUrl || !person.emailConfirmed || !(await store.waysOf(app.db, userId)).mail) return 'failed'
  try {
    await mailer()({ to: person.email, subject: content.title, text: `${content.body}\n\n${app.config.publicUrl ?? ''}${content.url}\n` })
    return 'sent'
  } catch {
    app.log.warn('a reminder could not be sent by mail')
    return 'failed'
  }
}

/** The person's own day of a reminder: with days that begin at four, a reminder at one in the morning belongs to the day before. */
const localDayOfPerson = (localDay: LocalDay, minutes: number, { dayStart }: Pick<ReminderRecipient, 'dayStart'>): LocalDay =>
  minutes < dayStart ? addDays(localDay, -1) : localDay

/**
 * Performs an action of a notice. `snooze` delays it by half an hour. The same action of a notice counts once; a different one after
 * it is refused (`conflict`). Throws `not_found` for a notice that is not this person's.
 */
export async function actOnDelivery(
  app: HasClock & HasCollect & HasDb & HasJobs,
  person: ReminderRecipient,
  deliveryId: string,
  action: string,
  at: Date,
): Promise<{ day: LocalDay; again: Date | null }> {
  return app.db.transaction(async (tx) => {
    const delivery = await store.lockDelivery(tx, person.id, deliveryId)
    const row = delivery && (await store.lockReminder(tx, person.id, delivery.reminderId))
    if (!delivery || !row) throw notFound(noticeReasons.not_here())
    const day = localDayOfPerson(delivery.localDay, row.minutes, person)
    if (action === 'snooze') {
      if (delivery.state === 'acted') throw new AppError('conflict', noticeReasons.done_already())
      const now = app.clock.now()
      // Pressed twice, it is snoozed once.
      if (delivery.state === 'due' && delivery.dueAt > now) return { day, again: delivery.dueAt }
      const again = new Date(now.getTime() + SNOOZE_MINUTES * 60_000)
      const attempt = await store.snoozeDelivery(tx, person.id, deliveryId, again)
      await app.jobs.send(deliverJob, { userId: person.id, deliveryId, attempt }, { tx, startAfter: onRealClock(app, again) })
      return { day, again }
    }
    if (delivery.state === 'acted') {
      if (delivery.action === action) return { day, again: null }
      throw new AppError('conflict', noticeReasons.other_done())
    }
    const source = reminderSources(app).get(row.owner)
    if (!source) throw notFound(noticeReasons.not_here())
    const latest = app.clock.now()
    await source.act(person, row.subject, action, { day, at: at < latest ? at : latest, key: deliveryId })
    await store.saveAction(tx, person.id, deliveryId, action)
    return { day, again: null }
  })
}

export function reminderWorks(app: HasClock & HasCollect & HasConfig & HasDb & HasJobs & HasLog & HasSecret): JobWork[] {
  let mailer: Mailer | undefined
  const lazyMailer = () => (mailer ??= openMailer(app.config, app.log))
  return [
    work(dueJob, (data) => whenDue(app, data)),
    work(deliverJob, (data) => deliver(app, lazyMailer, data)),
    work(cleanupJob, async () => {
      const today = wallClock(app.clock.now(), 'UTC').day
      await store.deleteDeliveriesBefore(app.db, addDays(today, -KEEP_DAYS))
      await store.deleteOnceBefore(app.db, addDays(today, -DAYS_AFTER_ONCE))
    }),
  ]
}
