import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '../app/app.ts'
import { timeOfId, uuidv7 } from '../core/ids.ts'
import type { Db } from '../db/db.ts'
import type { ExportAbout, ExportFile } from '../export/export-file.ts'
import { sendRange } from '../http/ranges.ts'
import { gatherBounded } from '../http/read-bounded.ts'
import { openSealed, putSealed } from '../vault/chunks.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { PictureRows, StoredPicture } from './picture-rows-store.ts'
import { reencodeInChild } from './reencode-in-child.ts'

const DAY_MS = 86_400_000

/** A kind of pictures that people upload. `area`, `folder` and `digest` are part of the stored data and never change. */
export type PictureKind<Row extends StoredPicture> = {
  rows: PictureRows<Row>
  /** Objects are `<area>/<person>/<folder>/<uuid>`. */
  area: string
  folder: string
  /** Separates the digests of this kind from others. */
  digest: string
  maxBytes: number
  reasons: {
    tooLarge(size: { megabytes: number }): Reason
    unreadable(): Reason
    notHere(): Reason
    /** For a kind that uses `save`. */
    idTaken?(): Reason
  }
  /** Names the bytes that `send` sends; by default the name of their object. */
  etagOf?(row: Row, size: Size): string
}

type Size = 'full' | 'thumb'
type Objects = Pick<StoredPicture, 'fullKey' | 'thumbKey'>
type Upload = AsyncIterable<Uint8Array>

/** The name of an object without its folders. */
export const objectName = (objectKey: string): string => objectKey.slice(objectKey.lastIndexOf('/') + 1)

export type OwnPictures<Row extends StoredPicture> = ReturnType<typeof ownPictures<Row>>

/**
 * People's pictures of one kind: re-encoded without metadata, encrypted with the person's key in storage, with a row for each in the
 * feature's table. A row is written after its objects and deleted before them; the nightly `sweep` removes what a crash leaves.
 */
export function ownPictures<Row extends StoredPicture>(kind: PictureKind<Row>) {
  const { rows, area, folder, reasons } = kind
  const megabytes = kind.maxBytes / 1024 ** 2
  const newKey = (userId: string) => `${area}/${userId}/${folder}/${uuidv7()}`
  const digestOf = (key: PersonKey, bytes: Buffer) => key.digest(kind.digest, createHash('sha256').update(bytes).digest('hex'))
  const isSame = (key: PersonKey, row: Row, original: Buffer) => row.digest.equals(digestOf(key, original))

  /** Reads the bytes of an upload. Throws `too_large` as soon as they exceed the limit. */
  const gather = (content: Upload) =>
    gatherBounded(content, kind.maxBytes, () => new AppError('too_large', reasons.tooLarge({ megabytes })))

  async function removeObjects(app: HasStorage, { fullKey, thumbKey }: Objects): Promise<void> {
    await Promise.all([fullKey, thumbKey].map((key) => app.storage.delete(key)))
  }

  async function storeObjects(app: HasStorage, key: PersonKey, userId: string, original: Buffer): Promise<StoredPicture> {
    const picture = original.length === 0 ? undefined : await reencodeInChild(original)
    if (!picture) throw new AppError('unsupported', reasons.unreadable())
    const { full, thumb, width, height } = picture
    const objects = { fullKey: newKey(userId), thumbKey: newKey(userId) }
    try {
      await putSealed(app.storage, key, objects.fullKey, [full])
      await putSealed(app.storage, key, objects.thumbKey, [thumb])
    } catch (error) {
      await removeObjects(app, objects)
      throw error
    }
    return { userId, digest: digestOf(key, original), ...objects, bytes: full.length + thumb.length, width, height }
  }

  /**
   * Stores the objects of a picture, then calls `write` in a transaction to write its row. Where `write` throws or returns false, no object
   * stays. Throws `unsupported` if the bytes are no picture, `limit` where there is no room.
   */
  async function store<T>(
    app: HasDb & HasStorage,
    key: PersonKey,
    userId: string,
    original: Buffer,
    write: (tx: Db, stored: StoredPicture) => Promise<T>,
  ): Promise<T> {
    const stored = await storeObjects(app, key, userId, original)
    let written: T | undefined
    try {
      written = await app.db.transaction((tx) => write(tx, stored))
      return written
    } finally {
      if (!written) await removeObjects(app, stored)
    }
  }

  function assertSame(key: PersonKey, known: Row, original: Buffer): Row {
    if (!isSame(key, known, original)) throw new AppError('conflict', reasons.idTaken!())
    return known
  }

  /** Saves a picture. The same bytes under the same id return the existing row; other bytes throw `conflict`. Throws as `store` does. */
  async function save(
    app: HasDb & HasStorage & HasVault,
    userId: string,
    id: string,
    content: Upload,
    rowOf: (stored: StoredPicture, key: PersonKey) => Row,
  ): Promise<Row> {
    const key = await app.vault.keyOf(userId)
    const original = await gather(content)
    const known = await rows.find(app.db, userId, id)
    if (known) return assertSame(key, known, original)
    const added = await store(app, key, userId, original, async (tx, stored) => {
      const row = rowOf(stored, key)
      return (await rows.add(tx, row)) && row
    })
    // The same upload may arrive on two connections at once.
    return added || assertSame(key, (await rows.find(app.db, userId, id))!, original)
  }

  /** Throws `not_found`. */
  async function remove(app: HasDb & HasStorage, userId: string, id: string): Promise<void> {
    const row = await rows.remove(app.db, userId, id)
    if (!row) throw notFound(reasons.notHere())
    await removeObjects(app, row)
  }

  /** Sends an image that the server itself encoded, so a browser can show it safely. Proxies must not cache it. Throws `not_found`. */
  async function send(
    app: HasDb & HasStorage & HasVault,
    userId: string,
    { id, size }: { id: string; size: Size },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const row = await rows.find(app.db, userId, id)
    if (!row) throw notFound(reasons.notHere())
    const objectKey = size === 'full' ? row.fullKey : row.thumbKey
    const object = await openSealed(app.storage, await app.vault.keyOf(userId), objectKey)
    reply.headers({ 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox", 'x-content-type-options': 'nosniff' })
    return sendRange(request, reply, {
      size: object.bytes,
      etag: kind.etagOf?.(row, size) ?? objectName(objectKey),
      contentType: 'image/webp',
      open: (range) => object.read(range),
    })
  }

  /** The pictures of a person as files of an export, `<path><id>.webp`. */
  async function* exportFiles(app: HasDb & HasStorage, key: PersonKey, userId: string, about: ExportAbout): AsyncGenerator<ExportFile> {
    for (const row of await rows.list(app.db, userId)) {
      async function* bytes() {
        yield* (await openSealed(app.storage, key, row.fullKey)).read() as AsyncIterable<Uint8Array>
      }
      yield { name: `${about.path}${rows.idOf(row)}.webp`, about, content: { bytes: bytes() } }
    }
  }

  /** Removes objects older than a day that no row refers to. An upload that stops between storage and database leaves such objects. */
  async function sweep(app: HasClock & HasDb & HasStorage, signal?: AbortSignal): Promise<number> {
    const before = app.clock.now().getTime() - DAY_MS
    let removed = 0
    let person: { userId: string; inUse: Set<string> } | undefined
    for await (const object of app.storage.list(`${area}/`)) {
      signal?.throwIfAborted()
      const [, userId = '', place, name = ''] = object.split('/')
      if (place !== folder) continue
      if (person?.userId !== userId)
        person = { userId, inUse: new Set((await rows.list(app.db, userId)).flatMap(({ fullKey, thumbKey }) => [fullKey, thumbKey])) }
      if (person.inUse.has(object) || timeOfId(name) > before) continue
      await app.storage.delete(object)
      removed++
    }
    return removed
  }

  return { rows, gather, isSame, store, save, remove, removeObjects, send, exportFiles, sweep }
}
