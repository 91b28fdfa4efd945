import { randomBytes } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { THUMB_SIDE } from '#platform/contract/pictures.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { getAttachment, MAX_ATTACHMENT_BYTES, putAttachment } from '../../contract/attachments.ts'
import { readRecord } from '../core/reading-store.ts'
import { erasePersonFiles, releaseFiles, removeObjects, sweepFiles } from '../core/remove-files.ts'
import { attachmentRoutes } from './routes.ts'
import { fileOf } from '../core/files-store.ts'
import { attachmentJobs, attachmentWorkers } from './workers.ts'
import { pngOfSize, wavOf } from './tiny-files.fixture.ts'

const feature: ServerFeature = { id: 'journal', routes: attachmentRoutes, jobs: attachmentJobs, works: attachmentWorkers }
const server = sharedServer([feature])

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const ready = () => server.app.jobs.idle(['journal.photo'])

type Device = Awaited<ReturnType<typeof signedIn>>

async function send(device: Device, bytes: Uint8Array, id = uuidv7(), entryId = uuidv7()) {
  const { record } = await device.call(putAttachment, { params: { id }, query: { entryId }, body: blob(bytes) })
  return record
}
async function recordOf(device: Device, id: string) {
  return (await readRecord(server.app.db, await server.app.vault.keyOf(device.user.id), device.user.id, 'attachment', id))?.data
}
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 180, g: 120, b: 40 } } })

describe('a photo', () => {
  it('is stored upright, smaller, and without place or camera; its original is deleted', async () => {
    const device = await signedIn(server)
    const original = await picture(3200, 1600)
      .jpeg()
      .withExif({ IFD0: { Make: 'Fernwell Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(original.includes('Fernwell Camera') || (await sharp(original).metadata()).exif).toBeTruthy()
    const record = await send(device, original)
    expect(record.data).toMatchObject({ kind: 'photo', state: 'pending', width: 1600, height: 3200, mime: 'image/jpeg' })
    await ready()
    expect(await recordOf(device, record.id)).toMatchObject({ state: 'ready', mime: 'image/webp', width: 1280, height: 2560 })
    const full = await device.call(getAttachment, { params: { id: record.id, size: 'full' } })
    expect(full.headers.get('content-type')).toBe('image/webp')
    expect(full.headers.get('content-disposition')).toBe('inline')
    expect(full.headers.get('cache-control')).toBe('private, no-store')
    const about = await sharp(Buffer.from(await full.arrayBuffer())).metadata()
    expect(about).toMatchObject({ width: 1280, height: 2560 })
    expect([about.exif, about.xmp, about.iptc, about.icc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const thumb = await device.call(getAttachment, { params: { id: record.id, size: 'thumb' } })
    expect((await sharp(Buffer.from(await thumb.arrayBuffer())).metadata()).height).toBe(THUMB_SIDE)
    const file = await fileOf(server.app.db, device.user.id, record.id)
    expect(file?.originalKey).toBeNull()
    expect(await Array.fromAsync(server.app.storage.list(`journal/${device.user.id}/`))).toHaveLength(2)
  })

  it('that is already in our stored format stays the same to the byte', async () => {
    const device = await signedIn(server)
    const webp = await picture(300, 200).webp().toBuffer()
    const { id } = await send(device, webp)
    await ready()
    const full = await device.call(getAttachment, { params: { id, size: 'full' } })
    expect(Buffer.from(await full.arrayBuffer())).toEqual(webp)
  })

  it('that is animated stays animated', async () => {
    const device = await signedIn(server)
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { id } = await send(device, gif)
    await ready()
    const full = await device.call(getAttachment, { params: { id, size: 'full' } })
    expect(await sharp(Buffer.from(await full.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', pages: 3 })
    expect(await recordOf(device, id)).toMatchObject({ width: 40, height: 30 })
  })

  it('that is truncated stays as a file for its owner', async () => {
    const device = await signedIn(server)
    const whole = await picture(800, 600).jpeg().toBuffer()
    const cut = whole.subarray(0, Math.floor(whole.length / 2))
    const { id } = await send(device, cut)
    await ready()
    expect(await recordOf(device, id)).toMatchObject({ kind: 'file', state: 'failed' })
    const full = await device.call(getAttachment, { params: { id, size: 'full' } })
    expect(full.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(Buffer.from(await full.arrayBuffer())).toEqual(cut)
  })

  it('in a phone’s own format that the server cannot decode stays as a file for its owner', async () => {
    const device = await signedIn(server)
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.alloc(4),
      Buffer.from('mif1heic'),
      Buffer.alloc(200),
    ])
    const { id, data } = await send(device, heic)
    expect(data).toMatchObject({ kind: 'file', state: 'failed', mime: 'image/heic' })
    const full = await device.call(getAttachment, { params: { id, size: 'full' } })
    expect(Buffer.from(await full.arrayBuffer())).toEqual(heic)
    expect(await device.fetch(`/api/journal/attachments/${id}/thumb`)).toMatchObject({ status: 404 })
  })

  it('of a billion pixels is refused with a message, before it is decoded', async () => {
    const device = await signedIn(server)
    // A PNG header that promises 40,000 × 40,000 pixels.
    const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const error = await device.fail(putAttachment, {
      params: { id: uuidv7() },
      query: { entryId: uuidv7() },
      body: blob(pngOfSize(bomb, 40_000, 40_000)),
    })
    expect(error).toMatchObject({ status: 415, error: 'unsupported', message: expect.stringContaining('120 million pixels') })
    expect(await Array.fromAsync(server.app.storage.list(`journal/${device.user.id}/`))).toEqual([])
  })
})

describe('a file', () => {
  it('that claims to be a picture but is a page with a script is only served as a download', async () => {
    const device = await signedIn(server)
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
    ]) {
      const { id, data } = await send(device, Buffer.from(text))
      expect(data).toMatchObject({ kind: 'file', state: 'ready' })
      const answer = await device.call(getAttachment, { params: { id, size: 'full' } })
      expect(answer.headers.get('content-type')).toBe('application/octet-stream')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    }
  })

  it('that is empty, or of more than 60 MB, is refused with a message and leaves nothing', async () => {
    const device = await signedIn(server)
    const put = { params: { id: uuidv7() }, query: { entryId: uuidv7() } }
    expect(await device.fail(putAttachment, { ...put, body: blob(new Uint8Array(0)) })).toMatchObject({ status: 415 })
    // Sent in chunks, without a content length.
    const piece = randomBytes(1024 * 1024)
    let sent = 0
    const answer = await device.fetch(`/api/journal/attachments/${put.params.id}?entryId=${put.query.entryId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: new ReadableStream({
        pull: (controller) => (sent++ * piece.length > MAX_ATTACHMENT_BYTES ? controller.close() : controller.enqueue(piece)),
      }),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: 'too_large', message: expect.stringContaining('60 MB') })
    await expect.poll(() => Array.fromAsync(server.app.storage.list(`journal/${device.user.id}/`))).toEqual([])
    expect(await recordOf(device, put.params.id)).toBeUndefined()
  })

  it('sent twice is one file; other bytes under its id are a conflict and change nothing', async () => {
    const device = await signedIn(server)
    const entryId = uuidv7()
    const first = await send(device, Buffer.from('a list of seeds'), undefined, entryId)
    expect(await send(device, Buffer.from('a list of seeds'), first.id, entryId)).toEqual(first)
    expect(
      await device.fail(putAttachment, { params: { id: first.id }, query: { entryId }, body: blob(Buffer.from('another list')) }),
    ).toMatchObject({ status: 409 })
    const together = uuidv7()
    const both = await Promise.all([1, 2, 3].map(() => send(device, Buffer.from('at once'), together, entryId)))
    expect(new Set(both.map((record) => record.seq)).size).toBe(1)
    expect(await Array.fromAsync(server.app.storage.list(`journal/${device.user.id}/`))).toHaveLength(2)
  })
})

describe('a recording', () => {
  it('is sniffed, measured, and played from any second', async () => {
    const device = await signedIn(server)
    const wav = wavOf(2)
    const { id, data } = await send(device, wav)
    expect(data).toMatchObject({ kind: 'audio', state: 'ready', mime: 'audio/wav', seconds: 2 })
    const part = await device.fetch(`/api/journal/attachments/${id}/full`, { headers: { range: 'bytes=1000-1999' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${wav.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(wav.subarray(1000, 2000))
    const outside = await device.fetch(`/api/journal/attachments/${id}/full`, { headers: { range: `bytes=${wav.length}-` } })
    expect(outside.status).toBe(416)
  })
})

describe('other people', () => {
  it('find nothing, and storage holds no word of anything', async () => {
    const device = await signedIn(server)
    const stranger = await signedIn(server)
    const { id } = await send(device, Buffer.from('the heron stood in the garden again'))
    expect((await stranger.fetch(`/api/journal/attachments/${id}/full`)).status).toBe(404)
    expect((await server.client().fetch(`/api/journal/attachments/${id}/full`)).status).toBe(401)
    const found = execFileSync('sh', ['-c', `grep -rl "the heron stood" "${server.config.dataDir}" || true`]).toString()
    expect(found).toBe('')
  })
})

describe('removing', () => {
  it('deletes the bytes of a record, of a person, and of failed uploads', async () => {
    const { app } = server
    const device = await signedIn(server)
    const first = await send(device, Buffer.from('one'))
    await send(device, Buffer.from('two'))
    const list = () => Array.fromAsync(app.storage.list(`journal/${device.user.id}/`))
    const keys = await app.db.transaction((tx) => releaseFiles(tx, device.user.id, [first.id]))
    await removeObjects(app, keys)
    expect(await list()).toHaveLength(1)
    const stray = `journal/${device.user.id}/files/${uuidv7({ msecs: app.clock.now().getTime() - 2 * 86_400_000 })}`
    await app.storage.put(stray, Buffer.from('x'))
    await sweepFiles(app)
    expect(await list()).toHaveLength(1)
    await erasePersonFiles(app, device.user.id)
    expect(await list()).toEqual([])
  })
})
