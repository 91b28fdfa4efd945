import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { reencodeInChild } from '#platform/server/pictures/reencode-in-child.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_BODY_PHOTO_BYTES, type BodyPhoto, type Pose } from '../contract-photos.ts'
import { measurementsReasons } from '../reasons.en.ts'
import { addPhoto, changePhoto, photoOf, photosOf, removePhoto, type PhotoRow } from './photo-store.ts'
import { assertNotAhead } from './store.ts'

export const personFolder = (userId: string) => `measurements/${userId}`
const photoFolder = (userId: string) => `${personFolder(userId)}/photos`

const sealPose = (key: PersonKey, id: string, pose: Pose) => key.seal(`measurements-photo/${id}`, pose)
const openPose = (key: PersonKey, id: string, sealed: Buffer) => key.open(`measurements-photo/${id}`, sealed).toString() as Pose

export const shown = (key: PersonKey, { id, day, sealed, width, height }: PhotoRow): BodyPhoto => ({
  id,
  day,
  pose: openPose(key, id, sealed),
  width,
  height,
})

/** Reads the bytes of an upload. Throws `too_large` as soon as they exceed the limit of a photo. */
export async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > MAX_BODY_PHOTO_BYTES)
      throw new AppError('too_large', measurementsReasons.photo_too_large({ megabytes: MAX_BODY_PHOTO_BYTES / 1024 ** 2 }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Re-encodes an uploaded picture without its metadata, stores it encrypted, and returns a row that is in no table yet. Throws
 * `unsupported` if the upload is no picture, and stores nothing then.
 */
export async function storePicture(
  app: HasStorage,
  key: PersonKey,
  userId: string,
  { id, day, pose }: Pick<BodyPhoto, 'id' | 'day' | 'pose'>,
  original: Buffer,
): Promise<PhotoRow> {
  const picture = original.length === 0 ? undefined : await reencodeInChild(original)
  if (!picture) throw new AppError('unsupported', measurementsReasons.photo_unreadable())
  const [fullKey, thumbKey] = [`${photoFolder(userId)}/${uuidv7()}`, `${photoFolder(userId)}/${uuidv7()}`]
  const row: PhotoRow = {
    userId,
    id,
    day,
    sealed: sealPose(key, id, pose),
    digest: digestOf(key, original),
    fullKey,
    thumbKey,
    bytes: picture.full.length + picture.thumb.length,
    width: picture.width,
    height: picture.height,
  }
  try {
    await putSealed(app.storage, key, fullKey, [picture.full])
    await putSealed(app.storage, key, thumbKey, [picture.thumb])
  } catch (error) {
    await removeObjects(app, row)
    throw error
  }
  return row
}

const digestOf = (key: PersonKey, bytes: Buffer) => key.digest('body-photo', createHash('sha256').update(bytes).digest('hex'))

/** Saves a photo. The same bytes under the same id return the existing photo; other bytes throw `conflict`. */
export async function keepPhoto(
  app: HasClock & HasDb & HasStorage & HasVault,
  person: Person,
  about: Pick<BodyPhoto, 'id' | 'day' | 'pose'>,
  content: AsyncIterable<Uint8Array>,
): Promise<BodyPhoto> {
  assertNotAhead(app, person, about.day)
  const key = await app.vault.keyOf(person.id)
  const original = await gather(content)
  const known = await photoOf(app.db, person.id, about.id)
  if (known) return assertSame(key, known, original)
  const row = await storePicture(app, key, person.id, about, original)
  let isAdded = false
  try {
    isAdded = await app.db.transaction((tx) => addPhoto(tx, row))
  } finally {
    if (!isAdded) await removeObjects(app, row)
  }
  if (isAdded) return shown(key, row)
  // Two requests sent the same upload at once.
  return assertSame(key, (await photoOf(app.db, person.id, about.id))!, original)
}

function assertSame(key: PersonKey, known: PhotoRow, original: Buffer): BodyPhoto {
  if (!known.digest.equals(digestOf(key, original))) throw new AppError('conflict', measurementsReasons.photo_id_taken())
  return shown(key, known)
}

export async function listPhotos(app: HasDb & HasVault, userId: string): Promise<BodyPhoto[]> {
  const key = await app.vault.keyOf(userId)
  return (await photosOf(app.db, userId)).map((row) => shown(key, row))
}

/** Changes day and pose. Throws `not_found`, and `invalid` for a future day. */
export async function describePhoto(
  app: HasClock & HasDb & HasVault,
  person: Person,
  id: string,
  { day, pose }: Pick<BodyPhoto, 'day' | 'pose'>,
): Promise<BodyPhoto> {
  assertNotAhead(app, person, day)
  const key = await app.vault.keyOf(person.id)
  const row = await changePhoto(app.db, person.id, id, { day, sealed: sealPose(key, id, pose) })
  if (!row) throw notFound(measurementsReasons.photo_not_here())
  return shown(key, row)
}

export async function takeAwayPhoto(app: HasDb & HasStorage, userId: string, id: string): Promise<void> {
  const row = await removePhoto(app.db, userId, id)
  if (!row) throw notFound(measurementsReasons.photo_not_here())
  await removeObjects(app, row)
}

export async function removeObjects(app: HasStorage, { fullKey, thumbKey }: Pick<PhotoRow, 'fullKey' | 'thumbKey'>): Promise<void> {
  await Promise.all([fullKey, thumbKey].map((key) => app.storage.delete(key)))
}

/** Sends an image that the server itself encoded, so a browser can show it safely. Proxies must not cache it. */
export async function sendPhoto(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  { id, size }: { id: string; size: 'full' | 'thumb' },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await photoOf(app.db, userId, id)
  if (!row) throw notFound(measurementsReasons.photo_not_here())
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

/** Removes objects older than a day that no row refers to. An upload that stops between storage and database leaves such objects. */
export async function sweepPhotos(app: HasClock & HasDb & HasStorage, signal?: AbortSignal): Promise<number> {
  const before = app.clock.now().getTime() - DAY_MS
  let removed = 0
  let person: { userId: string; inUse: Set<string> } | undefined
  for await (const object of app.storage.list('measurements/')) {
    signal?.throwIfAborted()
    const [, userId = '', , name = ''] = object.split('/')
    if (person?.userId !== userId)
      person = { userId, inUse: new Set((await photosOf(app.db, userId)).flatMap(({ fullKey, thumbKey }) => [fullKey, thumbKey])) }
    if (person.inUse.has(object) || timeOf(name) > before) continue
    await app.storage.delete(object)
    removed++
  }
  return removed
}

/** Creation time of a UUIDv7, in epoch milliseconds (RFC 9562, 5.7). */
const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
