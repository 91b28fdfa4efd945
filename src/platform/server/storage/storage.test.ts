import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeS3 } from './fake-s3.fixture.ts'
import { localStorage } from './local-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof fakeS3>>
const stores: Record<string, Storage> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fernwell-storage-'))
  s3 = await fakeS3()
  Object.assign(stores, { 'a local folder': localStorage(folder), 'an S3-compatible store': s3Storage(s3.url) })
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true })
})

const keysOf = async (storage: Storage, prefix: string) => (await Array.fromAsync(storage.list(prefix))).sort()

describe.each(['a local folder', 'an S3-compatible store'])('%s', (name) => {
  test('stores an object, readable whole or in ranges, until it is deleted', async () => {
    const storage = stores[name]!
    const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256))
    expect(await storage.put('soul/uploads/one.flac', Readable.from([bytes.subarray(0, 400), bytes.subarray(400)]))).toEqual({ size: 1000 })
    expect(await storage.stat('soul/uploads/one.flac')).toEqual({ size: 1000 })
    expect((await buffer(await storage.read('soul/uploads/one.flac'))).equals(bytes)).toBe(true)
    expect(await buffer(await storage.read('soul/uploads/one.flac', { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20))
    await storage.delete('soul/uploads/one.flac')
    await storage.delete('soul/uploads/one.flac')
    expect(await storage.stat('soul/uploads/one.flac')).toBeUndefined()
    expect(await storage.readAll('soul/uploads/one.flac')).toBeUndefined()
    await expect(storage.read('soul/uploads/one.flac')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('lists everything below a prefix, in any number of pages', async () => {
    const storage = stores[name]!
    const keys = ['list/a.bin', 'list/b/c.bin', 'list/b/d.bin', 'list/e.bin', 'list/f.bin']
    for (const key of keys) await storage.put(key, new Uint8Array([1]))
    expect(await keysOf(storage, 'list')).toEqual(keys)
    expect(await keysOf(storage, 'list/b')).toEqual(['list/b/c.bin', 'list/b/d.bin'])
    expect(await keysOf(storage, 'nothing')).toEqual([])
    await storage.put('list/b/long.bin', new Uint8Array(17))
    expect(await Array.fromAsync(storage.sizes('list/b'))).toContainEqual({ key: 'list/b/long.bin', size: 17 })
  })

  test('deletes a folder with everything below it, and nothing beside it', async () => {
    const storage = stores[name]!
    for (const key of ['gone/a/one', 'gone/a/b/two', 'gone/ab/three']) await storage.put(key, new Uint8Array([1]))
    await storage.deleteAll('gone/a')
    await storage.deleteAll('gone/a')
    expect(await keysOf(storage, 'gone')).toEqual(['gone/ab/three'])
    await expect(Promise.resolve().then(() => storage.deleteAll('../gone'))).rejects.toThrow('not a storage key')
  })

  test('rejects keys that lead outside', async () => {
    const storage = stores[name]!
    for (const key of ['../secrets/x', '/etc/passwd', 'a//b', 'a/../b', '.hidden', '', 'a/\u0000']) {
      await expect(Promise.resolve().then(() => storage.put(key, new Uint8Array()))).rejects.toThrow('not a storage key')
    }
  })
})

test.each([0, 8 * 1024 * 1024, 20 * 1024 * 1024 + 3])(
  'an S3-compatible store takes a stream of %d bytes, a part at a time',
  async (bytes) => {
    const storage = stores['an S3-compatible store']!
    const content = Buffer.alloc(bytes, 'fern')
    const pieces = Array.from({ length: Math.ceil(bytes / 3_000_001) }, (_, i) => content.subarray(i * 3_000_001, (i + 1) * 3_000_001))
    expect(await storage.put('large/file.bin', Readable.from(pieces))).toEqual({ size: bytes })
    expect(Buffer.from((await storage.readAll('large/file.bin'))!).equals(content)).toBe(true)
    expect(s3.uploads.size).toBe(0)
  },
)

test('an S3-compatible store neither shows nor stores a stream that broke off half-way', async () => {
  const broken = Readable.from(
    (async function* () {
      for (let i = 0; i < 10; i++) yield Buffer.alloc(1024 * 1024)
      throw new Error('the line went dead')
    })(),
  )
  await expect(stores['an S3-compatible store']!.put('half/file.bin', broken)).rejects.toThrow('the line went dead')
  expect(await stores['an S3-compatible store']!.stat('half/file.bin')).toBeUndefined()
  expect(s3.uploads.size).toBe(0)
})

test('an S3-compatible store that refuses an upload closes its source stream', async () => {
  const refusing = s3Storage(s3.url.replace('key:secret', 'stranger:secret'))
  let given = 0
  const endless = Readable.from(
    (async function* () {
      for (;;) {
        given++
        yield Buffer.alloc(1024 * 1024)
      }
    })(),
  )
  await expect(refusing.put('large/refused.bin', endless)).rejects.toThrow('The object store answered 403.')
  expect(endless.destroyed).toBe(true)
  expect(given).toBeLessThan(64)
})

test('a local folder shows no file of a stream that broke off half-way', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the line went dead')
    })(),
  )
  await expect(stores['a local folder']!.put('half/file.bin', broken)).rejects.toThrow('the line went dead')
  expect(await stores['a local folder']!.stat('half/file.bin')).toBeUndefined()
  expect(await readdir(path.join(folder, '.drafts'))).toEqual([])
})

test('other users cannot read a local folder', async () => {
  await stores['a local folder']!.put('private/file.bin', new Uint8Array([1]))
  expect((await stat(path.join(folder, 'private', 'file.bin'))).mode & 0o077).toBe(0)
})
