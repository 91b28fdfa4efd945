import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { dbNameOf, FIRST_META, type LocalDb, type Meta, type StoredRow, type WaitingChange, type WaitingFile } from './local-db.ts'
import { headOfRow } from './record-cache.ts'
import type { EntryHead } from './types.ts'

export interface JournalSchema extends DBSchema {
  /** Complete entries, read one by one and by the search. */
  entries: { key: string; value: StoredRow }
  /** Heads of entries for lists; all are read at the start. */
  heads: { key: string; value: EntryHead }
  others: { key: string; value: StoredRow }
  changes: { key: number; value: WaitingChange; indexes: { byRecord: string } }
  files: { key: string; value: WaitingFile }
  meta: { key: string; value: Meta }
}

export const JOURNAL_DB_VERSION = 1

const ROW_STORES = ['entries', 'heads', 'others'] as const
const STORES = [...ROW_STORES, 'changes', 'meta'] as const

/** Rows read or written without a pause: a first copy has 500 rows per pull, and user input must not wait for all of them. */
const ROWS_AT_ONCE = 20

/** A person's journal in IndexedDB. Rejects where the browser refuses it. `onDeleted`: it was deleted, here or in another tab. */
export async function openIdb(userId: string, onDeleted: () => void): Promise<LocalDb> {
  const name = dbNameOf(userId)
  let isCancelled = false
  let opening: Promise<IDBPDatabase<JournalSchema>> | undefined

  function open(): Promise<IDBPDatabase<JournalSchema>> {
    if (isCancelled) return Promise.reject(new DOMException('This journal was removed from the device.', 'InvalidStateError'))
    opening ??= openDB<JournalSchema>(name, JOURNAL_DB_VERSION, {
      upgrade(db) {
        for (const store of [...ROW_STORES, 'files'] as const) db.createObjectStore(store, { keyPath: 'id' })
        db.createObjectStore('changes', { keyPath: 'order', autoIncrement: true }).createIndex('byRecord', 'change.recordId')
        db.createObjectStore('meta')
      },
      // The database was deleted at sign-out (no next version), or a newer app version must upgrade it.
      blocking(_current, next, event) {
        ;(event.target as IDBDatabase).close()
        opening = undefined
        if (next !== null) return
        isCancelled = true
        onDeleted()
      },
      terminated() {
        opening = undefined
      },
    })
    return opening
  }

  await open()

  return {
    kind: 'device',
    meta: async () => (await (await open()).get('meta', 'meta')) ?? FIRST_META,
    heads: async () => (await open()).getAll('heads'),
    others: async () => (await open()).getAll('others'),
    async rows(ids) {
      const transaction = (await open()).transaction(['entries', 'others'])
      const found = await Promise.all(
        ids.map(async (id) => (await transaction.objectStore('entries').get(id)) ?? transaction.objectStore('others').get(id)),
      )
      return found.filter((row) => row !== undefined)
    },
    changes: async () => (await open()).getAll('changes'),
    async step(asks, decide) {
      const transaction = (await open()).transaction(STORES, 'readwrite', { durability: asks.durability })
      const [entries, heads, others] = ROW_STORES.map((store) => transaction.objectStore(store)) as [
        ReturnType<typeof transaction.objectStore<'entries'>>,
        ReturnType<typeof transaction.objectStore<'heads'>>,
        ReturnType<typeof transaction.objectStore<'others'>>,
      ]
      const waiting = transaction.objectStore('changes')
      const ids = asks.ids ?? []
      const rows = new Map<string, StoredRow>()
      const read = async (id: string) => {
        const row = (await entries.get(id)) ?? (await others.get(id))
        if (row) rows.set(id, row)
      }
      const changes = async (): Promise<WaitingChange[]> => {
        if (asks.changes === 'none') return []
        if (asks.changes === 'all') return waiting.getAll()
        const found = (await Promise.all(ids.map((id) => waiting.index('byRecord').getAll(id)))).flat()
        const tail = (await waiting.openCursor(null, 'prev'))?.value
        if (tail && !found.some(({ order }) => order === tail.order)) found.push(tail)
        return found.sort((a, b) => a.order - b.order)
      }
      const [meta, known] = await Promise.all([
        transaction.objectStore('meta').get('meta'),
        changes(),
        inPieces(ids, (id) => [read(id)]),
      ] as const)
      let decided: ReturnType<typeof decide>
      try {
        decided = decide({ rows, changes: known, meta: meta ?? FIRST_META })
      } catch (error) {
        transaction.abort()
        await transaction.done.catch(() => {})
        throw error
      }
      const { writes, result } = decided
      const next: Meta = { ...(meta ?? FIRST_META), ...writes.meta }
      const unsent = new Set(known.map(({ change }) => change.recordId))
      if (writes.add) unsent.add(writes.add.change.recordId)
      const putRow = (row: StoredRow): Promise<unknown>[] => {
        if (row.record.kind !== 'entry') return [others.put(row)]
        const head = headOfRow(row)
        if (!head) return []
        const isStored = !next.headsOnly || unsent.has(row.id)
        return [heads.put(head), isStored ? entries.put(row) : entries.delete(row.id)]
      }
      // Without `order`, because the store assigns it.
      const added = writes.add ? waiting.add(writes.add as WaitingChange) : undefined
      const work: Promise<unknown>[] = added ? [added] : []
      if (writes.meta) work.push(transaction.objectStore('meta').put(next, 'meta'))
      for (const id of writes.drop ?? []) work.push(entries.delete(id), heads.delete(id), others.delete(id))
      for (const change of writes.alter ?? []) work.push(waiting.put(change))
      for (const order of writes.done ?? []) work.push(waiting.delete(order))
      // A failed write aborts the transaction; its own rejection must be handled too.
      await Promise.all([...work, inPieces(writes.put ?? [], putRow), transaction.done])
      return { result, order: await added }
    },
    files: async () => (await open()).getAll('files'),
    async putFile(file) {
      const transaction = (await open()).transaction('files', 'readwrite', { durability: 'strict' })
      await Promise.all([transaction.store.put(file), transaction.done])
    },
    async removeFiles(ids) {
      const transaction = (await open()).transaction('files', 'readwrite')
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
    },
    async dropRows(except, what) {
      const transaction = (await open()).transaction(ROW_STORES, 'readwrite')
      const stores = what === 'all' ? ROW_STORES : (['entries'] as const)
      await Promise.all(
        stores.map(async (store) => {
          for (let at = await transaction.objectStore(store).openCursor(); at; at = await at.continue())
            if (!except.has(at.key)) await at.delete()
        }),
      )
      await transaction.done
    },
    async erase() {
      isCancelled = true
      ;(await opening?.catch(() => undefined))?.close()
      await deleteDB(name)
    },
    close() {
      void opening?.then((db) => db.close())
      opening = undefined
    },
  }
}

/** Processes a long list in pieces, so that the browser can do other work; pending requests keep the transaction alive meanwhile. */
async function inPieces<T>(all: readonly T[], ask: (one: T) => Promise<unknown>[]): Promise<void> {
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) await Promise.all(all.slice(at, at + ROWS_AT_ONCE).flatMap(ask))
}
