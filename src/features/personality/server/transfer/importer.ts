import { AppError } from '#platform/contract/errors.ts'
import { deleteAllImportedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { importKind, type ImportPlan, type ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner, readerOf } from '#platform/server/imports/reading.ts'
import { eachImported, inStep, withReport } from '#platform/server/imports/steps.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { MAX_ASSESSMENTS } from '../../contract.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES, PersonalityImportChoices, PersonalityImportReport } from '../../contract-transfer.ts'
import { loadInstrument } from '../../content/load.ts'
import { personalityReasons } from '../../reasons.en.ts'
import { answeredCount } from '../instruments.ts'
import { removeSharesOf } from '../share-store.ts'
import { assessmentsOf, dropAssessments, returnAssessment, type StoredAssessment } from '../store.ts'
import type { FoundAssessment, FoundItem } from './found.ts'
import { placed, type Placing } from './placing.ts'
import type { methods } from './reader-task.ts'

const PART = 'personality.imported'
const NO_CHOICES = { group: 'neutral', language: 'en' } as const

const openSource = readerOf<FoundItem, Placing['source']>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 30_000, totalMs: 60_000 }),
)

type Held = { found: FoundAssessment; stored: StoredAssessment }

/** All results of a file that have a score: MAX_ASSESSMENTS or a few times as many, of some kilobytes each. */
async function heldBy(
  run: ImportRun,
  choices: Placing['choices'],
): Promise<{ source: string; held: Held[]; unread: number; encoding: PersonalityImportReport['encoding'] }> {
  const { app, key, row } = run
  const { dayStart } = await importOwner(app, row.userId)
  const reading = await openSource(run)
  try {
    const held = new Map<string, Held>()
    let unread = reading.badPaths.length
    const { source } = reading
    const person = { zone: row.words.zone, dayStart }
    for await (const item of reading.items()) {
      run.signal.throwIfAborted()
      if (item.type === 'unread') {
        unread += item.count
        continue
      }
      const instrument = await loadInstrument(item.found.instrument)
      const stored = instrument && placed(item.found, instrument, { key, person, source, now: app.clock.now(), choices })
      if (stored) held.set(stored.id, { found: item.found, stored })
      else unread++
    }
    return { source, held: [...held.values()], unread, encoding: await reading.encoding() }
  } finally {
    reading.close()
  }
}

async function plan(run: ImportRun): Promise<ImportPlan> {
  const { app, key, row } = run
  const { source, held, unread, encoding } = await heldBy(run, NO_CHOICES)
  const here = new Set((await assessmentsOf(app.db, key, row.userId)).map(({ id }) => id))
  const count = here.size + held.filter(({ stored }) => !here.has(stored.id)).length
  const now = app.clock.now()
  const report: PersonalityImportReport = {
    assessments: held.slice(0, MAX_ASSESSMENTS).map(({ found, stored }) => ({
      instrument: stored.content.instrument,
      day: found.at === null ? null : stored.day,
      answered: answeredCount(stored.content),
      isKnown: here.has(stored.id),
      notes: [...found.notes, ...(found.at !== null && found.at > now.getTime() ? [{ key: 'ahead' as const, n: 1 }] : [])],
    })),
    unread,
    tooMany: count > MAX_ASSESSMENTS ? count : null,
    encoding,
    came: 0,
  }
  return { source, total: held.length, report }
}

/** All in one transaction, because it is a few hundred small rows at most. An existing result stays unchanged. */
async function apply(run: ImportRun): Promise<boolean> {
  const { key, row } = run
  const { held } = await heldBy(run, PersonalityImportChoices.parse(row.words.choices))
  await inStep(run, 'running', async (tx, now) => {
    const added = []
    for (const { stored } of held) if (await returnAssessment(tx, key, row.userId, stored)) added.push(stored)
    const noted = added.map(({ id, version }) => ({ id, fingerprint: String(version) }))
    await saveImportedRows(tx, row, PART, noted)
    const came = added.length
    return { state: 'done', done: held.length, entries: came, ...withReport<PersonalityImportReport>(now, { came }) }
  })
  return true
}

/** Deletes the imported results and their shares, except those that were changed since (another group). */
async function undo(run: ImportRun): Promise<void> {
  const { key, row } = run
  let retained = 0
  await eachImported(run, PART, async (tx, rows) => {
    const removed = await dropAssessments(tx, row.userId, rows)
    await removeSharesOf(tx, row.userId, removed)
    const here = new Set((await assessmentsOf(tx, key, row.userId)).map(({ id }) => id))
    retained += rows.filter(({ id }) => here.has(id)).length
    return removed
  })
  await inStep(run, 'undoing', async (tx, now) => {
    await deleteAllImportedRows(tx, row)
    return { state: 'undone', entries: retained, ...withReport<PersonalityImportReport>(now, { came: retained }) }
  })
}

export const personalityImports = importKind({
  id: 'personality',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: PersonalityImportReport,
  choices: PersonalityImportChoices,
  plan,
  begins({ tooMany }, choices) {
    if (tooMany) throw new AppError('limit', personalityReasons.import_too_many({ results: tooMany, most: MAX_ASSESSMENTS }))
    return choices
  },
  apply,
  undo,
})
