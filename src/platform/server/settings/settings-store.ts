import { eq, inArray } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import { installationSettings } from './tables.ts'

/** The stored values of these settings by name; a setting that nobody chose is missing. */
export async function storedSettings<Name extends string>(db: Db, names: readonly Name[]): Promise<Partial<Record<Name, string>>> {
  const rows = await db.select().from(installationSettings).where(inArray(installationSettings.name, names))
  return Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Partial<Record<Name, string>>
}

/** An empty value deletes the setting. */
export async function storeSetting(tx: Db, name: string, value: string): Promise<void> {
  if (value === '') await tx.delete(installationSettings).where(eq(installationSettings.name, name))
  else
    await tx.insert(installationSettings).values({ name, value }).onConflictDoUpdate({ target: installationSettings.name, set: { value } })
}
