import type { Db } from '#platform/server/db/db.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { changeImport, importOf, type ImportRow } from '#platform/server/imports/store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { EntryData } from '../../contract/records.ts'
import type { ImportSource, MoodName } from '../../contract/transfer.ts'
import { workerFor } from '../attachments/author.ts'
import { mergeChange } from '../sync/merge.ts'
import { UnitOfWork } from '../sync/unit-of-work.ts'
import { Names } from './names.ts'
import { moodKey, ownMoodLevels } from './own-mood-levels.ts'
import { itemDigest } from './source-of.ts'
import { addItems, itemsWithMood, settleMood, type ItemRow } from './store.ts'

// Moods that a source names without a level, and that the person has not assigned one: their names are stored beside their entries.

const PAGE = 100
const BEGINNING = '00000000-0000-0000-0000-000000000000'

const contextOf = (recordId: string) => `journal/import-mood/${recordId}`

export const sealMood = (key: PersonKey, recordId: string, name: string): Buffer => key.seal(contextOf(recordId), name)

/** Mood names of an import without a level, the number of entries of each, and the level of the person's own mood of that name. */
export async function openMoodsOf(db: Db, key: PersonKey, { userId, id }: Pick<ImportRow, 'userId' | 'id'>): Promise<MoodName[]> {
  const counts = new Map<string, MoodName>()
  const own = await ownMoodLevels(db, key, userId)
  for (let after = BEGINNING; ;) {
    const page = await itemsWithMood(db, userId, id, after, PAGE)
    for (const { recordId, mood } of page) {
      const name = key.open(contextOf(recordId), mood!).toString()
      const seen = counts.get(moodKey(name)) ?? { name: name.slice(0, 80), count: 0, level: own.get(moodKey(name)) ?? null }
      counts.set(moodKey(name), { ...seen, count: seen.count + 1 })
    }
    if (page.length < PAGE) return [...counts.values()].toSorted((a, b) => b.count - a.count)
    after = page.at(-1)!.recordId
  }
}

/**
 * Sets the levels that the person chose on entries whose mood had only a name. An entry that has a mood by now
 * retains it. Can be interrupted at any time and restarted.
 */
export async function giveMoods({ app, key, row, signal }: ImportRun, levels: Readonly<Record<string, number>>): Promise<void> {
  const author = await workerFor(app, row.userId, 'import')
  const names = await Names.load(app.db, key, row.userId)
  for (let after = BEGINNING; ;) {
    signal.throwIfAborted()
    const page = await itemsWithMood(app.db, row.userId, row.id, after, PAGE)
    await UnitOfWork.run(app, author, async (unit) => {
      const now = await importOf(unit.tx, key, row, { lock: true })
      if (now?.state !== 'running') return
      await unit.load(page.map(({ recordId }) => recordId))
      for (const item of page) {
        const name = key.open(contextOf(item.recordId), item.mood!).toString()
        const level = levels[moodKey(name)]
        if (level !== undefined) await giveMood(unit, item, name, level)
      }
      const made = names.takeCreated().map(({ kind, id, name }) => ({
        userId: row.userId,
        importId: row.id,
        digest: itemDigest(key, row.source as ImportSource, kind, name),
        recordId: id,
        kind,
        seq: unit.get(id)!.seq,
      }))
      await addItems(unit.tx, made)
    })
    names.committed()
    if (page.length < PAGE) break
    after = page.at(-1)!.recordId
  }
  await app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, row, { lock: true })
    if (now?.state === 'running') await changeImport(tx, key, row, { state: 'done' }, app.clock.now())
  })

  async function giveMood(unit: UnitOfWork, item: ItemRow, name: string, level: number): Promise<void> {
    const before = unit.get(item.recordId)
    const data = before?.envelope?.data as EntryData | undefined
    let { seq } = item
    if (before && data && data.mood === null) {
      const mood = { level, moodId: (await names.mood(unit, level, name)) ?? null }
      const change = {
        changeId: uuidv7(),
        kind: 'entry' as const,
        recordId: item.recordId,
        base: before.seq,
        patch: { mood },
        device: '',
        editedAt: unit.now.toISOString(),
      }
      const outcome = mergeChange(before, change, { seq: unit.nextSeq, now: unit.now, session: author.sessionId, newId: uuidv7 })
      if (outcome.status !== 'refused' && outcome.state) {
        unit.put(item.recordId, outcome.state, outcome.versions)
        // The new `seq` marks the record as unchanged since the import, so that an undo removes it.
        if (item.seq === before.seq) seq = outcome.state.seq
      }
    }
    await settleMood(unit.tx, row.userId, item.digest, seq)
  }
}
