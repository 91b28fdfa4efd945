import { z } from 'zod'
import { Id } from '#platform/contract/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { idStatusOf } from '../core/reading-store.ts'
import { starterIds } from '../sync/starters.ts'

/** The file of an export with the ids of the starter records in its account. */
export const STARTERS_FILE = 'journal/starters.json'

const Starters = z.record(z.string().max(100), Id)

/**
 * Maps the ids of starter records in the exporting account to their ids in this one, because these ids differ per person. Only
 * existing starters are mapped: in a journal without any records, everything retains its id.
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

/** A value of an export with its ids replaced, at any depth. */
export function withIds<Value extends object>(value: Value, ids: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'string' ? (ids.get(item) ?? item) : item)) as Value
}
