import { openDB, type DBSchema } from 'idb'
import type { GardenAnswer } from '../../contract.ts'

interface Schema extends DBSchema {
  kept: { key: 'garden'; value: { garden: GardenAnswer; at: number } }
}

/** The person's own database; by its name it goes when they sign out (storage/person-databases.ts). */
async function withDb<T>(userId: string, work: (db: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await openDB<Schema>(`fernwell-garden-${userId}`, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('kept'),
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch {
    // A browser that keeps nothing has no garden without a network, and nothing else is lost.
    return undefined
  }
}

export const readKeptGarden = (userId: string) => withDb(userId, (db) => db.get('kept', 'garden'))

export const keepGarden = (userId: string, garden: GardenAnswer, at: number) =>
  withDb(userId, (db) => db.put('kept', { garden, at }, 'garden'))
