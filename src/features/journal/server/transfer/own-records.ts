import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import { anyPart, type AnyImportPart, type OwnImportRun, type OwnUndoRun, type PartName } from '#platform/server/imports/part.ts'
import { forgetRows, noteRows, type BroughtRow } from '#platform/server/imports/rows-store.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { RECORD_KINDS, SETTINGS_ID, type AttachmentData, type EntryData, type RecordKind } from '../../contract/records.ts'
import { defaultsOf } from '../../record-defaults.ts'
import { RECORD_DATA } from '../../transfer/record-data.ts'
import { workerFor } from '../attachments/author.ts'
import { photoJob } from '../attachments/jobs.ts'
import { assertRoom, attachmentData, fileRow, storeBytes, type Stored } from '../attachments/receive.ts'
import { insertFiles } from '../core/files-store.ts'
import { readRecord, standingOf, usedBy } from '../core/reading-store.ts'
import { removeObjects } from '../core/remove-files.ts'
import { Book } from '../sync/book.ts'
import { problemOf } from '../sync/limits.ts'
import { starters } from '../sync/starters.ts'
import { ownStarters, withIds } from './own-starters.ts'

const Standing = z.object({ times: z.int().min(0).max(1_000_000), day: LocalDay.nullable() })

const recordShape = (kind: RecordKind) =>
  z.object({
    kind: z.literal(kind),
    id: Id,
    updatedAt: Instant,
    data: RECORD_DATA[kind] as z.ZodType<object>,
    acts: z.object({ entry: Standing.optional(), mood: Standing.optional() }).optional(),
  })
type ExportedRecord = z.infer<ReturnType<typeof recordShape>>

export const recordPartId = (kind: RecordKind) => `journal.${kind}`

/** Entries first, so that what they name is used by nothing any more when its turn comes. */
const KINDS_IN_ORDER_OF_UNDO = ['entry', 'attachment', 'template', 'hardRange', 'activity', 'mood', 'group', 'settings'] as const

const NAMES: Record<RecordKind, PartName> = {
  entry: { en: 'entries', de: 'Einträge' },
  attachment: { en: 'photos, recordings and files', de: 'Fotos, Aufnahmen und Dateien' },
  template: { en: 'templates', de: 'Vorlagen' },
  hardRange: { en: 'hard days', de: 'schwere Tage' },
  activity: { en: 'activities', de: 'Aktivitäten' },
  mood: { en: 'moods', de: 'Stimmungen' },
  group: { en: 'groups of activities', de: 'Gruppen von Aktivitäten' },
  settings: { en: 'settings of the journal', de: 'Einstellungen des Tagebuchs' },
}

/** Every record of a journal as it was, under its own id, with the bytes of attachments. */
export const recordParts: readonly AnyImportPart[] = KINDS_IN_ORDER_OF_UNDO.map((kind) =>
  anyPart<ExportedRecord>({
    id: recordPartId(kind),
    name: NAMES[kind],
    file: 'journal/records.jsonl',
    of: (value) => ((value as { kind?: unknown } | null)?.kind === kind || !isKind(value, kind) ? [value] : []),
    shape: recordShape(kind),
    idOf: ({ id }) => id,
    async known(app, userId, values, from) {
      const own = await ownStarters(app.db, userId, from)
      const here = (id: string) => own.get(id) ?? id
      const standings = await standingOf(
        app.db,
        userId,
        values.map(({ id }) => here(id)),
      )
      const settings =
        kind === 'settings' ? await readRecord(app.db, await app.vault.keyOf(userId), userId, 'settings', SETTINGS_ID) : undefined
      const isHere = (id: string) =>
        kind === 'settings' ? settings !== undefined && !areDefaults(settings.data) : standings.get(here(id))?.isErased === false
      return new Set(values.map(({ id }) => id).filter(isHere))
    },
    bring: (run, values) => bring(run, kind, values),
    takeBack: (run, rows) => takeBack(run, kind, rows),
  }),
)

/** What is of no kind that we know is told once, by the first part. */
const isKind = (value: unknown, kind: RecordKind) =>
  kind !== KINDS_IN_ORDER_OF_UNDO[0] || RECORD_KINDS.some((known) => known === (value as { kind?: unknown } | null)?.kind)

async function bring(run: OwnImportRun, kind: RecordKind, given: readonly ExportedRecord[]): Promise<number> {
  const { app, row } = run
  const author = await workerFor(app, row.userId, 'import')
  const own = await ownStarters(app.db, row.userId, run.from)
  const values = own.size === 0 ? given : given.map((value) => withIds(value, own))
  const stored = kind === 'attachment' ? await storeNew(run, values) : new Map<string, Stored>()
  const used = new Set<string>()
  const work = async (book: Book) => {
    await run.hold(book.tx)
    await book.load([SETTINGS_ID, ...values.map(({ id }) => id)])
    if (!book.get(SETTINGS_ID)) await begin(run, book)
    const brought: string[] = []
    for (const { id, updatedAt, data, acts } of values) {
      const here = book.get(id)?.envelope?.data
      if (here && !(kind === 'settings' && areDefaults(here))) continue
      const file = stored.get(id)
      if (kind === 'attachment' && !file) continue
      const whole = dataOf(kind, data, here, file)
      if (isDeepStrictEqual(whole, here) || problemOf(kind, whole)) continue
      const state = book.whole(kind, whole)
      const at = new Date(updatedAt)
      book.put(id, {
        ...state,
        updatedAt: at < book.now ? at : book.now,
        envelope: state.envelope && (acts && kind === 'entry' ? { ...state.envelope, acts: acts as never } : state.envelope),
      })
      if (file) {
        used.add(id)
        await insertFiles(book.tx, [fileRow(row.userId, id, file, book.now)])
      }
      brought.push(id)
    }
    const files = [...used].map((id) => stored.get(id)!)
    if (files.length > 0)
      await assertRoom(
        book.tx,
        row.userId,
        files.reduce((sum, { bytes }) => sum + bytes, 0),
      )
    if (files.some(({ sniffed }) => sniffed.state === 'pending')) await app.jobs.send(photoJob, { userId: row.userId }, { tx: book.tx })
    const rows = brought.map((id) => ({ id, print: kind === 'attachment' ? '' : String(book.get(id)!.seq) }))
    await noteRows(book.tx, row, recordPartId(kind), rows)
    return rows.length
  }
  try {
    // Its own activities and settings come along: nobody needs a second set to begin with.
    return await Book.write(app, author, work, { starters: false })
  } catch (error) {
    used.clear()
    if (error instanceof AppError && error.code === 'limit') throw new TaskError('no_room')
    throw error
  } finally {
    const loose = [...stored].filter(([id]) => !used.has(id)).map(([, { objectKey }]) => objectKey)
    if (loose.length > 0) await removeObjects(app, loose)
  }
}

/** Settings that nobody has made; a lock is a matter of this account's devices. */
const areDefaults = (settings: object) => isDeepStrictEqual({ ...settings, lock: null }, defaultsOf('settings'))

/** A journal that begins with an import has its settings, the sign that it began, and no activities but those that come. */
async function begin(run: OwnImportRun, book: Book): Promise<void> {
  book.put(SETTINGS_ID, book.whole('settings', defaultsOf('settings')))
  await noteRows(book.tx, run.row, recordPartId('settings'), [{ id: SETTINGS_ID, print: String(book.get(SETTINGS_ID)!.seq) }])
}

function dataOf(kind: RecordKind, data: object, here: object | undefined, file: Stored | undefined): object {
  const whole = { ...defaultsOf(kind), ...data }
  if (kind === 'settings') return { ...whole, lock: (here as { lock?: unknown } | undefined)?.lock ?? null }
  if (!file) return whole
  const { entryId, name, caption } = data as AttachmentData
  return attachmentData(entryId, file, name, caption)
}

/** Bytes of attachments that are not here yet; of one whose bytes the export does not have, or that are too many, nothing comes. */
async function storeNew(run: OwnImportRun, values: readonly ExportedRecord[]): Promise<Map<string, Stored>> {
  const { app, key, row, files } = run
  const standings = await standingOf(
    app.db,
    row.userId,
    values.map(({ id }) => id),
  )
  const stored = new Map<string, Stored>()
  try {
    for (const { id } of values) {
      if (standings.get(id)?.isErased === false) continue
      const path = files.find((file) => file.path.startsWith(`journal/media/${id}.`))?.path
      if (!path) continue
      const one = await storeBytes(app, key, row.userId, run.open(path)).catch((error: unknown) => {
        if (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code)) return undefined
        throw error
      })
      if (one) stored.set(id, one)
    }
    return stored
  } catch (error) {
    await removeObjects(
      app,
      [...stored.values()].map(({ objectKey }) => objectKey),
    )
    throw error
  }
}

async function takeBack({ app, key, row, hold, kept }: OwnUndoRun, kind: RecordKind, rows: readonly BroughtRow[]): Promise<void> {
  const author = await workerFor(app, row.userId, 'import')
  const used = kind === 'activity' || kind === 'mood' || kind === 'group' ? await usedBy(app.db, key, row.userId, kind) : new Set<string>()
  const ids = rows.map(({ id }) => id)
  await Book.write(
    app,
    author,
    async (book) => {
      await hold(book.tx)
      await book.load(ids)
      if (kind === 'attachment') {
        const entries = ids.flatMap((id) => (book.get(id)?.envelope ? [(book.get(id)!.envelope!.data as AttachmentData).entryId] : []))
        await book.load(entries)
      }
      for (const { id, print } of rows) {
        const state = book.get(id)
        if (!state?.envelope) continue
        if (kind === 'settings') bringBackDefaults(book, String(state.seq) === print)
        else if (kind === 'attachment' ? isWanted(book, id) : String(state.seq) !== print || used.has(id)) kept.add(id)
        else book.erase(id)
      }
      await forgetRows(
        book.tx,
        row,
        recordPartId(kind),
        ids.filter((id) => !kept.has(id)),
      )
    },
    { starters: false },
  )
}

/** An attachment goes with its entry; it stays where the entry that shows it stays. */
function isWanted(book: Book, id: string): boolean {
  const { entryId } = book.get(id)!.envelope!.data as AttachmentData
  const entry = book.get(entryId)?.envelope
  return entry !== undefined && entry !== null && (entry.data as EntryData).attachments.includes(id)
}

/** As before: somebody whose journal began with this import begins with what everybody begins with. */
function bringBackDefaults(book: Book, isUntouched: boolean): void {
  for (const { kind, id, data } of starters(book.author)) {
    if (kind === 'settings' ? isUntouched : !book.get(id)) book.put(id, book.whole(kind, data))
  }
}
