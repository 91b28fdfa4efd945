import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import { recordRows } from '../core/records-store.ts'
import { opened } from '../sync/opening.ts'

/** Names of a person's activities by id; ids of erased records and of other kinds are left out. */
export async function activityNames(app: HasDb & HasLog & HasVault, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const records = await opened(app, userId, await recordRows(app.db, userId, ids))
  return new Map(records.flatMap((one): [string, string][] => (one.kind === 'activity' && one.data ? [[one.id, one.data.name]] : [])))
}
