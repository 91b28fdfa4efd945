import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { knownUser } from '../session/stored-user.ts'

/** A server's answer as this device last saw it. */
export type StoredAnswer = {
  data: unknown
  /** Epoch ms of the answer. */
  at: number
  /** Hash of the declaration that the answer followed (`Endpoint.shape`). */
  shape: string
  /** A group of answers with its own limit `most`: pages of a paginated list. */
  shelf?: { name: string; most: number }
}

interface Schema extends DBSchema {
  /** Answers by their address. */
  answers: { key: string; value: StoredAnswer; indexes: { byTime: number } }
  /** Unsaved drafts of forms, by name. */
  drafts: { key: string; value: unknown }
}
type PersonDb = IDBPDatabase<Schema>

/** The oldest answers are deleted beyond this number; those on a shelf have the shelf's limit. */
const MAX_ANSWERS = 60

let open: { userId: string; db: Promise<PersonDb> } | undefined

/** One database per person; its name makes sign-out delete it (storage/person-databases.ts). */
function dbOf(userId: string): Promise<PersonDb> {
  if (open?.userId === userId) return open.db
  const db = openPersonDb(userId, () => {
    if (open?.db === db) open = undefined
  })
  open = { userId, db }
  db.catch(() => {
    if (open?.db === db) open = undefined
  })
  return db
}

async function openPersonDb(userId: string, onDeleted: () => void): Promise<PersonDb> {
  let isNew = false
  const db = await openDB<Schema>(`fernwell-person-${userId}`, 1, {
    upgrade(fresh) {
      isNew = true
      fresh.createObjectStore('answers').createIndex('byTime', 'at')
      fresh.createObjectStore('drafts')
    },
    // Signing out deletes it, in this tab or another: close it at once.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onDeleted()
    },
    terminated: onDeleted,
  })
  if (isNew) await replaceFormerDatabases(userId, db)
  return db
}

/** Until 2026 hub, garden and habits had a database each. Drafts are moved; answers are fetched again with the next read. */
async function replaceFormerDatabases(userId: string, db: PersonDb): Promise<void> {
  try {
    const habits = `fernwell-habits-${userId}`
    if ((await indexedDB.databases()).some(({ name }) => name === habits)) {
      const former = await openDB(habits)
      for (const key of former.objectStoreNames.contains('kept') ? await former.getAllKeys('kept') : []) {
        if (!String(key).startsWith('draft')) continue
        await db.put('drafts', ((await former.get('kept', key)) as { value: unknown }).value, String(key))
      }
      former.close()
    }
    await Promise.all(['hub', 'garden', 'habits'].map((feature) => deleteDB(`fernwell-${feature}-${userId}`)))
  } catch (error) {
    console.warn('What an earlier version kept on this device could not be taken over.', error)
  }
}

/**
 * A browser without storage has no answers without a network and no drafts after a reload; nothing else is lost. A page that is
 * closing, here or in another tab, does not restore data of a person who signed out.
 */
async function inDb<T>(userId: string, work: (db: PersonDb) => Promise<T>): Promise<T | undefined> {
  if (knownUser()?.id !== userId) return undefined
  try {
    return await work(await dbOf(userId))
  } catch {
    return undefined
  }
}

/** The last stored answer of an address; undefined when there is none, or it follows an older declaration. Never rejects. */
export function readAnswer(userId: string, address: string, shape: string): Promise<StoredAnswer | undefined> {
  return inDb(userId, async (db) => {
    const found = await db.get('answers', address)
    return found?.shape === shape ? found : undefined
  })
}

/** Stores an answer in place of an older one of the same address. Never rejects. */
export async function storeAnswer(userId: string, address: string, answer: StoredAnswer): Promise<void> {
  await inDb(userId, async (db) => {
    const transaction = db.transaction('answers', 'readwrite')
    await transaction.store.put(answer, address)
    const all = await transaction.store.count()
    const most = answer.shelf?.most ?? MAX_ANSWERS
    if (all > most) {
      // Newest first: answers beyond the limit of their shelf are deleted.
      let beside = 0
      for (let cursor = await transaction.store.index('byTime').openCursor(null, 'prev'); cursor; cursor = await cursor.continue()) {
        if (cursor.value.shelf?.name !== answer.shelf?.name) continue
        beside++
        if (beside > most) await cursor.delete()
      }
    }
    await transaction.done
  })
}

/** Epoch ms of the oldest stored answer; undefined when there is none. Never rejects. */
export const oldestAnswer = (userId: string): Promise<number | undefined> =>
  inDb(userId, async (db) => (await db.transaction('answers').store.index('byTime').openKeyCursor())?.key)

/** Never rejects, like its siblings below. */
export const readDraft = (userId: string, name: string): Promise<unknown> => inDb(userId, (db) => db.get('drafts', name))

/** Returns whether the draft was stored. */
export async function storeDraft(userId: string, name: string, draft: unknown): Promise<boolean> {
  return (await inDb(userId, (db) => db.put('drafts', draft, name))) !== undefined
}

export async function deleteDraft(userId: string, name: string): Promise<void> {
  await inDb(userId, (db) => db.delete('drafts', name))
}
