import { beforeEach, describe, expect, test } from 'vitest'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn, type SignedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { ownServer, sharedServer } from '#testing/test-server.ts'
import { unzip } from '#testing/unzip.ts'
import { eraseAccount, proveIdentity } from '../../contract.ts'
import {
  beginExport,
  downloadExport,
  exportAccount,
  getExport,
  openExport,
  PREPARED_FROM_BYTES,
  PREPARED_HOURS,
} from '../../contract-export.ts'
import { accountServer } from '../feature.ts'
import { accountCleaning } from '../jobs.ts'
import { PART_BYTES } from './parts.ts'
import { prepare, prepareJob } from './prepare.ts'

const MIB = 1024 * 1024
const ABOUT = { path: 'album/', en: 'photos', de: 'Fotos' }
const PHOTO = Buffer.alloc(MIB, 'a photo of the quay ')
const PHOTOS = 9

/** A feature with many files; `says` is the size that it reports, and `broken` makes it fail in the middle. */
const album = { says: PREPARED_FROM_BYTES, photos: PHOTOS, broken: false }
const feature: ServerFeature = {
  id: 'album',
  exportBytes: async () => album.says,
  async *exportUser() {
    async function* photo() {
      yield PHOTO
    }
    for (let n = 0; n < album.photos; n++) {
      if (album.broken && n > album.photos / 2) throw new Error('a photo cannot be read')
      yield { name: `album/${n}.jpg`, about: ABOUT, content: { bytes: photo() } }
    }
  },
}
const features = [accountServer, feature]

const server = sharedServer(features)
beforeEach(() => Object.assign(album, { says: PREPARED_FROM_BYTES, photos: PHOTOS, broken: false }))

const idle = () => server.app.jobs.idle([prepareJob.name])
const stored = (userId: string, at = server) => Array.fromAsync(at.app.storage.list(`cache/exports/${userId}`))
const used = async ({ user }: SignedIn) =>
  (await server.app.database.pool.query("select used from quota_windows where user_id = $1 and feature = 'account-export'", [user.id])).rows

/** Requests an export and waits until it is ready or has failed. */
async function prepared(me: SignedIn) {
  expect(await me.call(beginExport, { body: {} })).toMatchObject({ direct: false, prepared: { state: 'preparing' } })
  await idle()
  return (await me.call(getExport)).prepared!
}

describe('a large export', () => {
  test('is prepared, shows its progress, and is downloaded whole or in parts; it is counted once it is ready', async () => {
    const me = await signedIn(server)
    expect(await me.call(getExport)).toEqual({ prepared: null })
    const ready = await prepared(me)
    const until = new Date(server.clock.now().getTime() + PREPARED_HOURS * 3_600_000).toISOString()
    expect(ready).toMatchObject({ state: 'ready', total: PREPARED_FROM_BYTES, until })
    expect(await used(me)).toEqual([{ used: 1 }])
    const { path } = await me.call(openExport, { params: { id: ready.id } })
    // A download may last long after the proof has expired.
    server.clock.advance(11 * 60_000)
    expect((await me.fail(openExport, { params: { id: ready.id } })).reason).toBe('http.proof_wanted')
    const answer = await me.fetch(path)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="fernwell-2026-05-04.zip"')
    const zip = Buffer.from(await answer.arrayBuffer())
    expect(zip.length).toBe(ready.done)
    const files = await unzip(zip)
    expect([files.size, files.get(`album/${PHOTOS - 1}.jpg`)?.equals(PHOTO)]).toEqual([PHOTOS + 2, true])
    // A range across the boundary of two parts.
    const range = await me.fetch(path, { headers: { range: `bytes=${PART_BYTES - 5}-${PART_BYTES + 4}` } })
    expect(range.status).toBe(206)
    expect(Buffer.from(await range.arrayBuffer())).toEqual(zip.subarray(PART_BYTES - 5, PART_BYTES + 5))
  })

  test('is encrypted in storage and only its owner can read it', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const { id } = await prepared(me)
    const keys = await stored(me.user.id)
    expect(keys.length).toBe(Math.ceil((PHOTOS * MIB) / PART_BYTES))
    for (const key of keys) expect(Buffer.from((await server.app.storage.readAll(key))!).includes('quay')).toBe(false)
    const { path } = await me.call(openExport, { params: { id } })
    // The session alone is not enough, without the ticket from a fresh proof.
    for (const query of [{}, { ticket: 'x' }, { ticket: 'x'.repeat(43) }])
      expect(await me.fail(downloadExport, { params: { id }, query })).toMatchObject({ status: 404 })
    expect((await other.fetch(path)).status).toBe(404)
    expect((await other.fail(openExport, { params: { id } })).status).toBe(404)
    expect((await me.fetch(path)).status).toBe(200)
    expect(await other.call(getExport)).toEqual({ prepared: null })
    expect((await server.client().fetch(path)).status).toBe(401)
  })

  test('requested again during its preparation is the same; requested when it is ready, it replaces the one before', async () => {
    const me = await signedIn(server)
    const [one, two] = await Promise.all([me.call(beginExport, { body: {} }), me.call(beginExport, { body: {} })])
    expect(two.prepared!.id).toBe(one.prepared!.id)
    await idle()
    const { path } = await me.call(openExport, { params: { id: one.prepared!.id } })
    const again = await prepared(me)
    expect(again.id).not.toBe(one.prepared!.id)
    expect((await me.fetch(path)).status).toBe(404)
    expect((await stored(me.user.id)).every((key) => key.includes(again.id))).toBe(true)
  })

  test('that fails is reported, leaves nothing behind and is not counted, however often', async () => {
    const me = await signedIn(server)
    album.broken = true
    for (let n = 0; n < 3; n++) expect(await prepared(me)).toMatchObject({ state: 'failed', until: null })
    expect([await used(me), await stored(me.user.id)]).toEqual([[], []])
    album.broken = false
    expect(await prepared(me)).toMatchObject({ state: 'ready' })
  })

  test('is deleted when it expires, and with its account', async () => {
    const [old, removed] = [await signedIn(server), await signedIn(server)]
    const { id } = await prepared(old)
    const { path } = await old.call(openExport, { params: { id } })
    server.clock.advance(PREPARED_HOURS * 3_600_000 + 1)
    expect(await old.call(getExport)).toEqual({ prepared: null })
    expect((await old.fetch(path)).status).toBe(404)
    await removed.call(proveIdentity, { body: { by: 'password', password: TEST_PASSWORD } })
    await prepared(removed)
    await server.app.storage.put('cache/exports/nobody/left/0', new Uint8Array([1]))
    await server.app.jobs.send(accountCleaning, {})
    await server.app.jobs.idle([accountCleaning.name])
    expect([await stored(old.user.id), await stored('nobody')]).toEqual([[], []])
    expect((await stored(removed.user.id)).length).toBeGreaterThan(0)
    await removed.call(eraseAccount)
    expect(await stored(removed.user.id)).toEqual([])
  })

  test('is taken over by another worker if its own was lost; a lost one that returns changes nothing', async () => {
    const own = await ownServer(features, { worker: false })
    const me = await signedIn(own)
    const started = (await me.call(beginExport, { body: {} })).prepared!
    own.clock.advance(4 * 60_000)
    await me.call(getExport)
    const attempts = async () => (await own.app.database.pool.query('select attempt from account_exports')).rows
    expect(await attempts()).toEqual([{ attempt: 1 }])
    own.clock.advance(60_000)
    await me.call(getExport)
    expect(await attempts()).toEqual([{ attempt: 2 }])
    const which = { userId: me.user.id, id: started.id }
    await prepare(own.app, { ...which, attempt: 1 }, new AbortController().signal)
    expect([(await me.call(getExport)).prepared, await stored(me.user.id, own)]).toMatchObject([{ state: 'preparing', done: 0 }, []])
    await prepare(own.app, { ...which, attempt: 2 }, new AbortController().signal)
    expect((await me.call(getExport)).prepared).toMatchObject({ state: 'ready' })
  })

  test('stops with its process, and the next one continues', async () => {
    const own = await ownServer(features, { worker: false })
    const me = await signedIn(own)
    const { id } = (await me.call(beginExport, { body: {} })).prepared!
    await expect(prepare(own.app, { userId: me.user.id, id, attempt: 1 }, AbortSignal.abort())).rejects.toThrow()
    expect((await me.call(getExport)).prepared).toMatchObject({ id, state: 'preparing' })
  })
})

describe('a small export', () => {
  test('is downloaded at once, with a limit per day; an aborted one is not counted', async () => {
    const me = await signedIn(server)
    Object.assign(album, { says: 2 * MIB, photos: 4 })
    expect(await me.call(beginExport, { body: {} })).toEqual({ direct: true, prepared: null })
    album.broken = true
    await expect(me.call(exportAccount).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    await expect.poll(() => used(me)).toEqual([{ used: 0 }])
    album.broken = false
    for (let n = 0; n < 20; n++) await (await me.call(exportAccount)).arrayBuffer()
    expect(await me.fail(exportAccount)).toMatchObject({ status: 429, limit: 20 })
    expect(await me.fail(beginExport, { body: {} })).toMatchObject({ status: 429, limit: 20 })
  })
})
