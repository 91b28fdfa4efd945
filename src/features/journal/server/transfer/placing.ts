import { isDeepStrictEqual } from 'node:util'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { EntryData, RecordDataOf } from '../../contract/records.ts'
import { entryOf, isProblem } from '../../transfer/entry-of.ts'
import { cleanTag, levelOfName, uniqueNames } from '../../transfer/names.ts'
import type { Draft, DraftRecord } from '../../transfer/source.ts'
import { attachmentData, fileRow } from '../attachments/receive.ts'
import { insertFiles } from '../core/files-store.ts'
import { defaultsOf } from '../../record-defaults.ts'
import type { UnitOfWork } from '../sync/unit-of-work.ts'
import { problemOf } from '../sync/merge.ts'
import { putWhole, type WholeRecord } from '../sync/push.ts'
import { sealMood } from './open-moods.ts'
import { moodKey } from './own-mood-levels.ts'
import type { StoredFile } from './media.ts'
import type { Batch } from './batch.ts'
import { isNamedJournal } from './id-map.ts'
import type { Identity } from './identity.ts'
import { itemDigest } from './source-of.ts'
import type { ItemRow } from './store.ts'

type PlacedRows = Omit<ItemRow, 'userId' | 'importId'>[]

/** Puts an entry of another app into the unit of work, with its files. */
export async function placeDraft(
  batch: Batch,
  unit: UnitOfWork,
  { item, identity, files }: { item: Draft; identity: Identity; files: (StoredFile | undefined)[] },
): Promise<PlacedRows> {
  const { key, row, names } = batch
  const { source } = batch.source
  const finished = entryOf(item, source, row.words.zone, unit.now)
  if (isProblem(finished)) return []
  const entryId = uuidv7()
  const retained = files.map((file) => (file ? { id: uuidv7(), file } : undefined))
  const activities: string[] = []
  for (const { name, group } of finished.activities) {
    const id = await names.activity(unit, name, group)
    if (id && !activities.includes(id)) activities.push(id)
  }
  const named = finished.journal
  const journalId = named && batch.apart ? await names.journal(unit, named) : undefined
  const data: EntryData = {
    ...finished.data,
    ...(journalId ? { journalId } : {}),
    // A source journal that does not become a journal here becomes a tag.
    tags: named && !journalId ? withTag(finished.data.tags, named) : finished.data.tags,
    body: withIds(
      finished.data.body,
      retained.map((one) => one?.id),
    ),
    mood: await moodOf(batch, unit, finished.mood),
    starred: item.starred || (batch.starPinned && item.pinned),
    activities,
    attachments: retained.flatMap((one) => (one ? [one.id] : [])),
  }
  if (problemOf('entry', data)) return []
  const placed: PlacedRows = []
  putWhole(unit, [{ kind: 'entry', id: entryId, data }])
  const openMood = data.mood === null && finished.mood?.name ? sealMood(key, entryId, finished.mood.name) : null
  placed.push({ digest: identity.digest, recordId: entryId, kind: 'entry', seq: unit.get(entryId)!.seq, mood: openMood })
  for (const [index, one] of retained.entries()) {
    if (!one) continue
    const name = finished.files[index]?.name.slice(0, 200) ?? ''
    await placeFile(batch, unit, one.id, one.file, attachmentData(entryId, one.file, name))
    const digestOfFile = itemDigest(key, source, 'attachment', `${identity.sourceId} ${index}`)
    placed.push({ digest: digestOfFile, recordId: one.id, kind: 'attachment', seq: unit.get(one.id)!.seq })
  }
  return placed
}

const withTag = (tags: string[], name: string): string[] => uniqueNames([...tags, cleanTag(name)]).slice(0, 200)

async function moodOf({ moods, ownMoods, names }: Batch, unit: UnitOfWork, mood: Draft['mood']): Promise<EntryData['mood']> {
  if (!mood) return null
  const { name } = mood
  const level = mood.level ?? (name === null ? null : (moods[moodKey(name)] ?? ownMoods.get(moodKey(name)) ?? levelOfName(name)))
  if (level === null) return null
  return { level, moodId: name === null ? null : ((await names.mood(unit, level, name)) ?? null) }
}

async function placeFile({ row }: Batch, unit: UnitOfWork, id: string, file: StoredFile, data: RecordDataOf['attachment']): Promise<void> {
  await insertFiles(unit.tx, [fileRow(row.userId, id, file, unit.now)])
  putWhole(unit, [{ kind: 'attachment', id, data }])
}

/** Replaces links to files by links with their ids; a missing file leaves its label. */
function withIds(body: string, ids: readonly (string | undefined)[]): string {
  return body.replace(/(!?)\[([^\][]*)\]\(attachment:import-(\d+)\)/g, (_, bang: string, label: string, index: string) => {
    const id = ids[Number(index)]
    return id ? `${bang}[${label}](attachment:${id})` : label
  })
}

/** Puts a record of our own export into the unit of work, with its ids mapped to the ids here. */
export async function placeRecord(
  batch: Batch,
  unit: UnitOfWork,
  { item, file }: { item: DraftRecord; file: StoredFile | undefined },
): Promise<PlacedRows> {
  const { ids, names, key } = batch
  if (item.kind === 'settings') return placeSettings(unit, item)
  const here = (await ids.resolveAll(unit.tx, [item.id])).get(item.id)!
  await unit.load([here])
  if (unit.get(here)) return []
  let id = here
  if (item.kind === 'journal' && isNamedJournal(item) && !names.idOf('journal', item.data) && !names.canAddJournal) return []
  if (item.kind === 'activity' || item.kind === 'group' || item.kind === 'mood' || (item.kind === 'journal' && isNamedJournal(item))) {
    const data = item.kind === 'activity' ? { ...item.data, groupId: item.data.groupId && ids.nameOf(item.data.groupId) } : item.data
    id = await names.ensure(unit, { kind: item.kind, data } as Omit<WholeRecord<'activity' | 'group' | 'mood' | 'journal'>, 'id'>, here)
    ids.assign(item, id)
    // `ensure` reports the record that it created.
    return []
  }
  if (item.kind === 'entry') {
    const data = await entryHere(batch, unit, item.data)
    if (problemOf('entry', data)) return []
    putWhole(unit, [{ kind: 'entry', id, data }])
  } else if (item.kind === 'attachment') {
    if (!file) return []
    const entryId = (await ids.resolveAll(unit.tx, [item.data.entryId])).get(item.data.entryId)!
    await placeFile(batch, unit, id, file, attachmentData(entryId, file, item.data.name, item.data.caption))
  } else {
    const { data } = item
    const moved = 'into' in data && data.into !== null ? { ...data, into: ids.nameOf(data.into) } : data
    putWhole(unit, [{ kind: item.kind, id, data: moved } as WholeRecord])
  }
  return [{ digest: itemDigest(key, 'fernwell', item.kind, item.id), recordId: id, kind: item.kind, seq: unit.get(id)!.seq }]
}

async function entryHere({ ids }: Batch, unit: UnitOfWork, data: EntryData): Promise<EntryData> {
  const attachments = await ids.resolveAll(unit.tx, data.attachments)
  const isMoved = [...attachments].some(([from, to]) => from !== to)
  return {
    ...data,
    journalId: ids.nameOf(data.journalId),
    mood: data.mood && { ...data.mood, moodId: data.mood.moodId && ids.nameOf(data.mood.moodId) },
    activities: [...new Set(data.activities.map((id) => ids.nameOf(id)))],
    attachments: [...attachments.values()],
    body: isMoved
      ? data.body.replace(/attachment:([0-9a-f-]{36})/gi, (_, id: string) => `attachment:${attachments.get(id.toLowerCase()) ?? id}`)
      : data.body,
    // The versions of conflicts are not part of the export.
    conflicts: [],
  }
}

/** Imports settings only for a person who has changed none; the lock belongs to each device and stays unchanged. */
async function placeSettings(unit: UnitOfWork, item: DraftRecord & { kind: 'settings' }): Promise<PlacedRows> {
  await unit.load([item.id])
  const state = unit.get(item.id)
  const now = state?.envelope?.data as RecordDataOf['settings'] | undefined
  const next = { ...item.data, lock: now?.lock ?? null }
  if (!now || (isDeepStrictEqual(now, defaultsOf('settings')) && !isDeepStrictEqual(now, next)))
    putWhole(unit, [{ kind: 'settings', id: item.id, data: next }])
  return []
}
