import { createHash } from 'node:crypto'
import { localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { saveImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { inStep, withReport } from '#platform/server/imports/steps.ts'
import type { Exercise } from '../../exercise.ts'
import type { OwnExercise, OwnExerciseFields } from '../../contract/own-exercises.ts'
import { TrainingImportChoices, type TrainingImportReport } from '../../contract/transfer.ts'
import { liftFacts } from '../../training/lift-facts.ts'
import type { Session } from '../../training/session.ts'
import { ownExercisesOf, writeExercise } from '../exercises/store.ts'
import { importSessions } from '../training/importing.ts'
import { recount } from '../training/lift-store.ts'
import { lockSessions } from '../training/session-store.ts'
import { sessionOfFile, type Units } from './converting.ts'
import { Directory, ownFieldsOf } from './directory.ts'
import { SessionsHere } from './here.ts'
import { openSource } from './open-source.ts'
import type { ParsedItem, ParsedSession, ParsedSet } from './parsed-session.ts'
import { isAhead, sharedStarts } from './planning.ts'

export const SESSION_PART = 'workouts.session'
export const EXERCISE_PART = 'workouts.exercise'
const AT_ONCE = 200

/** A digest of an own exercise: another value means that it was changed. */
export function exercisePrint({ name, pattern, primary, secondary, equipment, loading, measure, perSide, how }: OwnExerciseFields): string {
  return createHash('sha256')
    .update(JSON.stringify([name, pattern, primary, secondary, equipment, loading, measure, perSide, how]))
    .digest('hex')
}

/**
 * Applies the reported changes in one transaction, all or nothing: sessions that do not exist here, the own exercises that they need, the
 * derived data, and the rows that an undo needs.
 */
export async function applyImport(run: ImportRun): Promise<boolean> {
  const { app, key, row, signal } = run
  const person = await importOwner(app, row.userId)
  const choices = TrainingImportChoices.parse(row.words.choices)
  const reading = await openSource(run, { dateOrder: choices.dateOrder, table: choices.table })
  try {
    const now = app.clock.now()
    const parsed: ParsedSession[] = []
    const own: Session[] = []
    const exercises: OwnExercise[] = []
    for await (const item of reading.items()) {
      signal.throwIfAborted()
      if (item.type === 'session') parsed.push(item.session)
      else if (item.type === 'own') own.push(item.session)
      else if (item.type === 'exercise') exercises.push(item.exercise)
    }
    await inStep(run, 'running', async (tx, standing) => {
      // With two concurrent files, the second sees the first one's sessions.
      await lockSessions(tx, row.userId)
      const here = await SessionsHere.load(tx, key, row.userId)
      const units: Units = { weight: choices.weightUnit ?? 'kg', distance: choices.distanceUnit ?? 'km' }
      const { zone } = row.words
      const shared = sharedStarts(parsed)
      const isFresh = (session: Session, isAlone: boolean) =>
        Object.values(session.sets).some(({ gone: removed }) => !removed) &&
        !isAhead(session.startedAt, now) &&
        !here.find(session, isAlone)
      const wanted = parsed
        .map((one) => ({ one, id: uuidv7() }))
        .filter(({ one, id }) =>
          isFresh(sessionOfFile(one, { id, zone, units, exerciseOf: (name) => name }), !shared.has(one.start.slice(0, 16))),
        )
      const ownWanted = own.filter((session) => isFresh(session, true))
      const { exerciseOf, made } = await makeExercises(tx, run, {
        parsed: wanted.map(({ one }) => one),
        own: ownWanted,
        given: exercises,
        choices,
        now,
      })
      const sessions = [
        ...wanted.map(({ one, id }) => sessionOfFile(one, { id, zone, units, exerciseOf })),
        ...ownWanted.map((session) => ({ ...session, origin: null })),
      ].map((session) => ({ session, day: localDayOf(new Date(session.startedAt), session.zone, person.dayStart) }))
      for (let at = 0; at < sessions.length; at += AT_ONCE) {
        signal.throwIfAborted()
        const some = sessions.slice(at, at + AT_ONCE)
        await saveImportedRows(tx, row, SESSION_PART, await importSessions(tx, key, person, some, now))
      }
      await recount(tx, row.userId, [...new Set(sessions.flatMap(({ session }) => liftFacts(session).map(({ exercise }) => exercise)))])
      await saveImportedRows(tx, row, EXERCISE_PART, made)
      const sets = sessions.reduce(
        (sum, { session }) => sum + Object.values(session.sets).filter(({ gone: removed }) => !removed).length,
        0,
      )
      const came = { sessions: sessions.length, sets, exercises: made.length }
      return { state: 'done', done: row.total, entries: came.sessions, ...withReport<TrainingImportReport>(standing, { came }) }
    })
    return true
  } finally {
    reading.close()
  }
}

type Needs = {
  parsed: readonly ParsedSession[]
  own: readonly Session[]
  given: readonly OwnExercise[]
  choices: TrainingImportChoices
  now: Date
}

/** The id of each exercise name in the file. Own exercises are created only for sessions that are imported. */
async function makeExercises(tx: Db, { key, row }: ImportRun, { parsed, own, given, choices, now }: Needs) {
  const mine = await ownExercisesOf(tx, key, row.userId)
  const directory = new Directory(mine)
  const chosen = new Map(choices.exercises.map(({ name, as }) => [name, as]))
  const ids = new Map<string, string>()
  const made: ImportedRow[] = []
  const make = async (id: string, fields: OwnExerciseFields) => {
    await writeExercise(tx, key, row.userId, id, fields, now)
    made.push({ id, fingerprint: exercisePrint(fields) })
  }
  const itemsByName = Map.groupBy(
    parsed.flatMap(({ items }) => items),
    ({ name }) => name,
  )
  for (const [name, items] of itemsByName) {
    const found = directory.find(name, items[0]!.category)
    const choice = chosen.get(name)
    if (found.match === 'known') ids.set(name, found.exercise!)
    else if (choice?.kind === 'here' && (directory.has(choice.exercise) || mine.some(({ id }) => id === choice.exercise)))
      ids.set(name, choice.exercise)
    else {
      const muscle = (choice?.kind === 'own' ? choice.muscle : undefined) ?? found.muscle ?? 'abs'
      const id = uuidv7()
      await make(id, ownFieldsOf(name, muscle, doneWith(items)))
      ids.set(name, id)
    }
  }
  // Creates own exercises of the file that an imported session uses. One that exists here, deleted ones included, stays unchanged.
  const used = new Set([...ids.values(), ...own.flatMap(({ items }) => Object.values(items).map(({ exercise }) => exercise))])
  for (const { id, isRemoved: _isRemoved, ...fields } of given)
    if (used.has(id) && !mine.some((one) => one.id === id)) await make(id, fields)
  return { exerciseOf: (name: string) => ids.get(name)!, made }
}

/** The most common measure of an exercise's sets in the file. */
function doneWith(items: readonly ParsedItem[]): { measure: Exercise['measure']; hasLoad: boolean } {
  const sets = items.flatMap((item) => item.sets)
  const count = (is: (set: ParsedSet) => boolean) => sets.filter(is).length
  const reps = count((set) => set.reps !== null)
  const metres = count((set) => set.reps === null && set.distance !== null)
  const measure = reps * 2 >= sets.length ? 'reps' : metres * 2 >= sets.length ? 'metres' : 'seconds'
  return { measure, hasLoad: sets.some(({ weight }) => weight !== null) }
}
