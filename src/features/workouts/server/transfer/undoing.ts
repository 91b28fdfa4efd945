import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { deleteAllImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { eachImported, inStep, withReport } from '#platform/server/imports/steps.ts'
import type { TrainingImportReport } from '../../contract/transfer.ts'
import { dropExercises, ownExercisesOf } from '../exercises/store.ts'
import { removeImported } from '../training/importing.ts'
import { plansOf } from '../training/plan-store.ts'
import { allSessions } from '../training/session-store.ts'
import { EXERCISE_PART, exercisePrint, SESSION_PART } from './applying.ts'

/** Undoes an import: changed items stay, and unused ones are removed. */
export async function undoImport(run: ImportRun): Promise<void> {
  const { key, row } = run
  let retained = 0
  let exercises = 0
  await eachImported(run, SESSION_PART, async (tx, rows) => {
    retained += (await removeImported(tx, row.userId, rows)).retained
    return []
  })
  await eachImported(run, EXERCISE_PART, async (tx, rows) => {
    exercises += await removeExercises(tx, rows)
    return []
  })
  await inStep(run, 'undoing', async (tx, now) => {
    await deleteAllImportedRows(tx, row)
    return {
      state: 'undone',
      entries: retained,
      ...withReport<TrainingImportReport>(now, { came: { sessions: retained, sets: 0, exercises } }),
    }
  })

  /** Returns the number of exercises that stay, because they were changed or are in use. */
  async function removeExercises(tx: Db, rows: readonly ImportedRow[]): Promise<number> {
    const prints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
    const here = (await ownExercisesOf(tx, key, row.userId)).filter(({ id }) => prints.has(id))
    const used = await inUse(tx, new Set(here.map(({ id }) => id)))
    const removed = here.filter((one) => !used.has(one.id) && exercisePrint(one) === prints.get(one.id)).map(({ id }) => id)
    await dropExercises(tx, row.userId, removed)
    return here.length - removed.length
  }

  /** The exercises that a session or a plan refers to. */
  async function inUse(tx: Db, ids: ReadonlySet<string>): Promise<Set<string>> {
    const used = new Set<string>()
    if (ids.size === 0) return used
    for await (const { session } of allSessions(tx, key, row.userId))
      for (const { exercise } of Object.values(session.items)) if (ids.has(exercise)) used.add(exercise)
    for (const { plan } of await plansOf(tx, key, row.userId))
      for (const { slots } of plan.days) for (const { exercise } of slots) if (ids.has(exercise)) used.add(exercise)
    return used
  }
}
