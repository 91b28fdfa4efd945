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

/** Dependencies for reading all data of a person and storing it in encrypted parts. */
type WriteDependencies = HasAi & HasClock & HasCollect & HasDb & HasStorage & HasVault

/** Collects a person's export into an encrypted zip in storage. This is slow: up to 10 GB at the speed of a small machine's disk. */
export const prepareJob: Job<{ userId: string; id: string; attempt: number }> = {
  name: 'account-export',
  data: z.object({ userId: z.string(), id: z.string(), attempt: z.int() }),
  timeout: 6 * 3600,
  concurrency: 2,
}

/** A worker that has written nothing for this long counts as lost. */
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
 * Starts the preparation, unless one is running already, or the export is small enough for a direct download (undefined). It is counted
 * only when it is ready. Throws `limit` when the day's quota is used up.
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
    // Locks the person's own row, because their export row may not exist yet.
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

/** The current state of the export. If its worker seems lost, another one starts again. */
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

/** Another worker has this export now, or its person was deleted. */
class Superseded extends Error {}

/** The work behind `prepareJob`. A restart writes every part again. A failure is reported to the person, and not counted. */
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
    // The process is stopping, so the queue gives the job to the next one.
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

/** Deletes expired exports, and parts that no row refers to: those of interrupted workers and of deleted people. */
export async function sweepExports(app: HasClock & HasDb & HasStorage): Promise<void> {
  for (const row of await deleteExpiredExports(app.db, app.clock.now())) await removeParts(app, row)
  // All keys are collected first, because deleting a folder while it is listed would end the listing.
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
