import { and, asc, eq, lt, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { MAX_REMINDERS, type Reminder } from '#platform/contract/reminders.ts'
import { AppError } from '#platform/contract/errors.ts'
import { noticeReasons } from '#platform/contract/reasons.en.ts'
import { assertCount } from '../db/count-limit.ts'
import type { Db } from '../db/db.ts'
import type { PersonKey } from '../vault/vault.ts'
import { uuidv7 } from '../core/ids.ts'
import { reminderDeliveries, reminders, reminderWays } from './tables.ts'

export type ReminderRow = typeof reminders.$inferSelect
export type DeliveryRow = typeof reminderDeliveries.$inferSelect

const one = (userId: string, id: string) => and(eq(reminders.userId, userId), eq(reminders.id, id))

export async function remindersOf(db: Db, userId: string): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(eq(reminders.userId, userId))
    .orderBy(asc(reminders.minutes), asc(reminders.id))
    .limit(MAX_REMINDERS)
}

/** The row, locked until the transaction ends. */
export async function lockReminder(tx: Db, userId: string, id: string): Promise<ReminderRow | undefined> {
  const [row] = await tx.select().from(reminders).where(one(userId, id)).for('update')
  return row
}

const contextOf = (id: string): string => `reminder ${id}`

/** A reminder's columns; its own words, if any, are encrypted. */
export const columnsOf = (key: PersonKey, { words, ...fields }: Reminder) => ({
  ...fields,
  sealed: words === null ? null : key.seal(contextOf(fields.id), words),
})

export const wordsOf = (key: PersonKey, { id, sealed }: Pick<ReminderRow, 'id' | 'sealed'>): string | null =>
  sealed && key.open(contextOf(id), sealed).toString('utf8')

export async function writeReminder(
  tx: Db,
  userId: string,
  { id, ...fields }: ReturnType<typeof columnsOf>,
  now: Date,
): Promise<ReminderRow> {
  const [row] = await tx
    .insert(reminders)
    .values({ userId, id, ...fields, createdAt: now })
    .onConflictDoUpdate({ target: [reminders.userId, reminders.id], set: fields })
    .returning()
  await assertCount(tx, reminders, userId, {
    most: MAX_REMINDERS,
    error: () => new AppError('limit', noticeReasons.too_many({ most: MAX_REMINDERS })),
  })
  return row!
}

export async function setNextAt(tx: Db, userId: string, id: string, nextAt: Date | null): Promise<void> {
  await tx.update(reminders).set({ nextAt }).where(one(userId, id))
}

export async function removeReminder(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(reminders).where(one(userId, id)).returning({ id: reminders.id })).length > 0
}

/** For a thing that no longer exists. */
export async function removeRemindersOf(tx: Db, userId: string, owner: string, subject: string): Promise<void> {
  await tx.delete(reminders).where(and(eq(reminders.userId, userId), eq(reminders.owner, owner), eq(reminders.subject, subject)))
}

/** Records that a day's reminder is due; undefined when that day has had it already. */
export async function openDelivery(
  tx: Db,
  userId: string,
  reminderId: string,
  localDay: LocalDay,
  dueAt: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(reminderDeliveries)
    .values({ userId, reminderId, localDay, id: uuidv7(), dueAt, attempt: 0, state: 'due' })
    .onConflictDoNothing()
    .returning({ id: reminderDeliveries.id })
  return row?.id
}

const delivery = (userId: string, id: string) => and(eq(reminderDeliveries.userId, userId), eq(reminderDeliveries.id, id))

/** Claims an attempt for sending. Only one caller ever gets it: a notice that may have been sent is not sent again. */
export async function claimDelivery(db: Db, userId: string, id: string, attempt: number): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(reminderDeliveries)
    .set({ state: 'sending' })
    .where(and(delivery(userId, id), eq(reminderDeliveries.attempt, attempt), eq(reminderDeliveries.state, 'due')))
    .returning()
  return row
}

export async function endDelivery(db: Db, userId: string, id: string, attempt: number, state: DeliveryRow['state']): Promise<void> {
  // The state stays if the person acted on the notice or snoozed it meanwhile.
  await db
    .update(reminderDeliveries)
    .set({ state })
    .where(and(delivery(userId, id), eq(reminderDeliveries.attempt, attempt), eq(reminderDeliveries.state, 'sending')))
}

export async function lockDelivery(tx: Db, userId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(reminderDeliveries).where(delivery(userId, id)).for('update')
  return row
}

export async function saveAction(tx: Db, userId: string, id: string, action: string): Promise<void> {
  await tx.update(reminderDeliveries).set({ state: 'acted', action }).where(delivery(userId, id))
}

/** Snoozes a delivery: it is due again, as its next attempt. */
export async function snoozeDelivery(tx: Db, userId: string, id: string, dueAt: Date): Promise<number> {
  const [row] = await tx
    .update(reminderDeliveries)
    .set({ state: 'due', dueAt, attempt: sql`${reminderDeliveries.attempt} + 1`, action: null })
    .where(delivery(userId, id))
    .returning({ attempt: reminderDeliveries.attempt })
  return row!.attempt
}

export async function deleteDeliveriesBefore(db: Db, day: LocalDay): Promise<void> {
  await db.delete(reminderDeliveries).where(sql`${reminderDeliveries.localDay} < ${day}`)
}

/** Deletes one-time reminders of days before this one. */
export async function deleteOnceBefore(db: Db, day: LocalDay): Promise<void> {
  await db.delete(reminders).where(lt(reminders.day, day))
}

export async function waysOf(db: Db, userId: string): Promise<{ mail: boolean; feedHash: Buffer | null }> {
  const [row] = await db.select().from(reminderWays).where(eq(reminderWays.userId, userId))
  return row ?? { mail: false, feedHash: null }
}

/** Invalidates the person's calendar address, if they have one. */
export async function endCalendarFeed(tx: Db, userId: string): Promise<void> {
  await tx.update(reminderWays).set({ feedHash: null }).where(eq(reminderWays.userId, userId))
}

export async function setWays(db: Db, userId: string, ways: { mail?: boolean; feedHash?: Buffer | null }): Promise<void> {
  await db
    .insert(reminderWays)
    .values({ userId, mail: false, feedHash: null, ...ways })
    .onConflictDoUpdate({ target: reminderWays.userId, set: ways })
}
