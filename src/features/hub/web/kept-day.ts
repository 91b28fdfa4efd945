import { openDB } from 'idb'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { getHub } from '../contract.ts'

export type Hub = OutputOf<typeof getHub>
export type KeptDay = { hub: Hub; /** Epoch ms of the answer. */ at: number }

const STORE = 'day'

/** Opened for one reading or writing and closed again: signing out deletes it (storage/person-databases.ts) and need not wait. */
async function withDb<T>(userId: string, work: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await openDB(`fernwell-hub-${userId}`, 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE) })
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch {
    // A browser that keeps nothing: the hub then needs the network.
    return undefined
  }
}

/** The last day that this device was told of; undefined when there is none. Never rejects. */
export const readDay = (userId: string): Promise<KeptDay | undefined> =>
  withDb(userId, async (db) => (await db.get(STORE, 'last')) as KeptDay | undefined)

export async function keepDay(userId: string, day: KeptDay): Promise<void> {
  await withDb(userId, (db) => db.put(STORE, day, 'last'))
}
