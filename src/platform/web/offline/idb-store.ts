import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { knownUser } from '../session/stored-user.ts'
import { replacedIn, withConfirmed, type ConfirmedEntry, type OutboxEntry, type OutboxStore } from './entry.ts'
import { memoryStore } from './memory-store.ts'
import { oldestAnswer } from './person-db.ts'

interface Schema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { byUser: string } }
}

interface ConfirmedSchema extends DBSchema {
  log: { key: 'log'; value: ConfirmedEntry[] }
}

/** Updates one person's log by `work`. The database's name makes sign-out delete it (storage/person-databases.ts). */
async function inConfirmed(userId: string, work: (log: ConfirmedEntry[]) => ConfirmedEntry[]): Promise<ConfirmedEntry[]> {
  // A closing page must not store data of a person who signed out.
  if (knownUser()?.id !== userId) return []
  const db = await openDB<ConfirmedSchema>(`fernwell-confirmed-${userId}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('log'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  try {
    const transaction = db.transaction('log', 'readwrite', { durability: 'relaxed' })
    const before = (await transaction.store.get('log')) ?? []
    const after = work(before)
    if (after.length !== before.length || after.at(-1) !== before.at(-1)) await transaction.store.put(after, 'log')
    await transaction.done
    return after
  } finally {
    db.close()
  }
}

/** Entries in IndexedDB, so that they survive reload, crash and update. Falls back to memory where IndexedDB is refused. */
export function idbStore(name = 'fernwell-outbox'): OutboxStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const instead = memoryStore()

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('byUser', 'userId')
      },
      // A newer version of the app upgrades the database, or the browser closed it: open it again when needed.
      blocking(_current, _blocked, event) {
        ;(event.target as IDBDatabase).close()
        opening = undefined
      },
      terminated() {
        opening = undefined
      },
    })
    return opening
  }

  let refused = false
  async function inDb<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (refused) return otherwise()
    let db: IDBPDatabase<Schema>
    try {
      db = await open()
    } catch (error) {
      console.warn('IndexedDB is not available; what waits to be sent is kept until this page closes.', error)
      refused = true
      return otherwise()
    }
    return work(db)
  }

  return {
    list: (userId) =>
      inDb(
        async (db) => {
          const all = await db.getAllFromIndex('entries', 'byUser', userId)
          const replaced = replacedIn(all)
          if (replaced.size === 0) return all
          const transaction = db.transaction('entries', 'readwrite', { durability: 'relaxed' })
          await Promise.all([...[...replaced].map(({ seq }) => transaction.store.delete(seq)), transaction.done])
          return all.filter((entry) => !replaced.has(entry))
        },
        () => instead.list(userId),
      ),
    add: (entry) =>
      inDb(
        async (db) => {
          // Not 'strict', which waits for the disk before every request. The entry still survives a crash of tab or browser.
          const transaction = db.transaction('entries', 'readwrite', { durability: 'relaxed' })
          // Without `seq`: the store numbers it.
          const adding = transaction.store.add({ ...entry, problem: undefined } as OutboxEntry)
          // Commit at once: the browser then stores it even if this page, which already shows it, is closed.
          transaction.commit()
          const [seq] = await Promise.all([adding, transaction.done])
          return seq
        },
        () => instead.add(entry),
      ),
    remove: (userId, seq) =>
      inDb(
        async (db) => {
          const transaction = db.transaction('entries', 'readwrite')
          if ((await transaction.store.get(seq))?.userId === userId) await transaction.store.delete(seq)
          await transaction.done
        },
        () => instead.remove(userId, seq),
      ),
    setProblem: (userId, seq, problem) =>
      inDb(
        async (db) => {
          const transaction = db.transaction('entries', 'readwrite')
          const entry = await transaction.store.get(seq)
          if (entry?.userId === userId) await transaction.store.put({ ...entry, problem })
          await transaction.done
        },
        () => instead.setProblem(userId, seq, problem),
      ),
    addConfirmed: (userId, entry) =>
      inConfirmed(userId, (log) => withConfirmed(log, entry)).then(
        () => {},
        () => instead.addConfirmed(userId, entry),
      ),
    async confirmed(userId) {
      const oldest = await oldestAnswer(userId)
      const stored = await inConfirmed(userId, (log) => (oldest === undefined ? log : log.filter(({ at }) => at >= oldest))).catch(() => [])
      return [...stored, ...(await instead.confirmed(userId))]
    },
    isLasting: () => !refused,
  }
}
