import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { getStorage } from '#features/account/contract.ts'
import { putAttachment } from '#features/journal/contract/attachments.ts'
import { beginImport, putImportPart } from '#platform/contract/import-endpoints.ts'
import { recountText } from '#features/journal/server/cleaning.ts'
import { sealedBytesOf } from '#features/journal/server/core/records-store.ts'
import { newEntry, push, pushEntry } from '#features/journal/server/sync/device.fixture.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { DISK_RESERVE, meteredStorage } from '#platform/server/storage/metered-storage.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { recountUsage, setTextBytes, usageOf } from '#platform/server/storage/usage.ts'
import { makeUser, signedIn, type SignedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

const KB = 1024
const file = (bytes: number) => Buffer.alloc(bytes, 'words ')

const withLimits = (perPerson: number, total = Infinity) =>
  ownServer(serverFeatures, { worker: false, config: { storageLimits: { perPerson, total } } })

async function withEntry(client: SignedIn) {
  const { id: entryId } = await pushEntry(client, newEntry())
  return (bytes: number) => ({ params: { id: uuidv7() }, query: { entryId }, body: file(bytes) })
}

test('a person can use all of their room for files and no more, even by many uploads at once', async () => {
  const server = await withLimits(1000 * KB)
  const me = await signedIn(server)
  const other = await signedIn(server)
  const [attach, attachOther] = [await withEntry(me), await withEntry(other)]
  const answers = await Promise.allSettled(Array.from({ length: 24 }, () => me.call(putAttachment, attach(90 * KB))))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const { used, limit } = await me.call(getStorage)
  expect(used).toBe(await stored(server, me.user.id))
  expect(used).toBeLessThanOrEqual(limit)
  expect(await me.fail(putAttachment, attach(90 * KB))).toMatchObject({ status: 429, reason: 'storage.person_full', used, limit })
  // A file of the remaining size still fits, with the text of its entry, and other people have room of their own.
  await me.call(putAttachment, attach(limit - used - 2 * KB))
  const { used: full } = await me.call(getStorage)
  expect(full).toBeLessThanOrEqual(limit)
  expect(full).toBeGreaterThan(limit - 2 * KB)
  await other.call(putAttachment, attachOther(90 * KB))
})

/** The actual size: files, and text in the database. */
async function stored(server: Awaited<ReturnType<typeof withLimits>>, userId: string): Promise<number> {
  const sizes = await Array.fromAsync(server.app.storage.sizes(''))
  return sizes.reduce((sum, { key, size }) => sum + (key.includes(userId) ? size : 0), await sealedBytesOf(server.app.db, userId))
}

test('text uses the same room: it is counted, refused when it would be too much, and erasing text frees room', async () => {
  const server = await withLimits(300 * KB)
  const me = await signedIn(server)
  const words = (n: number) => 'moss and stone '.repeat(n / 15)
  const entry = newEntry({ body: words(100 * KB) })
  const { id } = await pushEntry(me, entry)
  expect((await me.call(getStorage)).used).toBe(await stored(server, me.user.id))
  await pushEntry(me, newEntry({ body: words(100 * KB) }))
  await expect(pushEntry(me, newEntry({ body: words(150 * KB) }))).rejects.toThrow(/429.*storage.person_full/)
  // Nothing of the refused one is stored, and existing entries can be read.
  expect((await me.call(getStorage)).used).toBe(await stored(server, me.user.id))
  const attach = { params: { id: uuidv7() }, query: { entryId: id }, body: file(150 * KB) }
  expect(await me.fail(putAttachment, attach)).toMatchObject({ status: 429, reason: 'storage.person_full' })
  await push(me, { ...newEntry({}, id), patch: {}, erase: true })
  await pushEntry(me, newEntry({ body: words(90 * KB) }))
  expect((await me.call(getStorage)).used).toBe(await stored(server, me.user.id))
})

thoroughTest(
  'text that was counted too high by earlier versions which are gone is counted anew before anybody is refused, and every night',
  async () => {
    const server = await withLimits(300 * KB)
    const me = await signedIn(server)
    await pushEntry(me, newEntry({ body: 'fern '.repeat(1000) }))
    const { db } = server.app
    const count = () => usageOf(db, me.user.id)
    await setTextBytes(db, me.user.id, await count(), 299 * KB)
    await pushEntry(me, newEntry({ body: 'fern '.repeat(1000) }))
    expect(await count()).toBe(await stored(server, me.user.id))
    await setTextBytes(db, me.user.id, await count(), 200 * KB)
    await recountText(server.app)
    expect(await count()).toBe(await stored(server, me.user.id))
  },
)

test('deleted, replaced and incomplete files are not counted any longer', async () => {
  const server = await withLimits(1000 * KB)
  const me = await signedIn(server)
  const { storage, db } = server.app
  const key = `journal/${me.user.id}/files/${uuidv7()}`
  await storage.put(key, Readable.from([file(300 * KB), file(400 * KB)]))
  expect(await usageOf(db, me.user.id)).toBe(700 * KB)
  await storage.put(key, file(200 * KB))
  expect(await usageOf(db, me.user.id)).toBe(200 * KB)
  const broken = Readable.from(
    (async function* () {
      yield file(100 * KB)
      throw new Error('the line went dead')
    })(),
  )
  await expect(storage.put(`${key}2`, broken)).rejects.toThrow('the line went dead')
  await expect(storage.put(`${key}2`, Readable.from([file(900 * KB)]))).rejects.toMatchObject({ code: 'limit' })
  expect(await usageOf(db, me.user.id)).toBe(200 * KB)
  await storage.delete(key)
  await storage.delete(key)
  expect(await usageOf(db, me.user.id)).toBe(0)
  await storage.put(`habits/${me.user.id}/imports/a/0`, file(KB))
  await storage.deleteAll(`habits/${me.user.id}`)
  expect(await usageOf(db, me.user.id)).toBe(0)
})

thoroughTest('uploads of imports count, and say so; an export does not', async () => {
  const server = await withLimits(100 * KB)
  const me = await signedIn(server)
  const id = uuidv7()
  await me.call(beginImport, { body: { kind: 'journal', id, name: 'diary.zip', bytes: 500 * KB, zone: 'UTC' } })
  const answer = await me.fail(putImportPart, { params: { id, index: 0 }, body: file(500 * KB) })
  expect(answer).toMatchObject({ status: 429, reason: 'storage.person_full', used: 0, limit: 100 * KB })
  await server.app.storage.put(`cache/exports/${me.user.id}/${id}/0`, file(500 * KB))
  expect(await me.call(getStorage)).toEqual({ used: 0, limit: 100 * KB })
})

test('all people together use no more than the installation has, also at once, and nobody learns the use of others', async () => {
  const server = await withLimits(1000 * KB, 500 * KB)
  const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(server)))
  const attach = await Promise.all(people.map(withEntry))
  const answers = await Promise.allSettled(
    people.flatMap((person, n) => Array.from({ length: 3 }, () => person.call(putAttachment, attach[n]!(90 * KB)))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refusal = await people[0]!.fail(putAttachment, attach[0]!(90 * KB))
  expect(refusal).toMatchObject({ status: 429, reason: 'storage.all_full' })
  expect(refusal).not.toHaveProperty('used')
})

thoroughTest('files from before they were counted are counted, and wrong counts after a crash are corrected', async () => {
  const server = await withLimits(1000 * KB)
  const { db } = server.app
  const [old, removed] = [await makeUser(server.app), await makeUser(server.app)]
  const files = openStorage(server.config)
  await files.put(`journal/${old.id}/files/a`, file(10 * KB))
  await files.put(`habits/${old.id}/imports/b/0`, file(5 * KB))
  await files.put(`journal/${uuidv7()}/files/of-nobody`, file(5 * KB))
  await server.app.storage.put(`journal/${removed.id}/files/a`, file(10 * KB))
  await files.delete(`journal/${removed.id}/files/a`)
  expect(await recountUsage(db, files)).toBe(2)
  expect(await usageOf(db, old.id)).toBe(15 * KB)
  expect(await usageOf(db, removed.id)).toBe(0)
  expect(await recountUsage(db, files)).toBe(0)
})

test('a nearly full disk accepts no more files, and existing files can still be deleted', async () => {
  const server = await withLimits(1000 * KB)
  const { id } = await makeUser(server.app)
  let free = DISK_RESERVE + 100 * KB
  const storage = meteredStorage(openStorage(server.config), {
    db: server.app.db,
    limits: server.config.storageLimits,
    disk: { free: async () => free },
  })
  await storage.put(`journal/${id}/files/a`, file(90 * KB))
  free -= 90 * KB
  await expect(storage.put(`journal/${id}/files/b`, file(90 * KB))).rejects.toMatchObject({ reason: { id: 'storage.disk_full' } })
  await expect(storage.put(`journal/${id}/files/b`, Readable.from([file(90 * KB)]))).rejects.toMatchObject({ code: 'limit' })
  await storage.delete(`journal/${id}/files/a`)
  expect(await usageOf(server.app.db, id)).toBe(0)
})
