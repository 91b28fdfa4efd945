import { describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import type { ErrorBody } from '#platform/contract/errors.ts'
import { getUser, type User } from '#platform/contract/session.ts'
import { users } from '#platform/server/auth/tables.ts'
import { makeUser } from '#testing/make-user.ts'
import { ownServer, sharedServer, type TestServer } from '#testing/test-server.ts'
import { confirmEmail, login, register } from '../contract.ts'
import { GOOD_PASSWORD, dump, mailsTo, somebody, timeRatio, tokenFor } from './account.fixture.ts'
import { accountServer } from './feature.ts'

const server = sharedServer([accountServer])

const post = (to: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  to.client().fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

describe('making an account', () => {
  test('signs the person in and returns their profile', async () => {
    const client = server.client()
    const body = somebody()
    const response = await client.fetch('/api/register', {
      method: 'POST',
      body: JSON.stringify({ ...body, zone: 'America/Chicago', locale: 'en-US' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(201)
    const user = await response.json()
    expect(user).toMatchObject({
      username: body.username,
      email: body.email,
      emailConfirmed: false,
      zone: 'America/Chicago',
      dayStart: 240,
      units: 'imperial',
    })
    expect(JSON.stringify(user)).not.toMatch(/argon2|password|token/i)
    expect(await client.call(getUser)).toEqual(user)
  })

  test('takes the zone UTC and metric units if the device sends neither', async () => {
    expect(await server.client().call(register, { body: somebody() })).toMatchObject({ zone: 'UTC', units: 'metric' })
  })

  test('reports that a username is taken, typed in any case or form', async () => {
    await server.client().call(register, { body: somebody({ username: 'Straße.finn' }) })
    for (const username of ['straße.finn', 'STRASSE.FINN', 'ｓtraße.finn', 'strasse.ﬁnn']) {
      const answer = await server.client().fail(register, { body: somebody({ username }) })
      expect(answer).toMatchObject({ status: 409, error: 'conflict', fields: { username: expect.stringContaining('taken') } })
    }
  })

  test('gives a name to one of many simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(server, '/api/register', somebody({ username: 'only-one' }))))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('refuses passwords that are easy to guess, with advice, and asks for no kinds of characters', async () => {
    const body = somebody({ username: 'wilhelmina.oakes', email: 'mina@harrowgate.example' })
    for (const password of ['password123', 'wilhelmina.oakes', 'Harrowgate1', 'aaaaaaaaaaaaaaaa', 'Fernwell2026']) {
      const answer = await server.client().fail(register, { body: { ...body, password } })
      expect(answer).toMatchObject({ status: 400, error: 'invalid' })
      expect(answer.fields?.password).toMatch(/\w{3}.*\./)
    }
    expect(await server.client().fail(register, { body: { ...body, password: 'zq8#Kw!' } })).toMatchObject({
      status: 400,
      fields: { password: expect.stringContaining('10') },
    })
    await server.client().call(register, { body: { ...body, password: 'four lowercase words without digits' } })
  })

  test('names the invalid field', async () => {
    for (const [field, value] of [
      ['username', 'a b'],
      ['username', '\u0000x'],
      ['email', 'nobody'],
      ['zone', 'Mars/Olympus'],
      ['locale', '!!'],
    ] as const) {
      const answer = await post(server, '/api/register', { ...somebody(), [field]: value })
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as ErrorBody).fields).toHaveProperty(field)
    }
  })

  test('answers the same for an address that someone else has, and informs only its owner, by mail', async () => {
    const owner = somebody({ email: 'Owner@Example.org' })
    const device = server.client()
    await device.call(register, { body: owner })
    await device.call(confirmEmail, { body: { token: await tokenFor(server, owner.email, '/confirm-email') } })

    const [known, unknown] = [somebody({ email: 'owner@example.ORG' }), somebody()]
    const answers = await Promise.all([post(server, '/api/register', known), post(server, '/api/register', unknown)])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201])
    const [a, b] = (await Promise.all(answers.map((answer) => answer.json()))) as User[]
    const shape = (user: User | undefined) => ({ ...user, id: '', username: '', email: '', createdAt: '' })
    expect(shape(a)).toEqual(shape(b))
    expect([...answers[0]!.headers.keys()]).toEqual([...answers[1]!.headers.keys()])

    const letters = await mailsTo(server, 'owner@example.org')
    expect(letters.at(-1)).toMatchObject({ subject: 'You already have an account' })
    expect(letters.at(-1)!.text).toContain(owner.username)
    expect(letters.at(-1)!.text).not.toContain('#token=')
    expect(await device.call(getUser)).toMatchObject({ emailConfirmed: true })
    // Signing in by the address leads to its confirmed owner.
    expect(await server.client().call(login, { body: { username: 'owner@example.org', password: GOOD_PASSWORD } })).toMatchObject({
      username: owner.username,
    })
  })

  thoroughTest('takes the same time for an address that is in use and one that is not', async () => {
    const owner = await makeUser(server.app, { email: 'slow@example.org', emailConfirmedAt: server.clock.now() })
    const join = (email?: string) => server.client().call(register, { body: somebody(email === undefined ? {} : { email }) })
    const ratio = await timeRatio(
      10,
      () => join(owner.email),
      () => join(),
    )
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  test('stores no password, session token or mailed token in clear, and logs none of them and no address', async () => {
    const body = somebody({ username: 'canary-bird', email: 'canary-zqx7@example.org' })
    const client = server.client()
    await client.call(register, { body })
    const session = client.cookies.get('fernwell_session')!
    const token = await tokenFor(server, body.email, '/confirm-email')
    const stored = await dump(server)
    const hex = (text: string) => Buffer.from(text, 'base64url').toString('hex')
    expect(stored).toContain('canary-zqx7@example.org')
    for (const secret of [body.password, session, hex(session), token, hex(token), hex(token).slice(32)])
      expect(stored).not.toContain(secret)
    await client.fail(register, { body: { ...body, password: 'canary-zqx7' } })
    await client.fail(login, { body: { username: 'canary-zqx7@example.org', password: 'wrong-canary-zqx7' } })
    for (const word of ['canary', 'zqx7', body.password, session, token]) expect(server.logged()).not.toContain(word)
  })
})

describe('the admin', () => {
  test('is the first account, and only one however many are first at once', async () => {
    const fresh = await ownServer([accountServer], { worker: false })
    const answers = await Promise.all(Array.from({ length: 5 }, () => fresh.client().call(register, { body: somebody() })))
    expect(answers.filter((user) => user.isAdmin)).toHaveLength(1)
    expect(await fresh.client().call(register, { body: somebody() })).toMatchObject({ isAdmin: false })
  })

  test('is the account that confirmed ADMIN_EMAIL, not the one that typed it', async () => {
    const fresh = await ownServer([accountServer], { config: { adminEmail: 'admin@example.org' } })
    const stranger = fresh.client()
    const admin = fresh.client()
    expect(await stranger.call(register, { body: somebody({ email: 'Admin@example.org' }) })).toMatchObject({ isAdmin: false })
    await mailsTo(fresh, 'admin@example.org')
    expect(await admin.call(register, { body: somebody({ email: 'admin@example.org' }) })).toMatchObject({ isAdmin: false })
    await admin.call(confirmEmail, { body: { token: await tokenFor(fresh, 'admin@example.org', '/confirm-email') } })
    expect(await admin.call(getUser)).toMatchObject({ isAdmin: true, emailConfirmed: true })
    expect(await stranger.call(getUser)).toMatchObject({ isAdmin: false, emailConfirmed: false })
    // The very first account got no admin role, which would take effect once ADMIN_EMAIL is removed.
    expect((await fresh.app.db.select({ role: users.role }).from(users)).map((row) => row.role)).toEqual(['member', 'member'])
  })
})

describe('the session cookie', () => {
  test('is not accessible to scripts and other sites, and on https is bound to host and https', async () => {
    const cookies = async (to: TestServer, headers: Record<string, string> = {}) =>
      (await post(to, '/api/register', somebody(), headers)).headers.getSetCookie()
    for (const cookie of await cookies(server)) {
      expect(cookie).toMatch(/^fernwell_(session|device)=[\w-]{40,};/)
      expect(cookie).toMatch(/Path=\/;.*HttpOnly.*SameSite=Lax/)
      expect(cookie).not.toMatch(/Secure|Domain/)
    }
    const https = /^__Host-fernwell(_device)?=[\w-]{40,}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/
    const behind = await ownServer([accountServer], { worker: false, config: { trustProxy: 1, allowedHosts: ['fern.example'] } })
    await makeUser(behind.app)
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fern.example', origin: 'https://fern.example' }
    for (const cookie of await cookies(behind, proxied)) expect(cookie).toMatch(https)
    const named = await ownServer([accountServer], { worker: false, config: { publicUrl: 'https://fern.example' } })
    await makeUser(named.app)
    for (const cookie of await cookies(named, { origin: 'https://fern.example' })) expect(cookie).toMatch(https)
  })
})

describe('floods of registrations', () => {
  test('are stopped for one network only', async () => {
    const behind = await ownServer([accountServer], { worker: false, config: { trustProxy: 1, allowedHosts: ['fern.example'] } })
    await makeUser(behind.app)
    const from = (ip: string) => post(behind, '/api/register', { ...somebody(), password: 'password12' }, { 'x-forwarded-for': ip })
    const statuses = await Promise.all(Array.from({ length: 34 }, (_, i) => from(`2001:db8:1:2::${i + 1}`).then((answer) => answer.status)))
    expect(statuses.filter((status) => status === 400)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const refused = await from('2001:db8:1:2:ffff::1')
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ error: 'limit', limit: 30, resetsAt: expect.any(String) })
    expect((await from('2001:db8:1:3::1')).status).toBe(400)
    behind.clock.advance(3_600_000)
    expect((await from('2001:db8:1:2::1')).status).toBe(400)
  })
})
