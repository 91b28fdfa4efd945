import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import { IMPORT_FAILURES, type ImportFailure } from '#platform/contract/imports.ts'
import type { App } from '../app/app.ts'
import { IsolationError } from '../isolation/limits.ts'
import { TaskError } from '../isolation/task.ts'
import { work, type Job, type JobWork } from '../jobs/jobs.ts'
import type { Importer } from './importer.ts'
import { removeParts } from './parts.ts'
import { abandonedImports, changeImport, importOf, type ImportRow } from './store.ts'

const jobs = new Map<string, Job<{ userId: string; id: string }>>()

/** Goes on with an import, whatever it is at. Works for about a minute at a time, so that others have their turn. */
export function importJobOf({ id }: Pick<Importer, 'id'>): Job<{ userId: string; id: string }> {
  const job = jobs.get(id) ?? { name: `${id}.import`, data: z.object({ userId: z.string(), id: z.string() }), timeout: 900 }
  jobs.set(id, job)
  return job
}

const ABANDONED_MS = 14 * 86_400_000

export const importWork = (app: App, importer: Importer): JobWork =>
  work(importJobOf(importer), ({ userId, id }, { signal }) => continueImport(app, importer, userId, id, signal))

export async function continueImport(app: App, importer: Importer, userId: string, id: string, signal: AbortSignal): Promise<void> {
  const key = await app.vault.keyOf(userId)
  const row = await importOf(app.db, key, { importer: importer.id, userId, id })
  if (!row) return
  const run = { app, key, row, signal: AbortSignal.any([signal, app.stopping]) }
  try {
    if (row.state === 'reading') {
      const { source, total, report } = await importer.plan(run)
      await changeImport(app.db, key, row, { state: 'ready', source, total, done: 0, words: { ...row.words, report } }, app.clock.now())
    } else if (row.state === 'undoing') await importer.undo(run)
    else if (row.state === 'running') {
      if (!(await importer.apply(run))) await app.jobs.send(importJobOf(importer), { userId, id })
      else await releaseUpload(app, row)
    }
  } catch (error) {
    run.signal.throwIfAborted()
    const failure = failureOf(error)
    // Anything else (a database that is away, a disk) may pass: the queue tries again.
    if (!failure) throw error
    await changeImport(app.db, key, row, { state: 'failed', failure }, app.clock.now())
    await releaseUpload(app, row)
  }
}

/** Why trying again would end the same way; undefined for what may pass. */
function failureOf(error: unknown): ImportFailure | undefined {
  if (error instanceof TaskError) return IMPORT_FAILURES.find((failure) => failure === error.reason) ?? 'internal'
  if (error instanceof IsolationError && error.reason !== 'stopped') {
    if (error.reason === 'too_slow') return 'too_slow'
    return error.reason === 'crashed' ? 'damaged' : 'too_heavy'
  }
  return error instanceof AppError && error.code === 'not_found' ? 'gone' : undefined
}

/** Deletes the uploaded parts once they are not needed any more. */
export async function releaseUpload(app: App, row: Pick<ImportRow, 'importer' | 'userId' | 'id' | 'parts'>): Promise<void> {
  await removeParts(app, row, row.parts)
  await changeImport(app.db, await app.vault.keyOf(row.userId), row, { parts: [] }, app.clock.now())
}

/** Lets go of files that somebody uploaded and then left. */
export async function deleteAbandoned(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - ABANDONED_MS)
  for (;;) {
    const rows = await abandonedImports(app.db, before)
    for (const row of rows) {
      await changeImport(app.db, await app.vault.keyOf(row.userId), row, { state: 'cancelled' }, app.clock.now())
      await releaseUpload(app, row)
    }
    if (rows.length === 0) return
  }
}
