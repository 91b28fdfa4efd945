import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

interface Schema extends DBSchema {
  kept: { key: string; value: Kept }
}
type Kept = { value: unknown; at: number }

let open: { userId: string; db: Promise<IDBPDatabase<Schema>> } | undefined

/** The person's own database; by its name it goes when they sign out (storage/person-databases.ts). */
function dbOf(userId: string): Promise<IDBPDatabase<Schema>> {
  if (open?.userId === userId) return open.db
  const forget = () => {
    open = undefined
  }
  const db = openDB<Schema>(`fernwell-habits-${userId}`, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('kept')
    },
    // Signing out deletes it, in this tab or another: let go at once.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  })
  open = { userId, db }
  db.catch(forget)
  return db
}

/** What was last kept under a name, with when (epoch ms); undefined also where the browser refuses to keep anything. */
export async function readKept<T>(userId: string, name: string): Promise<{ value: T; at: number } | undefined> {
  try {
    return (await (await dbOf(userId)).get('kept', name)) as { value: T; at: number } | undefined
  } catch {
    return undefined
  }
}

/** Keeps a value for the next time without a network. Never rejects: without it the app works all the same. */
export async function keep(userId: string, name: string, value: unknown, at = Date.now()): Promise<void> {
  try {
    await (await dbOf(userId)).put('kept', { value, at }, name)
  } catch {
    // Nothing to keep it in.
  }
}

export async function forgetKept(userId: string, name: string): Promise<void> {
  try {
    await (await dbOf(userId)).delete('kept', name)
  } catch {
    // Nothing was kept.
  }
}
