import { z } from 'zod'
import { Id } from '#platform/contract/ids.ts'
import type { HasAi, HasClock, HasCollect, HasDb, HasJobs, HasLog, HasStopping, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { lockUser, userById } from '#platform/server/auth/users.ts'
import { exportZip } from '#platform/server/export/export-zip.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { inChunks } from '#platform/server/core/in-chunks.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { exportBytes, exportUser } from '#platform/server/person-data.ts'
import { PREPARED_FROM_BYTES, PREPARED_HOURS, type PreparedExport } from '../../contract-export.ts'
import { assertExportLeft, limitOwn } from '../core/limits.ts'
import { changeExport, exportRow, lockExport, saveExport, deleteExpiredExports, type ExportRow } from './export-store.ts'
import { exportsFolder, PART_BYTES, putPart, removeParts } from './parts.ts'

/** What it takes to read everything of a person and keep it in sealed parts. */
type WriteDependencies = HasAi & HasClock & HasCollect & HasDb & HasStorage & HasVault

/** Gathers a person's export into a zip, sealed, in storage. Long: 10 GB at the pace of a small machine's disk. */
export const prepareJob: Job<{ userId: string; id: string; attempt: number }> = {
  name: 'account-export',
  data: z.object({ userId: z.string(), id: z.string(), attempt: z.int() }),
  timeout: 6 * 3600,
  concurrency: 2,
}

/** Work that has written nothing for so long has lost its worker. */
const SILENT_MS = 5 * 60_000
const HOUR_MS = 3_600_000

export function preparedOf({ id, state, bytes, estimate, startedAt, expiresAt }: ExportRow): PreparedExport {
  return {
    id,
    state,
    done: bytes,
    total: Math.max(bytes, estimate),
    startedAt: startedAt.toISOString(),
    until: state === 'ready' ? expiresAt.toISOString() : null,
  }
}

/**
 * Begins to prepare, unless it is under way already, or small enough to be fetched at once (undefined). Nothing is counted
 * before it is ready. Throws `limit` when the day's allowance is used up.
 */
export async function beginPreparing(
  app: HasClock & HasCollect & HasDb & HasJobs & HasStorage,
  userId: string,
): Promise<ExportRow | undefined> {
  const estimate = await exportBytes(app, userId)
  const known = await look(app, userId)
  if (known?.state === 'preparing') return known
  await assertExportLeft(app, userId)
  if (estimate < PREPARED_FROM_BYTES) return undefined
  const now = app.clock.now()
  const { row, before } = await app.db.transaction(async (tx) => {
    // The person's own row: of theirs there may be none yet to wait for.
    await lockUser(tx, userId, 'update')
    const held = await exportRow(tx, userId)
    if (held?.state === 'preparing') return { row: held }
    const times = { startedAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + PREPARED_HOURS * HOUR_MS) }
    const next: ExportRow = { userId, id: uuidv7(), state: 'preparing', attempt: 1, bytes: 0, estimate, ...times }
    await saveExport(tx, next)
    await app.jobs.send(prepareJob, { userId, id: next.id, attempt: 1 }, { tx })
    return { row: next, before: held }
  })
  if (before) await removeParts(app, before)
  return row
}

/** How it stands. When its worker seems lost, another begins anew. */
export async function look(app: HasClock & HasDb & HasJobs, userId: string): Promise<ExportRow | undefined> {
  const row = await exportRow(app.db, userId)
  const now = app.clock.now()
  if (row && row.expiresAt < now) return undefined
  if (row?.state !== 'preparing' || now.getTime() - row.updatedAt.getTime() < SILENT_MS) return row
  return app.db.transaction(async (tx) => {
    const held = await lockExport(tx, userId)
    if (held?.id !== row.id || held.attempt !== row.attempt || held.state !== 'preparing') return held
    const next: ExportRow = { ...held, attempt: held.attempt + 1, bytes: 0, updatedAt: now }
    await saveExport(tx, next)
    await app.jobs.send(prepareJob, { userId, id: next.id, attempt: next.attempt }, { tx })
    return next
  })
}

/** This worker's export is another's by now, or its person is gone. */
class Superseded extends Error {}

/** The work behind `prepareJob`. Begun again, it writes every part anew. What fails is told to the person, and not counted. */
export async function prepare(
  app: WriteDependencies & HasLog & HasStopping,
  which: { userId: string; id: string; attempt: number },
  signal: AbortSignal,
): Promise<void> {
  const user = await userById(app.db, which.userId)
  const row = user && (await exportRow(app.db, which.userId))
  if (!row || row.id !== which.id || row.attempt !== which.attempt || row.state !== 'preparing') return
  const stop = AbortSignal.any([signal, app.stopping])
  try {
    await write(app, which, { username: user.username, locale: user.locale }, stop)
    await limitOwn(app, which.userId, 'export').catch(() => undefined)
  } catch (error) {
    // The process is stopping: the queue hands the work to the next one.
    stop.throwIfAborted()
    if (error instanceof Superseded) {
      if ((await exportRow(app.db, which.userId))?.id !== which.id) await removeParts(app, which)
      return
    }
    app.log.warn({ err: error }, 'an export could not be prepared')
    await changeExport(app.db, which, { state: 'failed', updatedAt: app.clock.now() })
    await removeParts(app, which)
  }
}

async function write(
  app: WriteDependencies,
  which: { userId: string; id: string; attempt: number },
  about: { username: string; locale: string | null },
  signal: AbortSignal,
): Promise<void> {
  const key = await app.vault.keyOf(which.userId)
  const zip = exportZip(exportUser(app, which.userId), { exportedAt: app.clock.now(), ...about })
  let bytes = 0
  let index = 0
  try {
    for await (const part of inChunks(zip as AsyncIterable<Uint8Array>, PART_BYTES)) {
      signal.throwIfAborted()
      bytes += await putPart(app, key, which, index++, part)
      if (!(await changeExport(app.db, which, { bytes, updatedAt: app.clock.now() }))) throw new Superseded()
    }
  } finally {
    zip.destroy()
  }
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + PREPARED_HOURS * HOUR_MS)
  if (!(await changeExport(app.db, which, { state: 'ready', bytes, updatedAt: now, expiresAt }))) throw new Superseded()
}

/** Takes away what is too old, and parts that no row names: of workers that were cut off, of people who are gone. */
export async function sweepExports(app: HasClock & HasDb & HasStorage): Promise<void> {
  for (const row of await deleteExpiredExports(app.db, app.clock.now())) await removeParts(app, row)
  // Told apart first: a folder that is taken away while it is read would end the reading.
  const found = new Map<string, Set<string>>()
  for await (const objectKey of app.storage.list('cache/exports/')) {
    const [, , userId = '', id = ''] = objectKey.split('/')
    found.set(userId, (found.get(userId) ?? new Set()).add(id))
  }
  for (const [userId, ids] of found) {
    const row = Id.safeParse(userId).success ? await exportRow(app.db, userId) : undefined
    if (!row) await app.storage.deleteAll(exportsFolder(userId))
    else for (const id of ids) if (id !== row.id) await removeParts(app, { userId, id })
  }
}
