import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { deleteAllImportedRows, importedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import type { TrainingImportReport } from '../../contract-transfer.ts'
import { dropExercises, ownExercisesOf } from '../exercises/store.ts'
import { removeImported } from '../training/importing.ts'
import { plansOf } from '../training/plan-store.ts'
import { allSessions } from '../training/session-store.ts'
import { EXERCISE_PART, exercisePrint, SESSION_PART } from './applying.ts'

const AT_ONCE = 200

/** Takes back what an import brought, in one transaction: what was changed since stays, and what nothing needs any more goes. */
export async function undoImport({ app, key, row, signal }: ImportRun): Promise<void> {
  await app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, row, { lock: true })
    if (now?.state !== 'undoing') return
    let retained = 0
    for await (const some of pages(tx, row, SESSION_PART)) {
      signal.throwIfAborted()
      retained += (await removeImported(tx, row.userId, some)).kept
    }
    let exercises = 0
    for await (const some of pages(tx, row, EXERCISE_PART)) exercises += await removeExercises(tx, some)
    await deleteAllImportedRows(tx, row)
    const report = now.words.report as TrainingImportReport | null
    const words = { ...now.words, report: report && { ...report, came: { sessions: retained, sets: 0, exercises } } }
    await changeImport(tx, key, row, { state: 'undone', entries: retained, words }, app.clock.now())
  })

  /** Answers how many stay: changed since, or in use. */
  async function removeExercises(tx: Db, rows: readonly ImportedRow[]): Promise<number> {
    const prints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
    const here = (await ownExercisesOf(tx, key, row.userId)).filter(({ id }) => prints.has(id))
    const used = await inUse(tx, new Set(here.map(({ id }) => id)))
    const removed = here.filter((one) => !used.has(one.id) && exercisePrint(one) === prints.get(one.id)).map(({ id }) => id)
    await dropExercises(tx, row.userId, removed)
    return here.length - removed.length
  }

  /** Those that a session or a plan names. */
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

async function* pages(tx: Db, row: ImportRun['row'], part: string): AsyncGenerator<ImportedRow[]> {
  let after = ''
  for (;;) {
    const some = await importedRows(tx, row, part, after, AT_ONCE)
    if (some.length === 0) return
    yield some
    after = some.at(-1)!.id
  }
}
