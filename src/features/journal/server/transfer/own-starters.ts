import { z } from 'zod'
import { Id } from '#platform/contract/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { idStatusOf } from '../core/reading-store.ts'
import { starterIds } from '../sync/starters.ts'

/** The file of an export that says which ids its account gave to what everybody begins with. */
export const STARTERS_FILE = 'journal/starters.json'

const Starters = z.record(z.string().max(100), Id)

/**
 * What everybody begins with has ids of its person: by the ids that these had in the other account, those they have here. Only
 * of what is here: in a journal that has not begun, everything keeps its id.
 */
export async function ownStarters(db: Db, key: PersonKey, userId: string, origin: unknown): Promise<Map<string, string>> {
  const theirs = Starters.safeParse(origin)
  if (!theirs.success) return new Map()
  const own = starterIds(key)
  const statuses = await idStatusOf(db, userId, [...own.values()])
  const pairs = [...own].flatMap(([slug, id]): [string, string][] => {
    const there = Object.hasOwn(theirs.data, slug) ? theirs.data[slug] : undefined
    return there !== undefined && there !== id && statuses.has(id) ? [[there, id]] : []
  })
  return new Map(pairs)
}

/** A value of an export with other ids in it, wherever they stand. */
export function withIds<Value extends object>(value: Value, ids: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'string' ? (ids.get(item) ?? item) : item)) as Value
}
