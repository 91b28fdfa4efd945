import type { ImportRun } from '#platform/server/imports/importer.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { workerFor } from '../attachments/author.ts'
import { UnitOfWork } from '../sync/unit-of-work.ts'
import { referencedIds } from '../core/reading-store.ts'
import { itemsOf, removeItems, removeItemsOfKind, type ImportedItem } from './store.ts'

const PAGE = 100
const BEGINNING = '00000000-0000-0000-0000-000000000000'

/** Kinds in the order of removal: entries first, then the records that entries refer to. */
const ORDER = ['entry', 'template', 'hardRange', 'activity', 'mood', 'group', 'journal'] as const

/** Kinds that imports share: the first import creates a name, others use it, and the last one to be undone removes it. */
const NAMED = new Set<string>(['activity', 'mood', 'group', 'journal'])

/**
 * Removes the records of an import, except those that were changed since or that remaining records use. Files are removed with
 * their entry. Can be interrupted at any time and restarted.
 */
export async function undoRun({ app, key, row, signal }: ImportRun): Promise<void> {
  const author = await workerFor(app, row.userId, 'import')
  let retained = 0
  let done = 0
  for (const kind of ORDER) {
    const used = await referencedIds(app.db, key, row.userId, kind)
    for (let after = BEGINNING; ;) {
      signal.throwIfAborted()
      const page = await itemsOf(app.db, row.userId, row.id, kind, after, PAGE, { left: NAMED.has(kind) })
      const goes = page.filter((item) => item.isErased || (item.now === item.seq && !used.has(item.recordId)))
      if (kind === 'entry') retained += page.length - goes.length
      done += page.length
      await revertItem(goes)
      if (page.length < PAGE) break
      after = page.at(-1)!.recordId
    }
  }
  // Files were removed with their entries, or stay with them.
  await removeItemsOfKind(app.db, row.userId, row.id, 'attachment')
  await changeImport(app.db, key, row, { state: 'undone', entries: retained, done }, app.clock.now())

  async function revertItem(items: readonly ImportedItem[]): Promise<void> {
    const ids = items.map(({ recordId }) => recordId)
    await UnitOfWork.run(app, author, async (unit) => {
      const now = await importOf(unit.tx, key, row, { lock: true })
      if (now?.state !== 'undoing') return
      await unit.load(ids)
      for (const { recordId, seq } of items) {
        // A record that changed before the lock was taken stays.
        if (unit.get(recordId)?.seq === seq) unit.erase(recordId)
      }
      await removeItems(unit.tx, row.userId, ids)
      await changeImport(unit.tx, key, row, { done }, unit.now)
    })
  }
}
