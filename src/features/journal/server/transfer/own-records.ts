import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import { anyPart, type AnyImportPart, type OwnImportRun, type OwnUndoRun, type PartName } from '#platform/server/imports/part.ts'
import { deleteImportedRows, saveImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { RECORD_KINDS, SETTINGS_ID, type AttachmentData, type EntryData, type RecordKind } from '../../contract/records.ts'
import { defaultsOf } from '../../record-defaults.ts'
import { RECORD_DATA } from '../../transfer/record-data.ts'
import { workerFor } from '../attachments/author.ts'
import { photoJob } from '../attachments/jobs.ts'
import { attachmentData, fileRow, storeBytes, type Stored } from '../attachments/receive.ts'
import { insertFiles } from '../core/files-store.ts'
import { readRecord, idStatusOf, referencedIds } from '../core/reading-store.ts'
import { removeObjects } from '../core/remove-files.ts'
import { UnitOfWork } from '../sync/unit-of-work.ts'
import { problemOf } from '../sync/merge.ts'
import { starters } from '../sync/starters.ts'
import { ownStarters, STARTERS_FILE, withIds } from './own-starters.ts'

const ActRecord = z.object({ times: z.int().min(0).max(1_000_000), day: LocalDay.nullable() })

const recordShape = (kind: RecordKind) =>
  z.object({
    kind: z.literal(kind),
    id: Id,
    updatedAt: Instant,
    data: RECORD_DATA[kind] as z.ZodType<object>,
    acts: z.object({ entry: ActRecord.optional(), mood: ActRecord.optional() }).optional(),
  })
type ExportedRecord = z.infer<ReturnType<typeof recordShape>>

export const recordPartId = (kind: RecordKind) => `journal.${kind}`

/** Entries first, so that the records they refer to are unused when their turn comes. */
const KINDS_IN_ORDER_OF_UNDO = ['entry', 'attachment', 'template', 'hardRange', 'activity', 'mood', 'group', 'journal', 'settings'] as const

const NAMES: Record<RecordKind, PartName> = {
  entry: { en: 'entries', de: 'Einträge' },
  attachment: { en: 'photos, recordings and files', de: 'Fotos, Aufnahmen und Dateien' },
  template: { en: 'templates', de: 'Vorlagen' },
  hardRange: { en: 'hard days', de: 'schwere Tage' },
  activity: { en: 'activities', de: 'Aktivitäten' },
  mood: { en: 'moods', de: 'Stimmungen' },
  group: { en: 'groups of activities', de: 'Gruppen von Aktivitäten' },
  journal: { en: 'journals', de: 'Tagebücher' },
  settings: { en: 'settings of the journal', de: 'Einstellungen des Tagebuchs' },
}

/** Imports every record of a journal unchanged, under its own id, with the bytes of attachments. */
export const recordParts: readonly AnyImportPart[] = KINDS_IN_ORDER_OF_UNDO.map((kind) =>
  anyPart<ExportedRecord>({
    id: recordPartId(kind),
    name: NAMES[kind],
    file: 'journal/records.jsonl',
    origin: STARTERS_FILE,
    of: (value) => ((value as { kind?: unknown } | null)?.kind === kind || !isKind(value, kind) ? [value] : []),
    shape: recordShape(kind),
    idOf: ({ id }) => id,
    ...(kind === 'attachment' && { bytesOf: ({ id }) => mediaOf(id) }),
    async known(app, userId, values, origin) {
      const own = await ownStarters(app.db, await app.vault.keyOf(userId), userId, origin)
      const here = (id: string) => own.get(id) ?? id
      const ids = values.map(({ id }) => here(id))
      const statuses = await idStatusOf(app.db, userId, ids)
      const settings =
        kind === 'settings' ? await readRecord(app.db, await app.vault.keyOf(userId), userId, 'settings', SETTINGS_ID) : undefined
      const isHere = (id: string) =>
        kind === 'settings' ? settings !== undefined && !areDefaults(settings.data) : statuses.get(here(id))?.isErased === false
      return new Set(values.map(({ id }) => id).filter(isHere))
    },
    insert: (run, values) => insert(run, kind, values),
    remove: (run, rows) => remove(run, kind, rows),
  }),
)

/** Records of unknown kinds are reported once, by the first part. */
const isKind = (value: unknown, kind: RecordKind) =>
  kind !== KINDS_IN_ORDER_OF_UNDO[0] || RECORD_KINDS.some((known) => known === (value as { kind?: unknown } | null)?.kind)

async function insert(run: OwnImportRun, kind: RecordKind, given: readonly ExportedRecord[]): Promise<number> {
  const { app, row } = run
  const author = await workerFor(app, row.userId, 'import')
  const own = await ownStarters(app.db, run.key, row.userId, run.originOf(STARTERS_FILE))
  const values = own.size === 0 ? given : given.map((value) => withIds(value, own))
  const stored = kind === 'attachment' ? await storeNew(run, values) : new Map<string, Stored>()
  const used = new Set<string>()
  const work = async (unit: UnitOfWork) => {
    await run.lock(unit.tx)
    const entries = kind === 'attachment' ? values.map(({ data }) => (data as AttachmentData).entryId) : []
    await unit.load([SETTINGS_ID, ...values.map(({ id }) => id), ...entries])
    if (!unit.get(SETTINGS_ID)) await startJournal(run, unit)
    const inserted: string[] = []
    for (const { id, updatedAt, data, acts } of values) {
      const here = unit.get(id)?.envelope?.data
      if (here && !(kind === 'settings' && areDefaults(here))) continue
      const file = stored.get(id)
      if (kind === 'attachment' && (!file || isUnlisted(unit, id, data as AttachmentData))) continue
      const whole = dataOf(kind, data, here, file)
      if (isDeepStrictEqual(whole, here) || problemOf(kind, whole)) continue
      const state = unit.newState(kind, whole)
      const at = new Date(updatedAt)
      unit.put(id, {
        ...state,
        updatedAt: at < unit.now ? at : unit.now,
        envelope: state.envelope && (acts && kind === 'entry' ? { ...state.envelope, acts: acts as never } : state.envelope),
      })
      if (file) {
        used.add(id)
        await insertFiles(unit.tx, [fileRow(row.userId, id, file, unit.now)])
      }
      inserted.push(id)
    }
    const files = [...used].map((id) => stored.get(id)!)
    if (files.some(({ sniffed }) => sniffed.state === 'pending')) await app.jobs.send(photoJob, { userId: row.userId }, { tx: unit.tx })
    const rows = inserted.map((id) => ({ id, fingerprint: kind === 'attachment' ? '' : String(unit.get(id)!.seq) }))
    await saveImportedRows(unit.tx, row, recordPartId(kind), rows)
    return rows.length
  }
  try {
    // The import contains its own activities and settings, so no starter records are needed.
    return await UnitOfWork.run(app, author, work, { starters: false })
  } catch (error) {
    used.clear()
    throw error
  } finally {
    const orphaned = [...stored].filter(([id]) => !used.has(id)).map(([, { objectKey }]) => objectKey)
    if (orphaned.length > 0) await removeObjects(app, orphaned)
  }
}

/** The path of an attachment's bytes in an export, without the file extension. */
const mediaOf = (id: string) => `journal/media/${id}`

/** Whether settings are unchanged from their defaults; the lock is ignored, because it belongs to this account's devices. */
const areDefaults = (settings: object) => isDeepStrictEqual({ ...settings, lock: null }, defaultsOf('settings'))

/** Creates default settings, which mark a journal as started, when it begins with an import; it gets no starter activities. */
async function startJournal(run: OwnImportRun, unit: UnitOfWork): Promise<void> {
  unit.put(SETTINGS_ID, unit.newState('settings', defaultsOf('settings')))
  await saveImportedRows(unit.tx, run.row, recordPartId('settings'), [{ id: SETTINGS_ID, fingerprint: String(unit.get(SETTINGS_ID)!.seq) }])
}

function dataOf(kind: RecordKind, data: object, here: object | undefined, file: Stored | undefined): object {
  const whole = { ...defaultsOf(kind), ...data }
  if (kind === 'settings') return { ...whole, lock: (here as { lock?: unknown } | undefined)?.lock ?? null }
  if (!file) return whole
  const { entryId, name, caption } = data as AttachmentData
  return attachmentData(entryId, file, name, caption)
}

/** Stores the bytes of new attachments; skips those whose bytes are missing in the export, or too large. */
async function storeNew(run: OwnImportRun, values: readonly ExportedRecord[]): Promise<Map<string, Stored>> {
  const { app, key, row, files } = run
  const ids = values.map(({ id }) => id)
  const statuses = await idStatusOf(app.db, row.userId, ids)
  const stored = new Map<string, Stored>()
  try {
    for (const { id } of values) {
      const path = files.get(mediaOf(id))
      if (path === undefined || statuses.get(id)?.isErased === false || stored.has(id)) continue
      const one = await storeBytes(app, key, row.userId, run.open(path)).catch((error: unknown) => {
        if (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code)) return undefined
        throw error
      })
      if (one) stored.set(id, one)
    }
    return stored
  } catch (error) {
    const orphaned = [...stored.values()].map(({ objectKey }) => objectKey)
    await removeObjects(app, orphaned)
    if (error instanceof AppError && error.code === 'limit') throw new TaskError('no_room')
    throw error
  }
}

async function remove({ app, key, row, lock, retained }: OwnUndoRun, kind: RecordKind, rows: readonly ImportedRow[]): Promise<void> {
  const author = await workerFor(app, row.userId, 'import')
  const used =
    kind === 'activity' || kind === 'mood' || kind === 'group' || kind === 'journal'
      ? await referencedIds(app.db, key, row.userId, kind)
      : new Set<string>()
  const ids = rows.map(({ id }) => id)
  await UnitOfWork.run(
    app,
    author,
    async (unit) => {
      await lock(unit.tx)
      await unit.load(ids)
      if (kind === 'attachment') {
        const entries = ids.flatMap((id) => (unit.get(id)?.envelope ? [(unit.get(id)!.envelope!.data as AttachmentData).entryId] : []))
        await unit.load(entries)
      }
      for (const { id, fingerprint } of rows) {
        const state = unit.get(id)
        if (!state?.envelope) continue
        if (kind === 'settings') restoreDefaults(unit, String(state.seq) === fingerprint)
        else if (kind === 'attachment' ? isAttached(unit, id) : String(state.seq) !== fingerprint || used.has(id)) retained.add(id)
        else unit.erase(id)
      }
      await deleteImportedRows(
        unit.tx,
        row,
        recordPartId(kind),
        ids.filter((id) => !retained.has(id)),
      )
    },
    { starters: false },
  )
}

/** Whether the existing entry does not list the attachment, because the person removed it. */
function isUnlisted(unit: UnitOfWork, id: string, { entryId }: AttachmentData): boolean {
  const entry = unit.get(entryId)
  return entry?.kind === 'entry' && entry.envelope !== null && !(entry.envelope.data as EntryData).attachments.includes(id)
}

/** Whether an entry still shows the attachment; such an attachment stays. */
function isAttached(unit: UnitOfWork, id: string): boolean {
  const { entryId } = unit.get(id)!.envelope!.data as AttachmentData
  const entry = unit.get(entryId)?.envelope
  return entry !== undefined && entry !== null && (entry.data as EntryData).attachments.includes(id)
}

/** Restores the starter records of a person whose journal began with this import. */
function restoreDefaults(unit: UnitOfWork, isUntouched: boolean): void {
  for (const { kind, id, data } of starters(unit.key, unit.author.locale)) {
    if (kind === 'settings' ? isUntouched : !unit.get(id)) unit.put(id, unit.newState(kind, data))
  }
}
