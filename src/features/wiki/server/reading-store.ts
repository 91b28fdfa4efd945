import { and, eq, gt, lt, ne, sql } from '#platform/server/db/drizzle.ts'
import { localDayOf } from '#platform/contract/dates.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { recordActivity } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { READING_PAGES, READING_SECONDS, type putWikiReading } from '../contract.ts'
import { wikiReadings } from './tables.ts'

export const READING_KIND = 'wiki-reading'
const POINTS = 5
/** Readings of a day that earn points. */
const WITH_POINTS = 2
/** Limit of stored readings per person; older ones remain in the ledger. */
export const MOST_READINGS = 5000
/** A device clock before this date is certainly wrong. */
const EARLIEST = Date.UTC(2020, 0)
const actKey = (id: string, part: string) => `wiki:reading:${id}${part}`

/**
 * Saves a stretch of reading. It may be sent again as it grows, and never shrinks; it is limited by the time since it began.
 * From two minutes and three pages on it is one act, and later growth adds to that act. Of a stretch that overlaps another
 * (two tabs, two devices at once) only the part outside the overlap counts, so that an hour has at most sixty minutes.
 */
export async function keepReading(
  app: HasClock & HasDb,
  person: Person,
  id: string,
  { startedAt, zone, seconds, pages }: InputOf<typeof putWikiReading>['body'],
): Promise<boolean> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    await lockCount(tx, wikiReadings, person.id)
    const [before] = await tx
      .select()
      .from(wikiReadings)
      .where(and(eq(wikiReadings.userId, person.id), eq(wikiReadings.id, id)))
    const stated = Date.parse(startedAt)
    const start = before?.startedAt ?? new Date(stated < EARLIEST || stated > now.getTime() ? now.getTime() - seconds * 1000 : stated)
    const possible = Math.floor((now.getTime() - start.getTime()) / 1000)
    const wished = Math.min(seconds, possible)
    const free = wished - (await secondsTaken(tx, person.id, id, start, wished))
    const next = Math.max(before?.seconds ?? 0, free)
    if (next <= 0) return false
    const day = before?.day ?? localDayOf(start, zone, person.dayStart)
    const row = {
      userId: person.id,
      id,
      startedAt: start,
      zone: before?.zone ?? zone,
      day,
      seconds: next,
      pages: Math.max(before?.pages ?? 0, pages),
    }
    await tx
      .insert(wikiReadings)
      .values(row)
      .onConflictDoUpdate({ target: [wikiReadings.userId, wikiReadings.id], set: { seconds: row.seconds, pages: row.pages } })
    if (!before) await forgetOldest(tx, person.id)
    const counted = countsAs(before)
    if (!countsAs(row)) return false
    if (counted && before!.seconds === next) return true
    const today = await tx.$count(
      wikiReadings,
      and(
        eq(wikiReadings.userId, person.id),
        eq(wikiReadings.day, day),
        ne(wikiReadings.id, id),
        gt(wikiReadings.seconds, READING_SECONDS - 1),
      ),
    )
    await recordActivity(tx, {
      userId: person.id,
      key: actKey(id, counted ? `:${next}` : ''),
      kind: READING_KIND,
      at: new Date(start.getTime() + next * 1000),
      zone: row.zone,
      localDay: day,
      amount: counted ? next - before!.seconds : next,
      unit: 'seconds',
      points: !counted && today < WITH_POINTS ? POINTS : 0,
      count: counted ? 0 : 1,
    })
    return true
  })
}

const countsAs = (row: { seconds: number; pages: number } | undefined): boolean =>
  row !== undefined && row.seconds >= READING_SECONDS && row.pages >= READING_PAGES

/** Seconds of the stretch that are covered by other readings of the person. */
async function secondsTaken(tx: Db, userId: string, id: string, start: Date, seconds: number): Promise<number> {
  const end = new Date(start.getTime() + seconds * 1000)
  const theirEnd = sql<Date>`${wikiReadings.startedAt} + ${wikiReadings.seconds} * interval '1 second'`
  const others = await tx
    .select({ startedAt: wikiReadings.startedAt, seconds: wikiReadings.seconds })
    .from(wikiReadings)
    .where(
      and(
        eq(wikiReadings.userId, userId),
        ne(wikiReadings.id, id),
        lt(wikiReadings.startedAt, end),
        sql`${theirEnd} > ${start.toISOString()}::timestamptz`,
      ),
    )
    .limit(200)
  const overlap = (one: { startedAt: Date; seconds: number }) =>
    Math.min(end.getTime(), one.startedAt.getTime() + one.seconds * 1000) - Math.max(start.getTime(), one.startedAt.getTime())
  return Math.min(seconds, Math.ceil(others.reduce((sum, one) => sum + Math.max(0, overlap(one)), 0) / 1000))
}

async function forgetOldest(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from wiki_readings where user_id = ${userId} and id in (
    select id from wiki_readings where user_id = ${userId} order by started_at desc, id desc offset ${MOST_READINGS})`)
}

export async function readingsOf(db: Db, userId: string) {
  return db
    .select()
    .from(wikiReadings)
    .where(eq(wikiReadings.userId, userId))
    .orderBy(wikiReadings.startedAt, wikiReadings.id)
    .limit(MOST_READINGS)
}
