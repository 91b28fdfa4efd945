import { openDB } from 'idb'

/** Handling of unsent changes. seal: encrypted, so that only the same person's next session here can open them. discard: deleted. */
export type UnsentFate = 'seal' | 'discard'

/** An object store that may contain unsent changes. It is described as data, so that no feature's code is loaded to read it. */
export type UnsentStore = {
  /** Stable, because older versions may have sealed records under it: `journal.changes`. */
  id: string
  database: (userId: string) => string
  store: string
  /** All users of this browser share the database: only the person's records are removed from it. */
  isShared?: true
  /** Whether a record belongs to this person and is not on the server. */
  isUnsent(value: unknown, userId: string): boolean
  /** A draft: it is sealed if possible, and sign-out does not ask about it. */
  isDraft?: true
  /** The person's text in it, for the file that they can save; undefined: it has no text. */
  words(value: unknown): string | undefined
}

export type UnsentRecord = { store: string; key: IDBValidKey; value: unknown }

/** Opens a database only if it is there. */
async function openExisting(name: string, store: string) {
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return undefined
  const db = await openDB(name)
  if (db.objectStoreNames.contains(store)) return db
  db.close()
  return undefined
}

/** All unsent records of a person, in the order of their keys. */
export async function readUnsent(userId: string, stores: readonly UnsentStore[]): Promise<UnsentRecord[]> {
  const found: UnsentRecord[] = []
  if (typeof indexedDB === 'undefined') return found
  for (const { id, database, store, isUnsent } of stores) {
    const db = await openExisting(database(userId), store)
    if (!db) continue
    try {
      const transaction = db.transaction(store)
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
      for (const [i, value] of values.entries()) if (isUnsent(value, userId)) found.push({ store: id, key: keys[i]!, value })
    } finally {
      db.close()
    }
  }
  return found
}

/** Removes a person's records from shared databases; their own databases are deleted as a whole. */
export async function removeShared(userId: string, stores: readonly UnsentStore[]): Promise<void> {
  for (const { database, store, isShared, isUnsent } of stores) {
    const db = isShared && (await openExisting(database(userId), store))
    if (!db) continue
    const transaction = db.transaction(store, 'readwrite')
    for (let at = await transaction.store.openCursor(); at; at = await at.continue()) if (isUnsent(at.value, userId)) await at.delete()
    await transaction.done
    db.close()
  }
}
