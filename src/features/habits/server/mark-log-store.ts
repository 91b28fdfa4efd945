import { and, eq, inArray, lt, sql } from '#platform/server/db/drizzle.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import { column } from '#platform/server/db/unnest.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { MarkLog } from '../engine/mark-log.ts'
import { openLog, sealLog } from './sealing.ts'
import { habitTrails } from './tables.ts'

type DayLog = { habitId: string; day: LocalDay; log: MarkLog }

/** The logs of the given days; days without a log are left out. */
export async function logsNamed(
  tx: Db,
  key: PersonKey,
  userId: string,
  names: readonly { habitId: string; day: LocalDay }[],
): Promise<DayLog[]> {
  const { habitId, day } = habitTrails
  const rows = await tx
    .select({ habitId, day, sealed: habitTrails.sealed })
    .from(habitTrails)
    .where(
      and(
        eq(habitTrails.userId, userId),
        sql`(${habitId}, ${day}) in (select * from unnest(${column(names, (n) => n.habitId, 'uuid')}, ${column(names, (n) => n.day, 'date')}))`,
      ),
    )
  return rows.map((row) => ({ habitId: row.habitId, day: row.day, log: openLog(key, row.habitId, row.day, row.sealed) }))
}

export async function writeLogs(tx: Db, key: PersonKey, userId: string, logs: readonly DayLog[], now: Date): Promise<void> {
  if (logs.length === 0) return
  await tx
    .insert(habitTrails)
    .values(logs.map(({ habitId, day, log }) => ({ userId, habitId, day, sealed: sealLog(key, habitId, day, log), touchedAt: now })))
    .onConflictDoUpdate({
      target: [habitTrails.userId, habitTrails.habitId, habitTrails.day],
      set: { sealed: sql`excluded.sealed`, touchedAt: sql`excluded.touched_at` },
    })
}

export async function removeLogs(tx: Db, userId: string, habitId: string, days: readonly LocalDay[]): Promise<void> {
  await tx
    .delete(habitTrails)
    .where(and(eq(habitTrails.userId, userId), eq(habitTrails.habitId, habitId), inArray(habitTrails.day, [...days])))
}

export async function deleteLogsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(habitTrails).where(lt(habitTrails.touchedAt, at))
}
