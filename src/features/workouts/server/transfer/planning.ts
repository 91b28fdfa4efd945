import { localDayOf } from '#platform/contract/dates.ts'
import type { ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { tableReadBefore } from '#platform/server/imports/known-table.ts'
import { MAX_SESSIONS } from '../../contract/training.ts'
import type { TrainingTable } from '../../contract/training-table.ts'
import { MAX_NAMES, SHOWN_LINES, TrainingImportChoices, type ExerciseOfFile, type TrainingImportReport } from '../../contract/transfer.ts'
import type { Session } from '../../training/session.ts'
import { ownExercisesOf } from '../exercises/store.ts'
import { sessionOfFile, type Units } from './converting.ts'
import { Directory } from './directory.ts'
import { SessionsHere } from './here.ts'
import { openSource } from './open-source.ts'
import type { ParsedSession } from './parsed-session.ts'

const DAY_MS = 86_400_000
/** Units that a dry run assumes if the file has none. */
const ANY_UNITS: Units = { weight: 'kg', distance: 'km' }

/** Whether a session lies in the future, beyond the local day of any time zone. */
export const isAhead = (startedAt: string, now: Date): boolean => Date.parse(startedAt) > now.getTime() + DAY_MS

const counted = ({ sets }: Session) => Object.values(sets).filter(({ gone: removed }) => !removed).length

/** Minutes in which more than one session of a file begins. */
export function sharedStarts(sessions: readonly ParsedSession[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { start } of sessions) {
    const minute = start.slice(0, 16)
    if (seen.has(minute)) shared.add(minute)
    seen.add(minute)
  }
  return shared
}

/** Reads the whole upload, reports the changes of an import, and writes nothing. */
export async function planImport(run: ImportRun): Promise<ImportPlan> {
  const table = TrainingImportChoices.safeParse(run.row.words.choices).data?.table ?? null
  const first = await lookThrough(run, table)
  const names = (first.report as TrainingImportReport).table?.names
  const before = table === null && names ? await tableReadBefore<TrainingTable>(run, names) : null
  return before ? lookThrough(run, before) : first
}

async function lookThrough(run: ImportRun, table: TrainingTable | null): Promise<ImportPlan> {
  const { app, key, row, signal } = run
  const person = await importOwner(app, row.userId)
  const now = app.clock.now()
  const reading = await openSource(run, { dateOrder: null, table })
  try {
    const directory = new Directory(await ownExercisesOf(app.db, key, row.userId))
    const here = await SessionsHere.load(app.db, key, row.userId)
    const exercises = new Map<string, ExerciseOfFile>()
    const report: TrainingImportReport = {
      sessions: 0,
      sets: 0,
      fresh: 0,
      differ: 0,
      from: null,
      to: null,
      exercises: [],
      lines: [],
      unread: reading.badPaths.length,
      partly: 0,
      openWeight: false,
      openDistance: false,
      openDate: null,
      table: null,
      encoding: null,
      tooMany: null,
      came: { sessions: 0, sets: 0, exercises: 0 },
    }
    const say = (line: TrainingImportReport['lines'][number], isRetained = false) => {
      if (isRetained) report.partly++
      else report.unread++
      if (report.lines.length < SHOWN_LINES) report.lines.push(line)
    }
    const see = (session: Session, isAlone: boolean) => {
      const day = localDayOf(new Date(session.startedAt), session.zone, person.dayStart)
      report.sessions++
      report.sets += counted(session)
      if (report.from === null || day < report.from) report.from = day
      if (report.to === null || day > report.to) report.to = day
      const known = here.find(session, isAlone)
      if (!known) report.fresh++
      else if (!known.isSame) report.differ++
    }
    const parsed: ParsedSession[] = []
    for await (const item of reading.items()) {
      signal.throwIfAborted()
      if (item.type === 'line') say({ line: item.line, reason: item.reason, text: item.text }, item.isRetained)
      else if (item.type === 'more') {
        report.unread += item.lost
        report.partly += item.partly
      } else if (item.type === 'table') report.table = { ...item.table, isSaid: table !== null }
      else if (item.type === 'openDate') report.openDate = item.date
      else if (item.type === 'own') see(item.session, true)
      else if (item.type === 'session') parsed.push(item.session)
    }
    const shared = sharedStarts(parsed)
    for (const one of parsed) {
      const session = sessionOfFile(one, { id: NO_ID, zone: row.words.zone, units: ANY_UNITS, exerciseOf: (name) => name })
      if (isAhead(session.startedAt, now)) {
        say({ line: one.line, reason: 'ahead', text: one.start.slice(0, 10) })
        continue
      }
      if (counted(session) === 0) continue
      for (const { name, category, sets } of one.items) {
        if (exercises.size >= MAX_NAMES && !exercises.has(name)) continue
        const known = exercises.get(name) ?? { name, sets: 0, ...directory.find(name, category) }
        exercises.set(name, { ...known, sets: known.sets + sets.length })
        report.openWeight ||= sets.some(({ weight, unit }) => weight !== null && unit === null)
        report.openDistance ||= sets.some(({ distance, distanceUnit }) => distance !== null && distanceUnit === null)
      }
      see(session, !shared.has(one.start.slice(0, 16)))
    }
    report.exercises = [...exercises.values()].toSorted((a, b) => b.sets - a.sets)
    report.encoding = await reading.encoding()
    // The dates are ambiguous.
    if (report.openDate) [report.from, report.to] = [null, null]
    const total = here.count + report.fresh
    report.tooMany = total > MAX_SESSIONS ? total : null
    return { source: reading.source, total: report.sessions, report }
  } finally {
    reading.close()
  }
}

/** A dry run creates nothing that needs an id. */
const NO_ID = '00000000-0000-4000-8000-000000000000'
