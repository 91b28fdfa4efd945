import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { reencodeInChild } from '#platform/server/pictures/reencode-in-child.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_PICTURE_BYTES, type Picture } from '../contract.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { addPicture, pictureOf, picturesOf, removePicture, type PictureRow } from './picture-store.ts'

export const personFolder = (userId: string) => `scrapbook/${userId}`
const pictureFolder = (userId: string) => `${personFolder(userId)}/pictures`

const shown = ({ id, width, height }: PictureRow): Picture => ({ id, width, height })

/** The bytes of an upload. Throws `too_large` as soon as they exceed the limit. */
export async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > MAX_PICTURE_BYTES)
      throw new AppError('too_large', scrapbookReasons.picture_too_large({ megabytes: MAX_PICTURE_BYTES / 1024 ** 2 }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Re-encodes a picture without its metadata, stores it encrypted, and returns a row that no table has yet. Throws `unsupported` for
 * other files, `limit` where there is no room; in both cases nothing stays stored.
 */
export async function storePicture(app: HasStorage, key: PersonKey, userId: string, id: string, original: Buffer): Promise<PictureRow> {
  const picture = original.length === 0 ? undefined : await reencodeInChild(original)
  if (!picture) throw new AppError('unsupported', scrapbookReasons.picture_unreadable())
  const [fullKey, thumbKey] = [`${pictureFolder(userId)}/${uuidv7()}`, `${pictureFolder(userId)}/${uuidv7()}`]
  const { full, thumb, width, height } = picture
  const row: PictureRow = {
    userId,
    id,
    digest: digestOf(key, original),
    fullKey,
    thumbKey,
    bytes: full.length + thumb.length,
    width,
    height,
  }
  try {
    await putSealed(app.storage, key, fullKey, [full])
    await putSealed(app.storage, key, thumbKey, [thumb])
  } catch (error) {
    await removeObjects(app, row)
    throw error
  }
  return row
}

const digestOf = (key: PersonKey, bytes: Buffer) => key.digest('scrapbook-picture', createHash('sha256').update(bytes).digest('hex'))

/** Stores a picture. The same bytes under the same id return the existing picture; other bytes are a `conflict`. */
export async function savePicture(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  id: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Picture> {
  const key = await app.vault.keyOf(userId)
  const original = await gather(content)
  const known = await pictureOf(app.db, userId, id)
  if (known) return assertSame(key, known, original)
  const row = await storePicture(app, key, userId, id, original)
  let isAdded = false
  try {
    isAdded = await app.db.transaction((tx) => addPicture(tx, row))
  } finally {
    if (!isAdded) await removeObjects(app, row)
  }
  // The same upload may arrive on two connections at once.
  return isAdded ? shown(row) : assertSame(key, (await pictureOf(app.db, userId, id))!, original)
}

function assertSame(key: PersonKey, known: PictureRow, original: Buffer): Picture {
  if (!known.digest.equals(digestOf(key, original))) throw new AppError('conflict', scrapbookReasons.picture_id_taken())
  return shown(known)
}

export const listPictures = async (app: HasDb, userId: string): Promise<Picture[]> => (await picturesOf(app.db, userId)).map(shown)

/** Throws `not_found`. */
export async function deletePicture(app: HasDb & HasStorage, userId: string, id: string): Promise<void> {
  const row = await removePicture(app.db, userId, id)
  if (!row) throw notFound(scrapbookReasons.picture_not_here())
  await removeObjects(app, row)
}

export async function removeObjects(app: HasStorage, { fullKey, thumbKey }: Pick<PictureRow, 'fullKey' | 'thumbKey'>): Promise<void> {
  await Promise.all([fullKey, thumbKey].map((key) => app.storage.delete(key)))
}

/** Sends only pictures that this server encoded, so a browser may show them; caches between must not store them. */
export async function sendPicture(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  { id, size }: { id: string; size: 'full' | 'thumb' },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await pictureOf(app.db, userId, id)
  if (!row) throw notFound(scrapbookReasons.picture_not_here())
  const objectKey = size === 'full' ? row.fullKey : row.thumbKey
  const object = await openSealed(app.storage, await app.vault.keyOf(userId), objectKey)
  reply.headers({ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox", 'x-content-type-options': 'nosniff' })
  return sendRange(request, reply, {
    size: object.bytes,
    etag: objectKey.slice(objectKey.lastIndexOf('/') + 1),
    contentType: 'image/webp',
    open: (range) => object.read(range),
  })
}

const DAY_MS = 86_400_000

/** Removes objects older than a day without a picture row: remains of uploads that failed between storage and database. */
export async function sweepPictures(app: HasClock & HasDb & HasStorage, signal?: AbortSignal): Promise<number> {
  const before = app.clock.now().getTime() - DAY_MS
  let removed = 0
  let person: { userId: string; inUse: Set<string> } | undefined
  for await (const object of app.storage.list('scrapbook/')) {
    signal?.throwIfAborted()
    const [, userId = '', , name = ''] = object.split('/')
    if (person?.userId !== userId)
      person = { userId, inUse: new Set((await picturesOf(app.db, userId)).flatMap(({ fullKey, thumbKey }) => [fullKey, thumbKey])) }
    if (person.inUse.has(object) || timeOf(name) > before) continue
    await app.storage.delete(object)
    removed++
  }
  return removed
}

/** Creation time of a UUIDv7, in epoch milliseconds (RFC 9562, 5.7). */
const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
