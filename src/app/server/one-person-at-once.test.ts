import { request } from 'node:http'
import { expect, test } from 'vitest'
import { listHabits } from '#features/habits/contract.ts'
import { getHub } from '#features/hub/contract.ts'
import { entriesOf, newEntry } from '#features/journal/server/sync/device.fixture.ts'
import { pushChanges } from '#features/journal/contract/sync.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

const server = sharedServer(serverFeatures, { worker: false })

/** The most connections that a person has at any time while `work` goes on. */
async function mostConnections(id: string, work: () => Promise<unknown>): Promise<number> {
  const { pool, share } = server.app.database
  let most = 0
  const look = () => void (most = Math.max(most, share.heldBy(id)))
  pool.on('acquire', look)
  await work().finally(() => pool.off('acquire', look))
  return most
}

const push = (bytes: number) => ({ body: { changes: [newEntry({ body: 'A long day. '.repeat(bytes / 12) })] } })

test('however much one person sends at once, most of the database’s connections are free for the others', async () => {
  const greedy = await signedIn(server)
  const other = await signedIn(server)
  const most = await mostConnections(greedy.user.id, async () => {
    const flood = Promise.all(Array.from({ length: 30 }, () => greedy.call(pushChanges, push(100_000))))
    const reads = Promise.all(Array.from({ length: 60 }, () => greedy.call(getHub)))
    for (let n = 0; n < 10; n++) await other.call(listHabits, { query: {} })
    await Promise.all([flood, reads])
  })
  expect(server.app.database.share.size).toBe(3)
  // A request in a transaction may ask for one connection more.
  expect(most).toBeLessThanOrEqual(4)
  expect(server.app.database.share.heldBy(greedy.user.id)).toBe(0)
  expect(await entriesOf(greedy)).toHaveProperty('size', 30)
})

test('a request that fails in the middle of a transaction gives its share back', async () => {
  const me = await signedIn(server)
  const bad = { ...newEntry({ body: 'x' }), base: 5 }
  await Promise.all(Array.from({ length: 20 }, () => me.call(pushChanges, { body: { changes: [bad, bad] } }).catch(() => {})))
  expect(server.app.database.share.heldBy(me.user.id)).toBe(0)
  expect((await me.call(getHub)).cards).toBeDefined()
})

/** A push whose body is announced and begun, and does not come: `finish` sends the rest. */
function slowPush(cookie: string): { finish(): void; status: Promise<number> } {
  const { hostname, port } = new URL(server.url)
  const body = JSON.stringify(push(240_000).body)
  const sent = request({
    hostname,
    port,
    method: 'POST',
    path: pushChanges.path,
    headers: { cookie, origin: server.url, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  sent.write(body.slice(0, 1000))
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    sent.on('error', reject)
  })
  return { finish: () => void sent.end(body.slice(1000)), status }
}

test('bodies that do not come hold no connection, and nobody else up', async () => {
  const slow = await signedIn(server)
  const other = await signedIn(server)
  const cookie = [...slow.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const pushes = Array.from({ length: 40 }, () => slowPush(cookie))
  for (let n = 0; n < 5; n++) await other.call(getHub)
  expect(server.app.database.share.heldBy(slow.user.id)).toBe(0)
  for (const { finish } of pushes) finish()
  for (const { status } of pushes) expect(await status).toBe(200)
})

test('more than one person can have waiting is refused with when to come again, and loses nothing that is under way', async () => {
  const greedy = await signedIn(server)
  const other = await signedIn(server)
  const answers = await Promise.all(Array.from({ length: 500 }, () => greedy.fetch('/api/hub')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(300)
  expect(answers.length - refused.length).toBe(answers.filter(({ status }) => status === 200).length)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(await answer.json()).toMatchObject({ error: 'limit', reason: 'http.too_much_at_once' })
  }
  for (const answer of answers) if (!answer.bodyUsed) await answer.arrayBuffer()
  expect((await other.fetch('/api/hub')).status).toBe(200)
})
