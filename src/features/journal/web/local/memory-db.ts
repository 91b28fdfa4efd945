import { FIRST_META, type LocalDb, type Meta, type StoredRow, type WaitingChange, type WaitingFile } from './local-db.ts'
import { headOfRow } from './record-cache.ts'
import type { EntryHead } from './types.ts'

/** An in-memory database until the page is closed, for browsers that refuse IndexedDB, and for tests. */
export function memoryDb(): LocalDb {
  const rows = new Map<string, StoredRow>()
  const heads = new Map<string, EntryHead>()
  const files = new Map<string, WaitingFile>()
  let changes: WaitingChange[] = []
  let meta: Meta = FIRST_META
  let last = 0
  const forget = (id: string) => {
    rows.delete(id)
    heads.delete(id)
  }
  return {
    kind: 'memory',
    meta: async () => meta,
    heads: async () => [...heads.values()],
    others: async () => [...rows.values()].filter(({ record }) => record.kind !== 'entry'),
    rows: async (ids) => ids.flatMap((id) => rows.get(id) ?? []),
    changes: async () => [...changes],
    async step(asks, decide) {
      const found = new Map((asks.ids ?? []).flatMap((id) => (rows.has(id) ? [[id, rows.get(id)!] as const] : [])))
      const { writes, result } = decide({ rows: found, changes: asks.changes === 'none' ? [] : changes, meta })
      if (writes.meta) meta = { ...meta, ...writes.meta }
      for (const id of writes.drop ?? []) forget(id)
      for (const row of writes.put ?? []) {
        rows.set(row.id, row)
        const head = headOfRow(row)
        if (head) heads.set(row.id, head)
      }
      for (const changed of writes.alter ?? []) changes = changes.map((old) => (old.order === changed.order ? changed : old))
      const done = new Set(writes.done)
      if (done.size > 0) changes = changes.filter((old) => !done.has(old.order))
      if (!writes.add) return { result, order: undefined }
      changes = [...changes, { ...writes.add, order: ++last }]
      return { result, order: last }
    },
    files: async () => [...files.values()],
    putFile: async (file) => void files.set(file.id, file),
    async removeFiles(ids) {
      for (const id of ids) files.delete(id)
    },
    async dropRows(except, what) {
      for (const [id, { record }] of rows) {
        if (except.has(id)) continue
        if (what === 'all') forget(id)
        else if (record.kind === 'entry') rows.delete(id)
      }
    },
    async erase() {
      rows.clear()
      heads.clear()
      files.clear()
      changes = []
      meta = FIRST_META
    },
    close() {},
  }
}
