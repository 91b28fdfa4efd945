import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { reencodeInChild } from '#platform/server/pictures/reencode-in-child.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_EXERCISE_PHOTO_BYTES, type ExercisePhoto } from '../../contract/own-exercises.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { lockExercise, markOf, photoOf, photosOf, removePhoto, replacePhoto, shownPhoto, type PhotoRow } from './photo-store.ts'

const folderOf = (userId: string) => `workouts/${userId}/photos`

/** The bytes of an upload. Throws `too_large` as soon as they exceed the limit for a photo. */
export async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > MAX_EXERCISE_PHOTO_BYTES)
      throw new AppError('too_large', workoutsReasons.photo_too_large({ megabytes: MAX_EXERCISE_PHOTO_BYTES / 1024 ** 2 }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Re-encodes an uploaded picture without its metadata, stores it encrypted, and returns an unsaved row. Throws `unsupported`. */
export async function storePicture(app: HasStorage, key: PersonKey, userId: string, exercise: string, original: Buffer): Promise<PhotoRow> {
  const picture = original.length === 0 ? undefined : await reencodeInChild(original)
  if (!picture) throw new AppError('unsupported', workoutsReasons.photo_unreadable())
  const [fullKey, thumbKey] = [`${folderOf(userId)}/${uuidv7()}`, `${folderOf(userId)}/${uuidv7()}`]
  const bytes = picture.full.length + picture.thumb.length
  const { width, height } = picture
  const row: PhotoRow = { userId, exercise, digest: digestOf(key, original), fullKey, thumbKey, bytes, width, height }
  try {
    await putSealed(app.storage, key, fullKey, [picture.full])
    await putSealed(app.storage, key, thumbKey, [picture.thumb])
  } catch (error) {
    await removeObjects(app, row)
    throw error
  }
  return row
}

const digestOf = (key: PersonKey, bytes: Buffer) => key.digest('exercise-photo', createHash('sha256').update(bytes).digest('hex'))

/** Stores a photo and replaces the previous one. Throws `not_found` if the exercise does not exist. */
export async function keepPhoto(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  exercise: string,
  content: AsyncIterable<Uint8Array>,
): Promise<ExercisePhoto> {
  const key = await app.vault.keyOf(userId)
  const original = await gather(content)
  const known = await photoOf(app.db, userId, exercise)
  if (known?.digest.equals(digestOf(key, original))) return shownPhoto(known)
  const row = await storePicture(app, key, userId, exercise, original)
  let before: PhotoRow | undefined
  let isStored = false
  try {
    before = await app.db.transaction(async (tx) => {
      if (!(await lockExercise(tx, userId, exercise))) throw notFound(workoutsReasons.exercise_not_here())
      return replacePhoto(tx, row)
    })
    isStored = true
  } finally {
    if (!isStored) await removeObjects(app, row)
  }
  if (before) await removeObjects(app, before)
  return shownPhoto(row)
}

export async function takePhotoAway(app: HasDb & HasStorage, userId: string, exercise: string): Promise<void> {
  const row = await removePhoto(app.db, userId, exercise)
  if (row) await removeObjects(app, row)
}

export async function removeObjects(app: HasStorage, { fullKey, thumbKey }: Pick<PhotoRow, 'fullKey' | 'thumbKey'>): Promise<void> {
  await Promise.all([fullKey, thumbKey].map((key) => app.storage.delete(key)))
}

/** Sends only data that we encoded ourselves, so a browser may show it; no cache may store it. */
export async function sendPhoto(
  app: HasDb & HasStorage & HasVault,
  userId: string,
  { id, size }: { id: string; size: 'full' | 'thumb' },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await photoOf(app.db, userId, id)
  if (!row) throw notFound(workoutsReasons.photo_not_here())
  const object = await openSealed(app.storage, await app.vault.keyOf(userId), size === 'full' ? row.fullKey : row.thumbKey)
  reply.headers({ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox", 'x-content-type-options': 'nosniff' })
  return sendRange(request, reply, {
    size: object.bytes,
    etag: `${markOf(row)}-${size}`,
    contentType: 'image/webp',
    open: (range) => object.read(range),
  })
}

const DAY_MS = 86_400_000

/** Removes pictures older than a day without an exercise, left by an upload that failed halfway or by a deleted exercise. */
export async function sweepPhotos(app: HasClock & HasDb & HasStorage, signal?: AbortSignal): Promise<number> {
  const before = app.clock.now().getTime() - DAY_MS
  let removed = 0
  let person: { userId: string; inUse: Set<string> } | undefined
  for await (const object of app.storage.list('workouts/')) {
    signal?.throwIfAborted()
    const [, userId = '', folder, name = ''] = object.split('/')
    if (folder !== 'photos') continue
    if (person?.userId !== userId)
      person = { userId, inUse: new Set((await photosOf(app.db, userId)).flatMap(({ fullKey, thumbKey }) => [fullKey, thumbKey])) }
    if (person.inUse.has(object) || timeOf(name) > before) continue
    await app.storage.delete(object)
    removed++
  }
  return removed
}

/** The creation time of a UUIDv7, in epoch milliseconds (RFC 9562, 5.7). */
const timeOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
