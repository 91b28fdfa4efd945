import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#platform/contract/errors.ts'
import { getUnsentKey, getUser, logout } from '#platform/contract/session.ts'
import { shared } from '#testing/shared.ts'
import { makeUser, signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import type { TestClient } from '#testing/test-client.ts'
import { ownServer, sharedServer, testServer } from '#testing/test-server.ts'
import { changePassword, listDevices, login, register, signOutDevice, updateProfile } from '../contract.ts'
import { OTHER_PASSWORD, dump, somebody, timeRatio } from './account.fixture.ts'
import { accountServer } from './feature.ts'

const server = sharedServer([accountServer], { worker: false })
/** Another process of the same installation. */
const beside = shared(() => testServer([accountServer], { worker: false, beside: server }))

const QUARTER_HOUR = 900_000
const wrong = (username: string) => ({ body: { username, password: 'not-the-password' } })
const right = (username: string) => ({ body: { username, password: TEST_PASSWORD } })

const tryWrong = async (client: TestClient, username: string) => (await client.fail(login, wrong(username))).status
const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

describe('signing in', () => {
  test('works by username and by address, in any case', async () => {
    const user = await makeUser(server.app, { username: 'Ida.Berg', email: 'Ida@Example.org' })
    for (const name of ['Ida.Berg', 'ida.berg', ' IDA.BERG ', 'ida@example.org']) {
      const client = server.client()
      expect(await client.call(login, right(name))).toMatchObject({ id: user.id, username: 'Ida.Berg' })
      expect(await client.call(getUser)).toMatchObject({ id: user.id })
    }
  })

  test('by an address of several accounts reaches its confirmed owner, else the account that named it first', async () => {
    const email = 'shared@example.org'
    const first = await makeUser(server.app, { email, createdAt: new Date('2026-01-01') })
    const second = await makeUser(server.app, { email, createdAt: new Date('2026-02-01') })
    expect(await server.client().call(login, right(email))).toMatchObject({ id: first.id })
    await server.app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [second.id])
    expect(await server.client().call(login, right(email))).toMatchObject({ id: second.id })
  })

  test('answers unknown names exactly as wrong passwords', async () => {
    const user = await makeUser(server.app)
    const names = [user.username, user.email, 'nobody-here', 'nobody@example.org']
    const answers = await Promise.all(
      names.map((username) =>
        server.client().fetch('/api/login', {
          method: 'POST',
          body: JSON.stringify(wrong(username).body),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    const seen = await Promise.all(
      answers.map(async (answer) => {
        const { requestId: _, ...body } = (await answer.json()) as ErrorBody
        return { status: answer.status, headers: [...answer.headers.keys()], body }
      }),
    )
    expect(seen[0]).toMatchObject({ status: 401, body: { error: 'unauthenticated', message: 'Invalid email or password' } })
    for (const one of seen) expect(one).toEqual(seen[0])
  })

  test('takes the same time for unknown names', async () => {
    const users = await Promise.all(Array.from({ length: 15 }, () => makeUser(server.app)))
    const ratio = await timeRatio(
      users.length,
      (round) => tryWrong(server.client(), users[round]!.username),
      (round) => tryWrong(server.client(), `unknown-${round}`),
    )
    expect(ratio).toBeGreaterThan(1 / 2)
    expect(ratio).toBeLessThan(2)
  })

  test('gives a new session each time and ends this browser’s previous one', async () => {
    const client = await signedIn(server)
    const before = client.cookies.get('fernwell_session')!
    await client.call(login, right(client.user.username))
    const after = client.cookies.get('fernwell_session')!
    expect(after).not.toBe(before)
    const old = server.client()
    old.cookies.set('fernwell_session', before)
    expect((await old.fail(getUser)).status).toBe(401)
    expect((await client.call(listDevices)).devices).toHaveLength(1)
  })

  test('accepts no damaged or made-up cookie', async () => {
    const { user } = await signedIn(server)
    const forged = Buffer.concat([Buffer.from(user.id.replaceAll('-', ''), 'hex'), Buffer.alloc(32)]).toString('base64url')
    for (const token of ['x', 'A'.repeat(64), forged, `${forged}A`, '%00']) {
      const client = server.client()
      client.cookies.set('fernwell_session', token)
      expect((await client.fail(getUser)).status).toBe(401)
      expect(client.cookies.has('fernwell_session')).toBe(false)
    }
  })
})

describe('failed attempts', () => {
  test('are at most ten for an account in a quarter of an hour, however many come at once to however many processes', async () => {
    const user = await makeUser(server.app)
    const tries = Array.from({ length: 40 }, (_, i) => tryWrong([server, beside][i % 2]!.client(), i % 4 < 2 ? user.username : user.email))
    const statuses = await Promise.all(tries)
    expect(countOf(statuses, 401)).toBe(10)
    expect(countOf(statuses, 429)).toBe(30)
    expect(await server.client().fail(login, right(user.username))).toMatchObject({
      status: 429,
      error: 'limit',
      resetsAt: expect.any(String),
    })
    server.clock.advance(QUARTER_HOUR)
    expect(await server.client().call(login, right(user.username))).toMatchObject({ id: user.id })
  })

  test('are limited for unknown names too, so that the limit reveals nothing', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => tryWrong(server.client(), 'no-such-person')))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([5, 7])
  })

  test('under one name do not reveal that another name belongs to the same person', async () => {
    const user = await makeUser(server.app)
    for (let i = 0; i < 7; i++) await tryWrong(server.client(), user.username)
    expect(await tryWrong(server.client(), user.email)).toBe(401)
  })

  test('of strangers do not lock out a device that signed in before', async () => {
    const user = await makeUser(server.app)
    const home = server.client()
    await home.call(login, right(user.username))
    await home.call(logout)
    await Promise.all(Array.from({ length: 20 }, () => tryWrong(server.client(), user.username)))
    expect((await server.client().fail(login, right(user.username))).status).toBe(429)
    expect(await home.call(login, right(user.username))).toMatchObject({ id: user.id })
    // The device has its own count; it opens nothing, and does not apply to another account.
    await home.call(logout)
    const statuses = await Promise.all(Array.from({ length: 14 }, () => tryWrong(home, user.username)))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 4])
    const other = await makeUser(server.app)
    const tries = await Promise.all(Array.from({ length: 8 }, () => tryWrong(home, other.username)))
    expect(countOf(tries, 401)).toBe(5)
  })

  test('are counted in full with a made-up device mark', async () => {
    const user = await makeUser(server.app)
    const statuses = await Promise.all(
      Array.from({ length: 9 }, (_, i) => {
        const client = server.client()
        client.cookies.set('fernwell_device', Buffer.alloc(32, i).toString('base64url'))
        return tryWrong(client, user.username)
      }),
    )
    expect(countOf(statuses, 401)).toBe(5)
  })

  test('are not counted when the password was right', async () => {
    const user = await makeUser(server.app)
    for (let i = 0; i < 8; i++) expect(await server.client().call(login, right(user.username))).toMatchObject({ id: user.id })
  })

  test('across many names are stopped for one network', async () => {
    const behind = await ownServer([accountServer], { worker: false, config: { trustProxy: 1 } })
    const from = async (ip: string, username: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip }
      return (await behind.client().fetch('/api/login', { method: 'POST', body: JSON.stringify(wrong(username).body), headers })).status
    }
    const statuses: number[] = []
    for (let batch = 0; batch < 3; batch++)
      statuses.push(...(await Promise.all(Array.from({ length: 35 }, (_, i) => from('203.0.113.9', `name-${batch}-${i}`)))))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([100, 5])
    expect(await from('203.0.113.10', 'somebody')).toBe(401)
  })
})

describe('sessions', () => {
  test('are listed by device, and every process refuses an ended one', async () => {
    const client = await signedIn(server)
    const phone = beside.client()
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }
    await phone.fetch('/api/login', { method: 'POST', body: JSON.stringify(right(client.user.username).body), headers })
    await phone.call(getUser)
    const { devices } = await client.call(listDevices)
    expect(devices.map(({ device, isThis }) => ({ device, isThis }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox on Linux', isThis: false },
        { device: 'Test device', isThis: true },
      ]),
    )
    await client.call(signOutDevice, { params: { id: devices.find((one) => !one.isThis)!.id } })
    const status = async () => (await phone.fetch('/api/user')).status
    await expect.poll(status, { timeout: 20_000, interval: 10 }).toBe(401)
    expect(await client.call(getUser)).toMatchObject({ id: client.user.id })
  })

  test('of another person cannot be seen or signed out', async () => {
    const [mine, theirs] = [await signedIn(server), await signedIn(server)]
    const { devices } = await theirs.call(listDevices)
    expect((await mine.fail(signOutDevice, { params: { id: devices[0]!.id } })).status).toBe(404)
    expect(await theirs.call(getUser)).toMatchObject({ id: theirs.user.id })
  })

  test('end by signing out, cookie and all, and signing out twice is fine', async () => {
    const client = await signedIn(server)
    const token = client.cookies.get('fernwell_session')!
    await client.call(logout)
    expect(client.cookies.has('fernwell_session')).toBe(false)
    await client.call(logout)
    client.cookies.set('fernwell_session', token)
    expect((await client.fail(getUser)).status).toBe(401)
  })

  test('clear the browser’s cache at their end, automatic or by sign-out, and never its unsent changes', async () => {
    const client = await signedIn(server)
    const token = client.cookies.get('fernwell_session')!
    const answer = await client.fetch('/api/logout', { method: 'POST' })
    // Not "storage", which holds encrypted changes that wait for the next session (ADR 30); the cookie is removed by its own header.
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(answer.headers.getSetCookie().join()).toMatch(/fernwell_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i)
    client.cookies.set('fernwell_session', token)
    expect((await client.fetch('/api/user')).headers.get('clear-site-data')).toBe('"cache"')
    // Sent once: afterwards the cookie is removed, and a client without a session has nothing to clear.
    expect((await client.fetch('/api/user')).headers.get('clear-site-data')).toBeNull()
  })

  test('give their person the key to unsent changes, the same one on every device and different for each person', async () => {
    const [client, other] = [await signedIn(server), await signedIn(server)]
    const { key } = await client.call(getUnsentKey)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(await client.call(getUnsentKey)).toEqual({ key })
    expect((await other.call(getUnsentKey)).key).not.toBe(key)
    expect((await server.client().fail(getUnsentKey)).status).toBe(401)
  })

  test('end after sixty days without use', async () => {
    const alone = await ownServer([accountServer], { worker: false })
    const client = await signedIn(alone)
    alone.clock.advance(59 * 86_400_000)
    await client.call(getUser)
    alone.clock.advance(59 * 86_400_000)
    await client.call(getUser)
    alone.clock.advance(61 * 86_400_000)
    expect((await client.fail(getUser)).status).toBe(401)
  })

  test('all end but this one when the password changes, and this one gets a new token', async () => {
    const body = somebody()
    const [client, phone] = [server.client(), beside.client()]
    await client.call(register, { body })
    await phone.call(login, { body })
    const before = client.cookies.get('fernwell_session')!
    expect(await client.fail(changePassword, { body: { current: 'wrong', next: OTHER_PASSWORD } })).toMatchObject({
      status: 403,
      fields: { current: expect.any(String) },
    })
    expect(await client.fail(changePassword, { body: { current: body.password, next: 'password12' } })).toMatchObject({
      status: 400,
      fields: { next: expect.any(String) },
    })
    await client.call(changePassword, { body: { current: body.password, next: OTHER_PASSWORD } })
    expect(client.cookies.get('fernwell_session')).not.toBe(before)
    expect(await client.call(getUser)).toMatchObject({ username: body.username })
    expect((await client.call(listDevices)).devices).toHaveLength(1)
    const status = async () => (await phone.fetch('/api/user')).status
    await expect.poll(status, { timeout: 20_000, interval: 10 }).toBe(401)
    expect((await server.client().fail(login, { body })).status).toBe(401)
    await server.client().call(login, { body: { ...body, password: OTHER_PASSWORD } })
  })

  test('never begin with the old password once it is changed, even at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const body = somebody()
      const client = server.client()
      await client.call(register, { body })
      const [, ...late] = await Promise.all([
        client.call(changePassword, { body: { current: body.password, next: OTHER_PASSWORD } }),
        ...Array.from({ length: 4 }, async () => {
          const other = beside.client()
          await other.fetch('/api/login', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
          return other
        }),
      ])
      expect((await client.call(listDevices)).devices).toHaveLength(1)
      const statuses = async () => new Set(await Promise.all(late.map(async (other) => (await other.fetch('/api/user')).status)))
      await expect.poll(statuses, { timeout: 20_000, interval: 10 }).toEqual(new Set([401]))
    }
  })

  test('are stored as hashes: the contents of the database sign nobody in', async () => {
    const client = await signedIn(server)
    const { rows } = await server.app.database.pool.query<{ user_id: string; token_hash: Buffer }>(
      'select user_id, token_hash from sessions where user_id = $1',
      [client.user.id],
    )
    const stored = Buffer.concat([Buffer.from(rows[0]!.user_id.replaceAll('-', ''), 'hex'), rows[0]!.token_hash]).toString('base64url')
    const thief = server.client()
    thief.cookies.set('fernwell_session', stored)
    expect((await thief.fail(getUser)).status).toBe(401)
    expect(await dump(server)).not.toContain(Buffer.from(client.cookies.get('fernwell_session')!, 'base64url').toString('hex').slice(32))
  })
})

describe('writes from another site', () => {
  test('are refused, beacons and forms included, and change nothing', async () => {
    const client = await signedIn(server)
    const attempts: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.url.replace('127.0.0.1', 'localhost') },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: server.url },
    ]
    for (const headers of attempts) {
      for (const type of ['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'application/json']) {
        const answer = await client.fetch('/api/logout', { method: 'POST', body: '{}', headers: { ...headers, 'content-type': type } })
        expect(answer.status).toBe(403)
      }
    }
    const patch = {
      method: 'PATCH',
      body: '{"displayName":"Owned"}',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    }
    expect((await client.fetch('/api/user', patch)).status).toBe(403)
    expect(await client.call(getUser)).toMatchObject({ displayName: null })
    // Our own pages may write, but even they may not send a form's content type.
    expect((await client.fetch('/api/logout', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect(await client.call(updateProfile, { body: { displayName: 'Mine' } })).toMatchObject({ displayName: 'Mine' })
  })
})

test('a flood of password hashing leaves other routes fast', async () => {
  const client = await signedIn(server)
  await client.call(getUser)
  const flood = Array.from({ length: 30 }, (_, i) => tryWrong(server.client(), `flood-${i}`))
  let answered = 0
  const reads = Array.from({ length: 20 }, async () => {
    await client.call(getUser)
    return ++answered
  })
  const order: string[] = []
  await Promise.all([Promise.all(reads).then(() => order.push('reads')), Promise.all(flood).then(() => order.push('flood'))])
  expect(order[0]).toBe('reads')
})
