import { and, count, countDistinct, desc, eq, gte, inArray, lt, sql } from '#platform/server/db/drizzle.ts'
import type { ConversionType } from '#platform/contract/conversions.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MAX_SOURCES } from '../contract.ts'
import { analyticsCounts } from './tables.ts'

export type Source = { source: string; medium: string; campaign: string }
export type CountedEvent = Source & Omit<typeof analyticsCounts.$inferInsert, keyof Source>

/** Sources of one week with rows of their own; further ones are added to `other`. */
const MAX_SOURCES_A_WEEK = 300
const OTHER: Source = { source: 'other', medium: '', campaign: '' }

const { week, type, feature, source, medium, campaign, events, visits, value } = analyticsCounts

/** Adds an event to its sums. A source beyond the week's limit counts as `other`. */
export async function addEvent(db: Db, event: CountedEvent): Promise<void> {
  const known = await db
    .select({ one: sql`1` })
    .from(analyticsCounts)
    .where(and(eq(week, event.week), eq(source, event.source), eq(medium, event.medium), eq(campaign, event.campaign)))
    .limit(1)
  const isRoom = known.length > 0 || (await countSources(db, event.week)) < MAX_SOURCES_A_WEEK
  await db
    .insert(analyticsCounts)
    .values({ ...event, ...(isRoom ? {} : OTHER) })
    .onConflictDoUpdate({
      target: [week, type, feature, source, medium, campaign],
      set: { events: sql`${events} + excluded.events`, visits: sql`${visits} + excluded.visits`, value: sql`${value} + excluded.value` },
    })
}

async function countSources(db: Db, of: LocalDay): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(sql`(${source}, ${medium}, ${campaign})`) })
    .from(analyticsCounts)
    .where(eq(week, of))
  return row?.n ?? 0
}

const eventsOf = (...types: ConversionType[]) => sql<number>`coalesce(sum(${events}) filter (where ${inArray(type, types)}), 0)::int`
const TOTALS = {
  visits: sql<number>`coalesce(sum(${visits}), 0)::int`,
  pageViews: eventsOf('page_view'),
  trials: eventsOf('trial_start'),
  signups: eventsOf('signup'),
  trialConversions: eventsOf('trial_conversion'),
  emails: eventsOf('email_signup'),
  limitsReached: eventsOf('micro_offer_gated'),
  value: sql<number>`coalesce(round(sum(${value})::numeric, 2), 0)::float8`,
}

export const totalsByWeek = (db: Db, from: LocalDay) =>
  db
    .select({ week, ...TOTALS })
    .from(analyticsCounts)
    .where(gte(week, from))
    .groupBy(week)
    .orderBy(week)

export const totalsBySource = (db: Db, from: LocalDay) =>
  db
    .select({ source, medium, campaign, ...TOTALS })
    .from(analyticsCounts)
    .where(gte(week, from))
    .groupBy(source, medium, campaign)
    .orderBy(desc(TOTALS.visits), desc(TOTALS.signups), source, medium, campaign)
    .limit(MAX_SOURCES)

export async function deleteCountsBefore(db: Db, before: LocalDay): Promise<void> {
  await db.delete(analyticsCounts).where(lt(week, before))
}

export async function deleteAllCounts(tx: Db): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(analyticsCounts)
  await tx.delete(analyticsCounts)
  return row?.n ?? 0
}
