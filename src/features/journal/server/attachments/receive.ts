import { createHash } from 'node:crypto'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasJobs, HasStorage } from '#platform/server/app/app.ts'
import type { Db } from '#platform/server/db/db.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordDependencies } from '../core/dependencies.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import type { AttachmentData } from '../../contract/records.ts'
import type { Author } from '../sync/author.ts'
import { UnitOfWork } from '../sync/unit-of-work.ts'
import { putWhole } from '../sync/push.ts'
import { readRecord, idStatusOf, type StoredRecord } from '../core/reading-store.ts'
import { photoJob } from './jobs.ts'
import { sniffInChild } from './probe.ts'
import { HEAD_BYTES, type Sniffed } from './sniff.ts'
import { fileOf, insertFiles } from '../core/files-store.ts'
import { journalReasons } from '../../reasons.en.ts'

export const filesFolder = (userId: string) => `journal/${userId}/files`

/** Encrypted bytes in storage with their detected type, which belong to no record yet. */
export type Stored = { objectKey: string; bytes: number; digest: Buffer; sniffed: Sniffed }

type Source = AsyncIterable<Uint8Array>

/** Stores bytes and detects their type. Throws too_large or unsupported; in both cases nothing stays stored. */
export async function storeBytes(app: HasStorage, key: PersonKey, userId: string, content: Source): Promise<Stored> {
  const objectKey = `${filesFolder(userId)}/${uuidv7()}`
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let headBytes = 0
  const bytes = await putSealed(
    app.storage,
    key,
    objectKey,
    counted(content, (part) => {
      hash.update(part)
      if (headBytes >= HEAD_BYTES) return
      head.push(part.subarray(0, HEAD_BYTES - headBytes))
      headBytes += part.length
    }),
  )
  try {
    const sniffed = await sniffInChild(Buffer.concat(head), async () => (await openSealed(app.storage, key, objectKey)).readAll())
    return { objectKey, bytes, digest: digestOf(key, hash.digest('hex')), sniffed }
  } catch (error) {
    await app.storage.delete(objectKey)
    throw error
  }
}

const digestOf = (key: PersonKey, sha256: string) => key.digest('attachment', sha256)

async function* counted(content: Source, see: (part: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > MAX_ATTACHMENT_BYTES) {
      throw new AppError('too_large', journalReasons.file_too_large({ megabytes: MAX_ATTACHMENT_BYTES / 1024 ** 2 }))
    }
    see(part)
    yield part
  }
}

/** The initial record of stored bytes. */
export function attachmentData(entryId: string, stored: Stored, name = '', caption = ''): AttachmentData {
  const { kind, state, mime, width, height, seconds } = stored.sniffed
  return { entryId, kind, state, name, caption, mime, bytes: stored.bytes, width, height, seconds }
}

/** The row of stored bytes; pictures wait as originals for their job, all other files are final. */
export function fileRow(userId: string, id: string, stored: Stored, now: Date) {
  const waits = stored.sniffed.state === 'pending'
  return {
    userId,
    id,
    originalKey: waits ? stored.objectKey : null,
    fullKey: waits ? null : stored.objectKey,
    thumbKey: null,
    digest: stored.digest,
    bytes: stored.bytes,
    createdAt: now,
  }
}

/**
 * Receives an attachment. Repeating an upload with the same id and bytes returns the existing attachment;
 * other bytes are a conflict. Throws not_found when the entry was permanently erased.
 */
export async function receiveAttachment(
  app: RecordDependencies & HasJobs,
  author: Author,
  { id, entryId }: { id: string; entryId: string },
  content: Source,
): Promise<StoredRecord<'attachment'>> {
  const userId = author.id
  const key = await app.vault.keyOf(userId)
  await assertEntryNotErased(app.db, userId, entryId)
  const known = await fileOf(app.db, userId, id)
  if (known) return assertSameUpload(app, key, userId, id, await digestOnly(key, content))

  const stored = await storeBytes(app, key, userId, content)
  try {
    await UnitOfWork.run(app, author, async (unit) => {
      await assertEntryNotErased(unit.tx, userId, entryId)
      await unit.load([id])
      // The id belongs to another record, or to an erased one.
      if (unit.get(id)) throw idTakenError()
      await insertFiles(unit.tx, [fileRow(userId, id, stored, unit.now)])
      putWhole(unit, [{ kind: 'attachment', id, data: attachmentData(entryId, stored) }])
      if (stored.sniffed.state === 'pending') await app.jobs.send(photoJob, { userId }, { tx: unit.tx })
    })
  } catch (error) {
    await app.storage.delete(stored.objectKey)
    // The same upload may arrive on two connections at once.
    if (isIdTakenError(error)) return assertSameUpload(app, key, userId, id, stored.digest)
    throw error
  }
  return (await readRecord(app.db, key, userId, 'attachment', id))!
}

async function assertEntryNotErased(db: Db, userId: string, entryId: string): Promise<void> {
  const standing = (await idStatusOf(db, userId, [entryId])).get(entryId)
  // Bytes may arrive before their entry, but not after it was permanently erased.
  if (standing && (standing.kind !== 'entry' || standing.isErased)) throw notFound(journalReasons.entry_of_file_not_here())
}

async function digestOnly(key: PersonKey, content: Source): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const part of counted(content, (seen) => void hash.update(seen))) void part
  return digestOf(key, hash.digest('hex'))
}

async function assertSameUpload(
  app: HasDb,
  key: PersonKey,
  userId: string,
  id: string,
  digest: Buffer,
): Promise<StoredRecord<'attachment'>> {
  const file = await fileOf(app.db, userId, id)
  const record = file && (await readRecord(app.db, key, userId, 'attachment', id))
  if (!record || !file.digest.equals(digest)) throw idTakenError()
  return record
}

const idTakenError = () => new AppError('conflict', journalReasons.id_taken())
const isIdTakenError = (error: unknown) => error instanceof AppError && error.code === 'conflict'
