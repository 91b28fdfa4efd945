import { undoActivities } from '#platform/server/activity/activity.ts'
import type { BodyEntry } from '#platform/server/body-entries.ts'
import type { Db } from '#platform/server/db/db.ts'
import { importKind, type ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { inStep, withReport } from '#platform/server/imports/steps.ts'
import { importOf, type ImportRow } from '#platform/server/imports/store.ts'
import { CardioImportChoices, CardioImportReport, IMPORT_ENDINGS, MAX_IMPORT_BYTES } from '../../contract-import.ts'
import { MAX_NAME, MAX_SESSION_SECONDS, type SessionFields } from '../../contract.ts'
import { metOf } from '../../engine/energy.ts'
import type { CardioKind, Effort } from '../../engine/kinds.ts'
import { effortByMet } from '../../engine/zones.ts'
import type { Figure } from '../files/figures.ts'
import type { Recording } from '../files/recording.ts'
import { importSession, type Owner } from '../sessions.ts'
import { countImported, removeImported } from '../store.ts'
import { importMetrics, importedMetrics, entryOf, sorted, takeFiguresBack } from './figures-in.ts'
import { Known } from './known.ts'
import { openItems } from './opening.ts'
import { isTooFar, planImport } from './planning.ts'

export const cardioImports = importKind({
  id: 'cardio',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: CardioImportReport,
  choices: CardioImportChoices,
  plan: planImport,
  apply: (run) => applyImport(run),
  undo: undoImport,
})

/** Figures per transaction. */
const FIGURES_AT_ONCE = 200
/** Sessions that an undo removes per transaction. */
const SESSIONS_AT_ONCE = 500

class Ended extends Error {}

/**
 * Imports the content of the report, with one session or some figures per transaction, and resumes where the last worker stopped. False:
 * another run must go on. The time budget starts at the first write, because skipping through gigabytes takes minutes.
 */
async function applyImport(run: ImportRun, budgetMs = 60_000): Promise<boolean> {
  const { app, row, signal } = run
  const writing = new Writing(run, await importOwner(app, row.userId))
  const reading = await openItems(run)
  let until = Infinity
  try {
    for await (const item of reading.items()) {
      signal.throwIfAborted()
      const recordings = item.what === 'file' ? item.recordings : item.what === 'session' ? [item.recording] : []
      for (const recording of recordings.filter(({ startedAt }) => !isTooFar(run, startedAt))) await writing.session(recording)
      if (item.what === 'figure') await writing.figure(item.figure)
      if (writing.hasStarted) until = Math.min(until, performance.now() + budgetMs)
      if (performance.now() > until) return false
    }
    await writing.restOfFigures()
    const part = app.services.bodyEntries
    const figures = part ? await importedMetrics(run, part) : 0
    await inStep(run, 'running', async (_tx, now) => ({
      state: 'done',
      entries: now.entries + figures,
      ...withReport<CardioImportReport>(now, { cameFigures: figures }),
    }))
    return true
  } catch (error) {
    if (error instanceof Ended) return true
    throw error
  } finally {
    reading.close()
  }
}

/** Writes sessions and figures in the order of the file and skips those written before. */
class Writing {
  hasStarted = false
  readonly #run: ImportRun
  readonly #person: Owner
  readonly #known: Known
  readonly #kind: CardioKind
  #at = 0
  #figures: BodyEntry[] = []

  constructor(run: ImportRun, person: Owner) {
    this.#run = run
    this.#person = person
    this.#known = new Known(run.app.db, run.key, run.row.userId)
    this.#kind = CardioImportChoices.parse(run.row.words.choices).kind
  }

  async session(recording: Recording): Promise<void> {
    const { app, key, row } = this.#run
    const at = this.#at++
    if (at < row.done) return
    this.hasStarted = true
    const { id, isHere } = await this.#known.of(recording)
    const isWritten = await inStep(this.#run, 'running', async (tx, now) => {
      if (now.done !== at) return undefined
      const fields = fieldsOf(recording, recording.kind ?? this.#kind, recording.zone ?? now.words.zone)
      const { source, track, reported = null } = recording
      const isNew =
        !isHere && (await importSession(tx, key, this.#person, app.clock.now(), { id, fields, source, track, reported, importId: row.id }))
      return { done: at + 1, entries: now.entries + (isNew ? 1 : 0) }
    })
    if (!isWritten) throw new Ended()
  }

  async figure(figure: Figure): Promise<void> {
    const { key, row } = this.#run
    const entry = entryOf(key, this.#person, row.words.zone, figure)
    if (isTooFar(this.#run, Date.parse(entry.at))) return
    this.#figures.push(entry)
    if (this.#figures.length >= FIGURES_AT_ONCE) await this.restOfFigures()
  }

  /** Safe to repeat after a worker died: the ids tell which figures exist already. */
  async restOfFigures(): Promise<void> {
    const { app, row } = this.#run
    const part = app.services.bodyEntries
    const entries = this.#figures
    this.#figures = []
    if (!part || entries.length === 0) return
    const { retained, fresh } = await sorted(this.#run, part, entries)
    const at = this.#at
    this.#at += retained.length
    if (this.#at <= row.done) return
    this.hasStarted = true
    const lock = async (tx: Db) => void (await lockedIn(this.#run, tx, 'running'))
    if (fresh.length > 0) await importMetrics(this.#run, part, lock, fresh)
    const isWritten = await inStep(this.#run, 'running', async (_tx, now) =>
      now.done > at + retained.length ? undefined : { done: at + retained.length },
    )
    if (!isWritten) throw new Ended()
  }
}

/** Locks the import's row and returns it. Throws if a person stopped the import. */
async function lockedIn({ key, row }: ImportRun, tx: Db, state: ImportRow['state']): Promise<ImportRow> {
  const now = await importOf(tx, key, row, { lock: true })
  if (now?.state !== state) throw new Ended()
  return now
}

function fieldsOf(recording: Recording, kind: CardioKind, zone: string): SessionFields {
  const { startedAt, metres, bpm, name } = recording
  const seconds = Math.min(MAX_SESSION_SECONDS, recording.seconds)
  // The person's highest heart rate may be unknown, so the pace decides; the person can correct it.
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

/** Permanently removes the sessions and figures of an import, except those that changed since. It can stop and resume at any time. */
async function undoImport(run: ImportRun): Promise<void> {
  const { app, row, signal } = run
  for (let taken = SESSIONS_AT_ONCE; taken === SESSIONS_AT_ONCE;) {
    signal.throwIfAborted()
    const isGoing = await inStep(run, 'undoing', async (tx, now) => {
      const acts = await removeImported(tx, row.userId, row.id, SESSIONS_AT_ONCE)
      taken = acts.length
      const keys = acts.filter((key) => key !== null)
      await undoActivities(tx, row.userId, keys)
      return { done: now.done + taken }
    })
    if (!isGoing) return
  }
  const part = app.services.bodyEntries
  try {
    const cameFigures = part ? await takeFiguresBack(run, part, async (tx) => void (await lockedIn(run, tx, 'undoing'))) : 0
    await inStep(run, 'undoing', async (tx, now) => {
      const stayed = await countImported(tx, row.userId, row.id)
      return { state: 'undone', entries: stayed + cameFigures, ...withReport<CardioImportReport>(now, { stayed, cameFigures }) }
    })
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  }
}
