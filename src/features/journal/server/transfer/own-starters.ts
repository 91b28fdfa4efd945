import type { Db } from '#platform/server/db/db.ts'
import { SETTINGS_ID } from '../../contract/records.ts'
import { standingOf } from '../core/reading-store.ts'
import { starters } from '../sync/starters.ts'

/**
 * What everybody begins with has ids of its person: by the ids that these had in the other account, those they have here. Only
 * of what is here: in a journal that has not begun, everything keeps its id.
 */
export async function ownStarters(db: Db, userId: string, from: string | undefined): Promise<Map<string, string>> {
  if (from === undefined || from === userId) return new Map()
  const idsOf = (id: string) => starters({ id, locale: null }).map((starter) => starter.id)
  const own = idsOf(userId)
  const standings = await standingOf(db, userId, own)
  const pairs = idsOf(from).map((id, index) => [id, own[index]!] as const)
  return new Map(pairs.filter(([, here]) => here !== SETTINGS_ID && standings.has(here)))
}

/** A value of an export with other ids in it, wherever they stand. */
export function withIds<Value extends object>(value: Value, ids: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'string' ? (ids.get(item) ?? item) : item)) as Value
}
