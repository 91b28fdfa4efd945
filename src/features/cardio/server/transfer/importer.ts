import { z } from 'zod'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { undoActivity } from '#platform/server/activity/activity.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { Importer, ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES, REPORT_ROWS, type CardioImportReport } from '../../contract-import.ts'
import { MAX_NAME, MAX_SESSION_SECONDS, type SessionFields } from '../../contract.ts'
import { metOf } from '../../engine/energy.ts'
import { CARDIO_KINDS, type CardioKind, type Effort } from '../../engine/kinds.ts'
import { effortByMet } from '../../engine/zones.ts'
import { cardioReasons } from '../../reasons.en.ts'
import type { Recording } from '../files/recording.ts'
import { bringSession, type Owner } from '../keeping.ts'
import { idsOfImport, removeSession, sessionOf } from '../store.ts'
import { Known } from './known.ts'
import type { methods, RecordingItem } from './reader-task.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 })
const open = ({ app, key, row, signal }: ImportRun): Promise<Reading<RecordingItem>> =>
  openReading<RecordingItem>(app, key, row, reader, { signal })

const Choices = z.object({ kind: z.enum(CARDIO_KINDS).default('other') })
/** A device's clock may be ahead of ours; a day it is not. */
const AHEAD_MS = 86_400_000
const UNREAD_ROWS = 50

export const cardioImporter: Importer = {
  id: 'cardio',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  plan: planImport,
  apply: (run) => applyImport(run),
  undo: undoImport,
}

const isTooFar = (run: ImportRun, { startedAt }: Recording) => startedAt > run.app.clock.now().getTime() + AHEAD_MS

async function planImport(run: ImportRun): Promise<ImportPlan> {
  const { app, key, row, signal } = run
  const reading = await open(run)
  try {
    const known = new Known(app.db, key, row.userId)
    const report: CardioImportReport = { found: [], total: 0, fresh: 0, kindless: 0, cut: 0, unread: [], unreadTotal: 0, stayed: 0 }
    for await (const { path, recordings, isCut, problem } of reading.items()) {
      signal.throwIfAborted()
      const ours = recordings.filter((recording) => !isTooFar(run, recording))
      const trouble = problem ?? (ours.length === 0 ? 'no_times' : null)
      if (trouble !== null) {
        report.unreadTotal++
        if (report.unread.length < UNREAD_ROWS) report.unread.push({ path: path.slice(-200), problem: trouble })
      }
      if (isCut && ours.length > 0) report.cut++
      for (const recording of ours) {
        const { startedAt, seconds, metres, kind, source, name, track } = recording
        const isKnown = (await known.of(recording)).isHere
        known.add(recording)
        report.total++
        if (!isKnown) report.fresh++
        if (!isKnown && kind === null) report.kindless++
        const hasRoute = track?.lat !== undefined
        const instant = new Date(startedAt).toISOString()
        report.found.push({ startedAt: instant, seconds, metres, kind, source, name: name.slice(0, MAX_NAME), hasRoute, isKnown, isCut })
        // The oldest stand first and the report stays small, whatever the order of the files.
        if (report.found.length > 2 * REPORT_ROWS) shorten(report)
      }
    }
    shorten(report)
    return { source: reading.source, total: report.total, report }
  } finally {
    reading.close()
  }
}

function shorten(report: CardioImportReport): void {
  report.found = report.found.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)).slice(0, REPORT_ROWS)
}

/** Writes what the report showed, a session to a transaction, from where the last worker stopped. False: somebody should go on. */
async function applyImport(run: ImportRun, budgetMs = 60_000): Promise<boolean> {
  const until = performance.now() + budgetMs
  const { app, key, row, signal } = run
  const person = await ownerOf(app, row.userId)
  const { kind: otherwise } = Choices.parse(row.words.choices)
  const reading = await open(run)
  try {
    const known = new Known(app.db, key, row.userId)
    let at = 0
    for await (const { recordings } of reading.items()) {
      for (const recording of recordings.filter((one) => !isTooFar(run, one))) {
        if (at++ < row.done) continue
        signal.throwIfAborted()
        const { id, isHere } = await known.of(recording)
        const goesOn = await app.db
          .transaction(async (tx) => {
            const now = await importOf(tx, key, row, { lock: true })
            if (now?.state !== 'running' || now.done !== at - 1) return false
            const fields = fieldsOf(recording, recording.kind ?? otherwise, now.words.zone)
            const { source, track } = recording
            const isNew = !isHere && (await bringSession(tx, key, person, { id, fields, source, track, importId: row.id }))
            await changeImport(tx, key, row, { done: at, entries: now.entries + (isNew ? 1 : 0) }, app.clock.now())
            return true
          })
          .catch((error: unknown) => {
            throw error instanceof AppError && error.code === 'limit' ? new TaskError('no_room') : error
          })
        if (!goesOn) return true
        if (performance.now() > until) return false
      }
    }
    await app.db.transaction(async (tx) => {
      const now = await importOf(tx, key, row, { lock: true })
      if (now?.state === 'running') await changeImport(tx, key, row, { state: 'done' }, app.clock.now())
    })
    return true
  } finally {
    reading.close()
  }
}

function fieldsOf(recording: Recording, kind: CardioKind, zone: string): SessionFields {
  const { startedAt, metres, bpm, name } = recording
  const seconds = Math.min(MAX_SESSION_SECONDS, recording.seconds)
  // Without a highest heart rate of this person the pace has to tell; they can say it better.
  const effort: Effort = effortByMet(metOf({ kind, effort: 'moderate', seconds, metres }).met)
  const isRate = bpm !== null && bpm >= 30 && bpm <= 240
  return {
    kind,
    effort,
    startedAt: new Date(startedAt).toISOString(),
    zone,
    seconds,
    metres: metres === null || metres <= 0 || metres > 2_000_000 ? null : metres,
    bpm: isRate ? bpm : null,
    name: name.slice(0, MAX_NAME).trim(),
    note: '',
  }
}

/** Takes back what an import brought, for good and with its track; what was changed since stays. Can be cut short and begun again. */
async function undoImport({ app, key, row, signal }: ImportRun): Promise<void> {
  let stayed = 0
  for (const id of await idsOfImport(app.db, row.userId, row.id)) {
    signal.throwIfAborted()
    await app.db.transaction(async (tx) => {
      const now = await importOf(tx, key, row, { lock: true })
      const here = await sessionOf(tx, key, row.userId, id, { lock: true })
      if (now?.state !== 'undoing' || here?.importId !== row.id) return
      if (here.version > 1 && !here.deletedAt) {
        stayed++
        return
      }
      if (here.actKey) await undoActivity(tx, row.userId, here.actKey)
      await removeSession(tx, row.userId, id)
    })
  }
  await app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, row, { lock: true })
    if (now?.state !== 'undoing') return
    const report = now.words.report as CardioImportReport | null
    const words = { ...now.words, report: report && { ...report, stayed } }
    await changeImport(tx, key, row, { state: 'undone', entries: stayed, words }, app.clock.now())
  })
}

async function ownerOf(app: HasDb, userId: string): Promise<Owner> {
  const user = await userById(app.db, userId)
  if (!user) throw notFound(cardioReasons.not_here())
  return { id: userId, zone: user.zone, dayStart: user.dayStart }
}
