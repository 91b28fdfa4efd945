import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { cleanName } from '../../transfer/names.ts'
import { readAll } from '../core/reading-store.ts'

/** Lookup key of a mood name. */
export const moodKey = (name: string) => cleanName(name).toLowerCase()

/**
 * The level of each of the person's moods, by `moodKey`. A mood in use outranks an archived one; a name that is in use at
 * several levels is left out, because only the person knows the right one.
 */
export async function ownMoodLevels(db: Db, key: PersonKey, userId: string): Promise<Map<string, number>> {
  const used = new Map<string, Set<number>>()
  const archived = new Map<string, Set<number>>()
  for await (const { data } of readAll(db, key, userId, 'mood')) {
    const levels = data.archived ? archived : used
    const name = moodKey(data.name)
    levels.set(name, (levels.get(name) ?? new Set()).add(data.level))
  }
  return new Map([...archived, ...used].flatMap(([name, levels]) => (levels.size === 1 ? [[name, [...levels][0]!]] : [])))
}
