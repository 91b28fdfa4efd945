import { expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { makeUser } from '#testing/make-user.ts'
import type { TestClient } from '#testing/test-client.ts'
import { sharedServer } from '#testing/test-server.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { putAttachment } from './contract/attachments.ts'
import { getEntry, listVersions, pullRecords, pushChanges, type Change } from './contract/sync.ts'
import { journalServer } from './server/feature.ts'
import { Journal } from './web/local/journal.ts'
import { memoryDb } from './web/local/memory-db.ts'
import { when } from './offline-sync.fixture.ts'

// The device's code against the real server, over HTTP and with a real database.

const server = sharedServer([journalServer], { worker: false })

/** A device on which this person is signed in; `up: false` disconnects it. */
async function device(userId: string, name: string) {
  const client: TestClient = server.client()
  client.cookies.set('fernwell_session', (await server.app.sessions.create(server.app.db, userId, name)).token)
  const net = { up: true }
  const reached = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!net.up) throw new NetworkError('gone')
    return work()
  }
  const db = memoryDb()
  const journal = new Journal({
    userId,
    open: async () => db,
    choice: { read: () => undefined, write: () => {} },
    runExclusive: (work) => work(),
    broadcast: () => {},
    onBroadcast: () => () => {},
    now: () => Date.now(),
    newId: uuidv7,
    device: () => name,
    push: (changes) => reached(async () => (await client.call(pushChanges, { body: { changes: changes as Change[] } })).results),
    pull: ({ since, limit, entries }) => reached(() => client.call(pullRecords, { query: { since, limit, entries: entries ? '1' : '0' } })),
    putFile: (id, entryId, bytes) =>
      reached(async () => (await client.call(putAttachment, { params: { id }, query: { entryId }, body: bytes })).record),
    fetchEntry: (id) =>
      reached(async () => {
        const { entry, attachments } = await client.call(getEntry, { params: { id } })
        return [...attachments, entry]
      }),
    addressOf: (id, size) => `/api/journal/attachments/${id}/${size}`,
    onWaiting: () => {},
  })
  await journal.ready
  return { journal, net, client }
}

test('two devices that were apart for days agree in the end, and nothing is lost', async () => {
  const { id: userId } = await makeUser(server.app)
  const [phone, laptop] = [await device(userId, 'Phone'), await device(userId, 'Laptop')]
  const id = uuidv7()
  await phone.journal.change('entry', id, { when: when(), title: 'Day', body: 'Start' })
  await phone.journal.sync()
  await laptop.journal.sync()
  phone.net.up = laptop.net.up = false
  await phone.journal.change('entry', id, { body: 'From the phone', add: { tags: ['Sea'] } })
  await phone.journal.attach(id, new Blob(['a note']), 'note.txt')
  const walk = uuidv7()
  await phone.journal.change('activity', walk, { name: 'Walk', icon: 'leaf' })
  await phone.journal.change('entry', id, { add: { activities: [walk] } })
  await laptop.journal.change('entry', id, { body: 'From the laptop', starred: true, add: { tags: ['Wind'] } })
  const alone = uuidv7()
  await laptop.journal.change('entry', alone, { when: when('2026-05-02'), mood: { level: 4, moodId: null } })
  phone.net.up = laptop.net.up = true
  for (const { journal } of [phone, laptop, phone]) await journal.sync()

  const entries = await Promise.all([phone, laptop].map(async ({ journal }) => (await journal.entry(id))!.data))
  expect(entries[0]).toEqual(entries[1])
  expect(entries[0]).toMatchObject({ title: 'Day', body: 'From the laptop', starred: true, activities: [walk], tags: ['Sea', 'Wind'] })
  expect(entries[0]!.conflicts).toMatchObject([{ fields: ['body'], device: 'Phone' }])
  expect(entries[0]!.attachments).toHaveLength(1)
  const { versions } = await phone.client.call(listVersions, { params: { id } })
  expect(versions).toContainEqual(expect.objectContaining({ reason: 'conflict', device: 'Phone' }))
  for (const { journal } of [phone, laptop]) {
    expect(journal.status()).toMatchObject({ state: 'idle', waiting: 0, refused: [], loading: null })
    expect(journal.heads().map((head) => head.id)).toEqual([alone, id])
    expect(journal.all('attachment')).toMatchObject([{ data: { name: 'note.txt', entryId: id } }])
    expect(journal.all('activity').map(({ data }) => data.name)).toContain('Walk')
  }
  // Further typing does not conflict with the device's own change.
  await laptop.journal.change('entry', id, { body: 'From the laptop, on' })
  await laptop.journal.sync()
  await laptop.journal.change('entry', id, { body: 'From the laptop, on and on' })
  await laptop.journal.sync()
  expect((await laptop.journal.entry(id))!.data).toMatchObject({ body: 'From the laptop, on and on', conflicts: [{}] })
})
