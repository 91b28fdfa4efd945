import type { LocalDay } from '#platform/contract/dates.ts'
import type { BodyEntry } from '#platform/server/body-entries.ts'
import type { ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import type { ImportPart } from '#platform/server/imports/part.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { LEFT_ROWS, REPORT_ROWS, type CardioImportReport } from '../../contract-import.ts'
import { MAX_NAME } from '../../contract.ts'
import type { Recording } from '../files/recording.ts'
import { entryOf, sorted } from './figures-in.ts'
import { Known } from './known.ts'
import { openItems } from './opening.ts'

const UNREAD_ROWS = 50
const ENTRIES_AT_ONCE = 500
/** A device's clock may be ahead of ours, by up to a day. */
const AHEAD_MS = 86_400_000

export const isTooFar = ({ app }: ImportRun, at: number): boolean => at > app.clock.now().getTime() + AHEAD_MS

/** Reads the whole upload and returns the report without any change to data. */
export async function planImport(run: ImportRun): Promise<ImportPlan> {
  const { app, row, signal } = run
  const person = await importOwner(app, row.userId)
  const reading = await openItems(run)
  try {
    const plan = new Plan(run, app.services.bodyEntries)
    for await (const item of reading.items()) {
      signal.throwIfAborted()
      if (item.what === 'file') await plan.file(item)
      else if (item.what === 'session') await plan.session(item.recording, false)
      else if (item.what === 'figure') await plan.figure(entryOf(run.key, person, row.words.zone, item.figure))
      else if (item.what === 'left') for (const [kind, count] of item.kinds) plan.leave(kind, count)
      else if (item.what === 'unclear') plan.report.unclear += item.count
      else if (item.what === 'cut') plan.report.cut++
    }
    const report = await plan.end()
    return { source: reading.source, total: report.total + (report.figures?.total ?? 0), report }
  } finally {
    reading.close()
  }
}

class Plan {
  readonly report: CardioImportReport = {
    found: [],
    total: 0,
    fresh: 0,
    kindless: 0,
    cut: 0,
    unread: [],
    unreadTotal: 0,
    figures: null,
    left: [],
    leftTotal: 0,
    unclear: 0,
    cameFigures: 0,
    stayed: 0,
  }
  readonly #run: ImportRun
  readonly #known: Known
  readonly #part: ImportPart<BodyEntry> | undefined
  readonly #left = new Map<string, number>()
  #entries: BodyEntry[] = []

  constructor(run: ImportRun, part: ImportPart<BodyEntry> | undefined) {
    this.#run = run
    this.#part = part
    this.#known = new Known(run.app.db, run.key, run.row.userId)
  }

  async file({
    path,
    recordings,
    isCut,
    problem,
  }: {
    path: string
    recordings: Recording[]
    isCut: boolean
    problem: CardioImportReport['unread'][number]['problem'] | null
  }): Promise<void> {
    const { report } = this
    const ours = recordings.filter(({ startedAt }) => !isTooFar(this.#run, startedAt))
    const trouble = problem ?? (ours.length === 0 ? 'no_times' : null)
    if (trouble !== null) {
      report.unreadTotal++
      if (report.unread.length < UNREAD_ROWS) report.unread.push({ path: path.slice(-200), problem: trouble })
    }
    if (isCut && ours.length > 0) report.cut++
    for (const recording of ours) await this.session(recording, isCut)
  }

  async session(recording: Recording, isCut: boolean): Promise<void> {
    const { report } = this
    const { startedAt, seconds, metres, kind, source, name, track } = recording
    if (isTooFar(this.#run, startedAt)) return void report.unclear++
    const isKnown = (await this.#known.of(recording)).isHere
    this.#known.add(recording)
    report.total++
    if (!isKnown) report.fresh++
    if (!isKnown && kind === null) report.kindless++
    const hasRoute = track?.lat !== undefined
    const instant = new Date(startedAt).toISOString()
    report.found.push({ startedAt: instant, seconds, metres, kind, source, name: name.slice(0, MAX_NAME), hasRoute, isKnown, isCut })
    // Keeps the oldest first and the report small, for any order of files.
    if (report.found.length > 2 * REPORT_ROWS) shorten(report)
  }

  async figure(entry: BodyEntry): Promise<void> {
    if (isTooFar(this.#run, Date.parse(entry.at))) return void this.report.unclear++
    this.#entries.push(entry)
    if (this.#entries.length >= ENTRIES_AT_ONCE) await this.#sort()
  }

  leave(kind: string, count: number): void {
    this.#left.set(kind, (this.#left.get(kind) ?? 0) + count)
  }

  async #sort(): Promise<void> {
    const entries = this.#entries
    this.#entries = []
    if (entries.length === 0) return
    if (!this.#part) return this.leave('figures', entries.length)
    const { retained, fresh, refused } = await sorted(this.#run, this.#part, entries)
    const sums = (this.report.figures ??= { total: 0, fresh: 0, weight: 0, bodyFat: 0, waist: 0, from: null, to: null, refused: 0 })
    sums.total += retained.length
    sums.fresh += fresh.length
    sums.refused += refused
    for (const { day, values } of retained) {
      for (const name of ['weight', 'bodyFat', 'waist'] as const) if (values[name] !== undefined) sums[name]++
      if (sums.from === null || day < sums.from) sums.from = day as LocalDay
      if (sums.to === null || day > sums.to) sums.to = day as LocalDay
    }
  }

  async end(): Promise<CardioImportReport> {
    const { report } = this
    await this.#sort()
    shorten(report)
    const left = [...this.#left].map(([kind, count]) => ({ kind: kind.slice(0, 200), count })).toSorted((a, b) => b.count - a.count)
    report.left = left.slice(0, LEFT_ROWS)
    report.leftTotal = left.length
    return report
  }
}

function shorten(report: CardioImportReport): void {
  report.found = report.found.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)).slice(0, REPORT_ROWS)
}
