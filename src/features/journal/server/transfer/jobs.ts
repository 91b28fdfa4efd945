import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app.ts'
import { work, type Job, type JobWork } from '#platform/server/jobs/jobs.ts'
import { ArchiveError } from './archive.ts'
import { readImport } from './reading.ts'
import { runImport } from './running.ts'
import { abandonedImports, changeImport, importOf, type ImportRow } from './store.ts'
import { undoRun } from './undoing.ts'
import { removeParts } from './upload.ts'

/** Goes on with an import, whatever it is at. Works for about a minute at a time, so that others have their turn. */
export const importJob: Job<{ userId: string; id: string }> = {
  name: 'journal.import',
  data: z.object({ userId: z.string(), id: z.string() }),
  timeout: 900,
}

/** Lets go of files that somebody uploaded and then left. */
export const abandonedJob: Job<Record<string, never>> = { name: 'journal.abandoned-imports', data: z.object({}), schedule: '23 4 * * *' }

const ABANDONED_MS = 14 * 86_400_000

export const transferJobs = [importJob, abandonedJob] as unknown as readonly Job<never>[]

export const transferWorks = (app: App): readonly JobWork[] => [
  work(importJob, ({ userId, id }, { signal }) => goOn(app, userId, id, signal)),
  work(abandonedJob, () => dropAbandoned(app)),
]

export async function goOn(app: App, userId: string, id: string, signal: AbortSignal): Promise<void> {
  const key = await app.vault.keyOf(userId)
  const row = await importOf(app.db, key, userId, id)
  if (!row) return
  const both = AbortSignal.any([signal, app.stopping])
  try {
    if (row.state === 'reading') await readImport(app, key, row, both)
    else if (row.state === 'undoing') await undoRun(app, key, row, both)
    else if (row.state === 'running') {
      if (!(await runImport(app, key, row, both))) await app.jobs.send(importJob, { userId, id })
      else await letGo(app, row)
    }
  } catch (error) {
    const failure =
      error instanceof ArchiveError ? error.failure : error instanceof AppError && error.code === 'not_found' ? 'gone' : undefined
    // Anything else (a database that is away, a disk) may pass: the queue tries again.
    if (!failure) throw error
    await changeImport(app.db, key, row, { state: 'failed', failure }, app.clock.now())
    await letGo(app, row)
  }
}

/** The uploaded file has done its work. */
export async function letGo(app: App, { userId, id, parts }: Pick<ImportRow, 'userId' | 'id' | 'parts'>): Promise<void> {
  await removeParts(app, userId, id, parts)
  const key = await app.vault.keyOf(userId)
  await changeImport(app.db, key, { userId, id }, { parts: [] }, app.clock.now())
}

async function dropAbandoned(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - ABANDONED_MS)
  for (;;) {
    const rows = await abandonedImports(app.db, before)
    for (const row of rows) {
      await changeImport(app.db, await app.vault.keyOf(row.userId), row, { state: 'cancelled' }, app.clock.now())
      await letGo(app, row)
    }
    if (rows.length === 0) return
  }
}
