import { and, asc, eq } from '#platform/server/db/drizzle.ts'
import { v5 as uuidv5 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { HabitFields } from '../../contract.ts'
import type { DayContent } from '../../engine/mark-log.ts'
import { habitImportItems } from '../tables.ts'

/** Changes that an import made to one habit. */
export type ImportItem = {
  importId: string
  habitId: string
  /** Position of this import among those that changed the habit. */
  nr: number
  /** The habit as the import created it; null: it existed before. */
  made: HabitFields | null
  days: { day: LocalDay; before: DayContent; after: DayContent }[]
}

type Row = typeof habitImportItems.$inferSelect
const contextOf = (habitId: string, importId: string) => `habit-import/${habitId}/${importId}`

function opened(key: PersonKey, { importId, habitId, nr, sealed }: Row): ImportItem {
  const content = JSON.parse(key.open(contextOf(habitId, importId), sealed).toString()) as Pick<ImportItem, 'made' | 'days'>
  return { importId, habitId, nr, ...content }
}

/** Changes that imports made to a habit, oldest first. */
export async function itemsOfHabit(db: Db, key: PersonKey, userId: string, habitId: string): Promise<ImportItem[]> {
  const rows = await db
    .select()
    .from(habitImportItems)
    .where(and(eq(habitImportItems.userId, userId), eq(habitImportItems.habitId, habitId)))
    .orderBy(asc(habitImportItems.nr))
  return rows.map((row) => opened(key, row))
}

export async function writeItem(tx: Db, key: PersonKey, userId: string, { importId, habitId, nr, made, days }: ImportItem): Promise<void> {
  const sealed = key.seal(contextOf(habitId, importId), JSON.stringify({ made, days }))
  await tx
    .insert(habitImportItems)
    .values({ userId, importId, habitId, nr, sealed })
    .onConflictDoUpdate({ target: [habitImportItems.userId, habitImportItems.importId, habitImportItems.habitId], set: { sealed } })
}

export async function removeItem(tx: Db, userId: string, importId: string, habitId: string): Promise<void> {
  const { userId: owner, importId: importOf, habitId: habit } = habitImportItems
  await tx.delete(habitImportItems).where(and(eq(owner, userId), eq(importOf, importId), eq(habit, habitId)))
}

/** Habits that an import changed, by id. At most as many as there can be habits. */
export async function habitsOfImport(db: Db, userId: string, importId: string): Promise<string[]> {
  const rows = await db
    .select({ habitId: habitImportItems.habitId })
    .from(habitImportItems)
    .where(and(eq(habitImportItems.userId, userId), eq(habitImportItems.importId, importId)))
    .orderBy(asc(habitImportItems.habitId))
  return rows.map(({ habitId }) => habitId)
}

/** The id of a group that an import creates; the undo finds the group by it, unless it was renamed since. */
export const importedGroupId = (importId: string, name: string): string => uuidv5(name.toLowerCase(), importId)
