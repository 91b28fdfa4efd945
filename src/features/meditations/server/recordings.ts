import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { isolatedTask, runIsolated } from '#platform/server/isolation/isolation.ts'
import { IsolationError } from '#platform/server/isolation/limits.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { putSealed } from '#platform/server/vault/chunks.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { RECORDING_BYTES, RECORDING_SECONDS } from '../core/limits.ts'
import { meditationReasons } from '../reasons.en.ts'
import { recordingKey } from './files.ts'
import type { methods } from './recording-task.ts'
import { recordingsOf, removeRecording, writeRecording, type RecordingRow } from './store.ts'

const task = isolatedTask<typeof methods>(new URL('./recording-task.ts', import.meta.url), {
  stepMs: 60_000,
  totalMs: 60_000,
  messageBytes: 64 * 1024 ** 2,
})

/** The bytes of an upload. Throws `too_large` as soon as the limit for recordings is exceeded. */
async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > RECORDING_BYTES)
      throw new AppError('too_large', meditationReasons.recording_large({ megabytes: RECORDING_BYTES / 1024 ** 2 }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Converts a recording to its stored format in a child process that can be killed. Throws `unsupported`. */
async function readRecording(original: Buffer): Promise<{ wav: Uint8Array; seconds: number }> {
  try {
    return await runIsolated(task, 'read', original)
  } catch (error) {
    if (error instanceof TaskError && error.reason === 'silent') throw new AppError('unsupported', meditationReasons.recording_silent())
    if (error instanceof TaskError && error.reason === 'long')
      throw new AppError('unsupported', meditationReasons.recording_long({ minutes: RECORDING_SECONDS / 60 }))
    if (error instanceof TaskError || (error instanceof IsolationError && error.reason !== 'stopped'))
      throw new AppError('unsupported', meditationReasons.recording_unreadable())
    throw error
  }
}

/**
 * Stores a recording in place of an older one with its number. A refused one leaves nothing behind. `write` stores its row in a
 * transaction and returns the replaced version, or undefined.
 */
export async function takeRecording(
  app: HasClock & HasDb & HasStorage,
  key: PersonKey,
  { userId, meditationId, number, createdAt }: Pick<RecordingRow, 'userId' | 'meditationId' | 'number' | 'createdAt'>,
  content: AsyncIterable<Uint8Array>,
  write: (tx: Db, row: RecordingRow) => Promise<string | undefined | false> = writeRecording,
): Promise<boolean> {
  const { wav, seconds } = await readRecording(await gather(content))
  const row: RecordingRow = { userId, meditationId, number, version: uuidv7(), seconds, bytes: wav.length, createdAt }
  const file = recordingKey(userId, meditationId, row.version)
  let isStored = false
  let replaced: string | undefined
  try {
    await putSealed(app.storage, key, file, [wav])
    const answer = await app.db.transaction((tx) => write(tx, row))
    isStored = answer !== false
    replaced = answer || undefined
  } finally {
    if (!isStored) await app.storage.delete(file)
  }
  if (replaced) await app.storage.delete(recordingKey(userId, meditationId, replaced))
  return isStored
}

/** Throws not_found. */
export async function recordingFile({ db }: HasDb, userId: string, meditationId: string, number: number): Promise<string> {
  const found = (await recordingsOf(db, userId, meditationId)).find((one) => one.number === number)
  if (!found) throw notFound(meditationReasons.recording_missing())
  return recordingKey(userId, meditationId, found.version)
}

/** Throws not_found. */
export async function deleteRecording(
  { db, storage }: HasDb & HasStorage & HasVault,
  userId: string,
  id: string,
  number: number,
): Promise<void> {
  const removed = await removeRecording(db, userId, id, number)
  if (!removed) throw notFound(meditationReasons.recording_missing())
  await storage.delete(recordingKey(userId, id, removed.version))
}
