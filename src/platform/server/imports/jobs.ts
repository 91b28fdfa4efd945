import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import { IMPORT_FAILURES, type ImportFailure } from '#platform/contract/imports.ts'
import type { HasClock, HasCollect, HasDb, HasStorage, HasVault } from '../app/app.ts'
import { timeOfId } from '../core/ids.ts'
import { IsolationError } from '../isolation/limits.ts'
import { TaskError } from '../isolation/task.ts'
import { work, type Job, type JobWork } from '../jobs/jobs.ts'
import type { ImportDependencies } from './importer.ts'
import { importKinds, kindNamed } from './kinds.ts'
import { removeParts, uploadsFolder } from './parts.ts'
import { abandonedImports, activeUploads, changeImport, importOf, type ImportRow } from './store.ts'

/** Continues an import from any state. Runs for about a minute at a time, and several in parallel, so that others have their turn. */
export const importJob: Job<{ userId: string; id: string }> = {
  name: 'import',
  data: z.object({ userId: z.string(), id: z.string() }),
  timeout: 900,
  concurrency: 3,
}

const DAY_MS = 86_400_000
const ABANDONED_MS = 14 * DAY_MS

export const importWork = (app: ImportDependencies): JobWork =>
  work(importJob, ({ userId, id }, { signal }) => continueImport(app, userId, id, signal))

export async function continueImport(app: ImportDependencies, userId: string, id: string, signal: AbortSignal): Promise<void> {
  const key = await app.vault.keyOf(userId)
  const row = await importOf(app.db, key, { userId, id })
  if (!row) return
  const kind = kindNamed(app, row.importer)
  const run = { app, key, row, signal: AbortSignal.any([signal, app.stopping]) }
  try {
    if (row.state === 'reading') {
      const { source, total, report } = await kind.plan(run)
      await changeImport(app.db, key, row, { state: 'ready', source, total, done: 0, words: { ...row.words, report } }, app.clock.now())
    } else if (row.state === 'undoing') await kind.undo(run)
    else if (row.state === 'running') {
      if (!(await kind.apply(run))) await app.jobs.send(importJob, { userId, id })
      else await releaseUpload(app, row)
    }
  } catch (error) {
    run.signal.throwIfAborted()
    const failure = failureOf(error)
    // Any other failure (database unavailable, a disk) may be temporary: the queue retries.
    if (!failure) throw error
    await changeImport(app.db, key, row, { state: 'failed', failure }, app.clock.now())
    await releaseUpload(app, row)
  }
}

/** Why a retry would fail in the same way; undefined for temporary failures. */
function failureOf(error: unknown): ImportFailure | undefined {
  if (error instanceof TaskError) return IMPORT_FAILURES.find((failure) => failure === error.reason) ?? 'internal'
  if (error instanceof IsolationError && error.reason !== 'stopped') {
    if (error.reason === 'too_slow') return 'too_slow'
    return error.reason === 'crashed' ? 'damaged' : 'too_heavy'
  }
  if (!(error instanceof AppError)) return undefined
  // The person's limit, or the limit of the installation.
  return error.code === 'limit' ? 'no_room' : error.code === 'not_found' ? 'gone' : undefined
}

/** Deletes the uploaded parts when they are not needed any more. */
export async function releaseUpload(
  app: HasClock & HasDb & HasStorage & HasVault,
  row: Pick<ImportRow, 'importer' | 'userId' | 'id' | 'parts'>,
): Promise<void> {
  await removeParts(app, row, row.parts)
  await changeImport(app.db, await app.vault.keyOf(row.userId), row, { parts: [] }, app.clock.now())
}

/** Deletes uploads that no import needs: left by a worker that died between a state and its files, or by deleted accounts. */
export async function sweepUploads(app: HasClock & HasCollect & HasDb & HasStorage): Promise<void> {
  for (const { id } of importKinds(app)) await sweepUploadsOf(app, id)
}

async function sweepUploadsOf(app: HasClock & HasDb & HasStorage, id: string): Promise<void> {
  const before = app.clock.now().getTime() - DAY_MS
  const found = new Map<string, Set<string>>()
  for await (const key of app.storage.list(`${id}/`)) {
    const [, userId = '', folder, upload = ''] = key.split('/')
    if (folder === 'imports') found.set(userId, (found.get(userId) ?? new Set()).add(upload))
  }
  for (const [userId, uploads] of found) {
    const active = Id.safeParse(userId).success ? await activeUploads(app.db, userId) : new Set()
    for (const upload of uploads)
      if (!active.has(upload) && timeOfId(upload) < before) await app.storage.deleteAll(`${uploadsFolder(id, userId)}/${upload}`)
  }
}

/** Deletes the files of imports that were begun and not continued. */
export async function deleteAbandoned(app: HasClock & HasDb & HasStorage & HasVault): Promise<void> {
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
