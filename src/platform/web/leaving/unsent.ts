import { openDB } from 'idb'

/** What becomes of what was not sent. seal: kept so that only the same person's next session here opens it. discard: gone. */
export type UnsentFate = 'seal' | 'discard'

/** An object store that holds, among other things perhaps, what was not sent yet. Known as data: nobody's code is loaded to look. */
export type UnsentStore = {
  /** Stable, for what was sealed by an older version: `journal.changes`. */
  id: string
  database: (userId: string) => string
  store: string
  /** The database is everybody's who uses this browser: only the person's records are taken out of it. */
  isShared?: true
  /** Whether a record is this person's and not on the server. */
  isUnsent(value: unknown, userId: string): boolean
  /** A form that was begun is kept where that can be, and is nothing to ask about at sign-out. */
  isDraft?: true
  /** What the person wrote in it, for the file they can save; undefined: it has no words. */
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

/** Everything of a person that waits to be sent, in the order of its keys. */
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

/** Takes a person's records out of the databases that are everybody's; their own databases go as a whole. */
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
