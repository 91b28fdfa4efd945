import { z } from 'zod'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { ImportPlan, ImportRun, Importer } from '#platform/server/imports/importer.ts'
import { deleteImportedRows, importedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { openReading } from '#platform/server/imports/reading.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { ContentLanguage, MAX_ASSESSMENTS } from '../../contract.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES, type PersonalityImportReport } from '../../contract-transfer.ts'
import { loadInstrument } from '../../content/load.ts'
import { personalityReasons } from '../../reasons.en.ts'
import { answeredCount } from '../instruments.ts'
import { removeSharesOf } from '../share-store.ts'
import { assessmentsOf, dropAssessment, returnAssessment, type StoredAssessment } from '../store.ts'
import type { FoundAssessment, FoundItem } from './found.ts'
import { placed, type Placing } from './placing.ts'
import type { methods } from './reader-task.ts'

const PART = 'personality.imported'
const Choices = z.object({ group: z.string(), language: ContentLanguage })
const NO_CHOICES = { group: 'neutral', language: 'en' } as const

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 30_000, totalMs: 60_000 })
const openSource = ({ app, key, row, signal }: ImportRun) => openReading<FoundItem>(app, key, row, reader, { signal })

type Held = { found: FoundAssessment; stored: StoredAssessment }

/** All that a file holds which has a score: MAX_ASSESSMENTS or a few times as many, of some kilobytes each. */
async function heldBy(
  run: ImportRun,
  choices: Placing['choices'],
): Promise<{ source: string; held: Held[]; unread: number; encoding: PersonalityImportReport['encoding'] }> {
  const { app, key, row } = run
  const user = await userById(app.db, row.userId)
  if (!user) throw notFound(personalityReasons.not_here())
  const reading = await openSource(run)
  try {
    const held = new Map<string, Held>()
    let unread = reading.badPaths.length
    const source = reading.source as Placing['source']
    const person = { zone: row.words.zone, dayStart: user.dayStart }
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

/** All in one transaction: it is a few hundred small rows at most. A result that is here stays as it is. */
async function apply(run: ImportRun): Promise<boolean> {
  const { app, key, row } = run
  const choices = Choices.parse(row.words.choices)
  const { held } = await heldBy(run, choices)
  await app.db
    .transaction(async (tx) => {
      const now = await importOf(tx, key, row, { lock: true })
      if (now?.state !== 'running') return
      const added = []
      for (const { stored } of held) if (await returnAssessment(tx, key, row.userId, stored)) added.push(stored)
      await saveImportedRows(
        tx,
        row,
        PART,
        added.map(({ id, version }) => ({ id, fingerprint: String(version) })),
      )
      const report = { ...(now.words.report as PersonalityImportReport), came: added.length }
      const change = { state: 'done', done: held.length, entries: added.length, words: { ...now.words, report } } as const
      await changeImport(tx, key, row, change, app.clock.now())
    })
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'limit' ? new TaskError('no_room') : error
    })
  return true
}

/** Takes back what came, with what was shared of it, but for what was changed since (another group). */
async function undo({ app, key, row }: ImportRun): Promise<void> {
  await app.db.transaction(async (tx) => {
    const now = await importOf(tx, key, row, { lock: true })
    if (now?.state !== 'undoing') return
    let retained = 0
    const rows = await importedRows(tx, row, PART, '', 2 * MAX_ASSESSMENTS)
    const here = new Set((await assessmentsOf(tx, key, row.userId)).map(({ id }) => id))
    for (const { id, fingerprint } of rows) {
      if (await dropAssessment(tx, row.userId, id, Number(fingerprint))) await removeSharesOf(tx, row.userId, id)
      else if (here.has(id)) retained++
    }
    await deleteImportedRows(
      tx,
      row,
      PART,
      rows.map(({ id }) => id),
    )
    const report = now.words.report as PersonalityImportReport | null
    const words = { ...now.words, report: report && { ...report, came: retained } }
    await changeImport(tx, key, row, { state: 'undone', done: rows.length, entries: retained, words }, app.clock.now())
  })
}

export const personalityImporter: Importer = {
  id: 'personality',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  plan,
  apply,
  undo,
}
