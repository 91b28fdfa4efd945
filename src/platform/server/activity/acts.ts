import { sql, type SQL } from '#platform/server/db/drizzle.ts'
import { type LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '../db/db.ts'
import { activityActs, activityDays } from './tables.ts'

/** The subject of an act, as the ledger names it: the act's kind and a subject of that kind. */
export type ActSubject = { kind: string; subject: string }

/** One act that was not undone. */
export type RankedAct = {
  key: string
  kind: string
  subject: string | null
  localDay: LocalDay
  amount: number
  unit: string
  points: number
}

const { userId: owner, kind, subject, localDay, count } = activityActs

/** The subject for kinds that are listed per subject; '' for other kinds. */
const lineSubject = (bySubject: readonly string[]): SQL =>
  sql`case when ${kind} = any(${sql.param([...bySubject])}) then coalesce(${subject}, '') else '' end`

export type LineTotals = {
  kind: string
  subject: string
  /** Net acts before `since`, and the day (since 1970) of the line's first row. */
  folded: number
  first: number
  /** Days (since 1970) from `since` on that have net acts, ascending, with their number of acts. */
  days: number[]
  counts: number[]
}

/**
 * One person's net acts by line (a kind, or a kind and its subject for the kinds of `bySubject`): per day from `since` on,
 * as one sum before. An act and its undo have the same day, so an undone act adds up to nothing. At most 1,000 lines,
 * the oldest first.
 */
export async function lineTotals(db: Db, userId: string, bySubject: readonly string[], since: LocalDay): Promise<LineTotals[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with days as (
      select ${kind} as kind, ${lineSubject(bySubject)} as subject,
        case when ${localDay} < ${since}::date then null else ${localDay} end as day, min(${localDay}) as first, sum(${count})::int as n
      from ${activityActs} where ${owner} = ${userId} and ${count} <> 0
      group by 1, 2, 3 having sum(${count}) > 0
    )
    select kind, subject, (min(first) - date '1970-01-01')::int as first, coalesce(sum(n) filter (where day is null), 0)::int as folded,
      coalesce(array_agg((day - date '1970-01-01')::int order by day) filter (where day is not null), '{}') as days,
      coalesce(array_agg(n order by day) filter (where day is not null), '{}') as counts
    from days group by 1, 2 order by 3, 1, 2 limit 1000`)
  return rows as unknown as LineTotals[]
}

/**
 * The acts of a line that were not undone, in order of day and key: `limit` of them from the `skip`th on. The first act of a subject
 * on a day includes the amounts of later extensions (a session that went on). `subject` null: the whole kind.
 */
export async function actsOfLine(
  db: Db,
  userId: string,
  line: { kind: string; subject: string | null },
  { skip, limit }: { skip: number; limit: number },
): Promise<RankedAct[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with own as (
      select key, kind, subject, local_day, count, amount, unit, points from ${activityActs} a
      where user_id = ${userId} and kind = ${line.kind} and count >= 0 and key not like 'undo:%'
        ${line.subject === null ? sql`` : sql`and coalesce(subject, '') = ${line.subject}`}
        and not exists (select 1 from ${activityActs} u where u.user_id = ${userId} and u.key = 'undo:' || a.key)
    ), acts as (
      select *, row_number() over (partition by subject, local_day order by key collate "C") as place from own where count > 0
      order by local_day, key collate "C" offset ${skip} limit ${limit}
    )
    select key, kind, subject, local_day::text as day, unit, points, amount + coalesce((
        select sum(p.amount) from own p
        where p.count = 0 and p.local_day = acts.local_day and p.subject is not distinct from acts.subject and acts.place = 1
      ), 0) as amount
    from acts order by local_day, key collate "C"`)
  return rows.map((row) => ({
    key: row.key as string,
    kind: row.kind as string,
    subject: row.subject as string | null,
    localDay: row.day as string,
    amount: Number(row.amount),
    unit: row.unit as string,
    points: row.points as number,
  }))
}

/** Subjects of a day's acts that were not undone, by kind: at most 100 subjects. */
export async function subjectsOfDay(db: Db, userId: string, day: LocalDay): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ kind: string; subject: string }>(sql`
    select kind, subject from ${activityActs}
    where user_id = ${userId} and local_day = ${day}::date and subject is not null
    group by kind, subject having sum(count) > 0 order by min(at), kind, subject limit 100`)
  const found = Map.groupBy(rows, (row) => row.kind)
  return new Map([...found].map(([kindOf, all]) => [kindOf, all.map((row) => row.subject)]))
}

/** For each of the given days, the number of days with an act from that day on (included). */
export async function actDaysSince(db: Db, userId: string, since: readonly LocalDay[], until: LocalDay): Promise<Map<LocalDay, number>> {
  if (since.length === 0) return new Map()
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with cared as (
      select ${activityDays.localDay} as day from ${activityDays}
      where ${activityDays.userId} = ${userId} and ${activityDays.acts} > 0 and ${activityDays.localDay} < ${until}::date group by 1
    )
    select s.day::text as day, count(c.day)::int as n
    from unnest(${sql.param([...new Set(since)])}::date[]) s(day) left join cared c on c.day >= s.day group by 1`)
  return new Map(rows.map((row) => [row.day as string, row.n as number]))
}

/** Lines with acts since a day, the most recently active first, with their net acts in that time. Reads only that time. */
export async function recentLines(
  db: Db,
  userId: string,
  bySubject: readonly string[],
  since: LocalDay,
  limit: number,
): Promise<{ kind: string; subject: string; acts: number }[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${kind} as kind, ${lineSubject(bySubject)} as subject, sum(${count})::int as acts
    from ${activityActs} where ${owner} = ${userId} and ${localDay} >= ${since}::date and ${count} <> 0
    group by 1, 2 having sum(${count}) > 0 order by max(${localDay}) desc, 3 desc, 1, 2 limit ${limit}`)
  return rows as unknown as { kind: string; subject: string; acts: number }[]
}
