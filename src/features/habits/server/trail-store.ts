import { and, eq, lt, sql } from 'drizzle-orm'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import { column } from '#platform/server/db/unnest.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { openTrail, sealTrail } from './sealing.ts'
import { habitTrails } from './tables.ts'
import type { Trail } from './trail.ts'

type DayTrail = { habitId: string; day: LocalDay; trail: Trail }

/** The trails of the named days, as far as there are any. */
export async function trailsNamed(
  tx: Db,
  key: PersonKey,
  userId: string,
  names: readonly { habitId: string; day: LocalDay }[],
): Promise<DayTrail[]> {
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
  return rows.map((row) => ({ habitId: row.habitId, day: row.day, trail: openTrail(key, row.habitId, row.day, row.sealed) }))
}

export async function writeTrails(tx: Db, key: PersonKey, userId: string, trails: readonly DayTrail[], now: Date): Promise<void> {
  if (trails.length === 0) return
  await tx
    .insert(habitTrails)
    .values(
      trails.map(({ habitId, day, trail }) => ({ userId, habitId, day, sealed: sealTrail(key, habitId, day, trail), touchedAt: now })),
    )
    .onConflictDoUpdate({
      target: [habitTrails.userId, habitTrails.habitId, habitTrails.day],
      set: { sealed: sql`excluded.sealed`, touchedAt: sql`excluded.touched_at` },
    })
}

export async function forgetTrailsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(habitTrails).where(lt(habitTrails.touchedAt, at))
}
