import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import type { TestClient } from '#testing/test-client.ts'
import { ownServer, sharedServer, type TestServer } from '#testing/test-server.ts'
import { OTHER_PASSWORD, mailsTo } from './account.fixture.ts'
import { accountServer } from './feature.ts'

/** Attacks by a person who is not the owner: over HTTP, with the means of a stranger or a thief. */
const server = sharedServer([accountServer])

const MINUTE = 60_000
const DAY = 86_400_000

async function ask(client: TestClient, method: string, path: string, body?: object): Promise<{ status: number; reason?: string }> {
  const answer = await client.fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await answer.text()
  return { status: answer.status, ...(text.startsWith('{') ? (JSON.parse(text) as { reason?: string }) : {}) }
}

const codeOf = (at: TestServer, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now().getTime() })

/** A person with a confirmed address and an authenticator app, signed in just now. */
async function protectedPerson(at: TestServer) {
  const client = await signedIn(at, { emailConfirmedAt: at.clock.now() })
  const started = await client.fetch('/api/totp', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const { secret } = (await started.json()) as { secret: string }
  await ask(client, 'POST', '/api/totp/confirm', { code: codeOf(at, secret) })
  at.clock.advance(30_000)
  return { client, user: client.user, secret }
}

const linksTo = async (at: TestServer, address: string) =>
  (await mailsTo(at, address)).flatMap(({ text }) => [...text.matchAll(/#token=([\w-]+)/g)].map(([, token]) => token!))

describe('a mistyped address', () => {
  test('gives its reader no way in: no reset, and no confirmation without a session of the account', async () => {
    const { client, user } = await protectedPerson(server)
    const mistyped = `mistyped-${user.email}`
    expect((await ask(client, 'POST', '/api/account/email', { email: mistyped })).status).toBe(200)
    const stranger = server.client()
    // A stranger who finds the mail in their mailbox tries the link first, then a new password.
    for (const token of await linksTo(server, mistyped)) await ask(stranger, 'POST', '/api/email-confirmation/confirm', { token })
    await ask(stranger, 'POST', '/api/password-reset', { email: mistyped })
    const all = await linksTo(server, mistyped)
    expect(all.length).toBeGreaterThan(0)
    for (const token of all) {
      expect((await ask(stranger, 'POST', '/api/password-reset/confirm', { token, password: OTHER_PASSWORD })).status).toBe(400)
    }
    expect((await ask(stranger, 'POST', '/api/login', { username: user.username, password: OTHER_PASSWORD })).status).toBe(401)
    // The owner's own address still lets them in.
    await ask(stranger, 'POST', '/api/password-reset', { email: user.email })
    expect((await mailsTo(server, user.email)).at(-1)!.subject).toBe('Choose a new password')
  })

  test('at registration opens nothing either', async () => {
    const client = await signedIn(server)
    const { email, username } = client.user
    const stranger = server.client()
    await ask(client, 'POST', '/api/email-confirmation')
    for (const token of await linksTo(server, email)) await ask(stranger, 'POST', '/api/email-confirmation/confirm', { token })
    await ask(stranger, 'POST', '/api/password-reset', { email })
    for (const token of await linksTo(server, email))
      await ask(stranger, 'POST', '/api/password-reset/confirm', { token, password: OTHER_PASSWORD })
    expect((await ask(server.client(), 'POST', '/api/login', { username, password: OTHER_PASSWORD })).status).toBe(401)
  })
})

describe('a stolen session', () => {
  test('that is older than ten minutes adds no way in, removes none, and exports nothing', async () => {
    const alone = await ownServer([accountServer])
    const { client } = await protectedPerson(alone)
    alone.clock.advance(11 * MINUTE)
    const tries: [string, string, object?][] = [
      ['POST', '/api/passkeys/options'],
      ['POST', '/api/passkeys', { challengeId: crypto.randomUUID(), name: 'Mine', response: {} }],
      ['DELETE', `/api/passkeys/${crypto.randomUUID()}`],
      ['POST', '/api/totp', {}],
      ['POST', '/api/totp/confirm', { code: '123456' }],
      ['POST', '/api/totp/remove', {}],
      ['POST', '/api/account/email', { email: 'thief@example.org' }],
      ['GET', '/api/account/export'],
      ['POST', '/api/account/exports', {}],
      ['POST', '/api/account/erase', {}],
    ]
    for (const [method, path, body] of tries) {
      expect([path, await ask(client, method, path, body)]).toMatchObject([path, { status: 403, reason: 'http.proof_wanted' }])
    }
  })

  test('ends after half a year, however often it is used', async () => {
    const alone = await ownServer([accountServer])
    const client = await signedIn(alone)
    for (let day = 0; day < 179; day += 20) {
      alone.clock.advance(20 * DAY - MINUTE)
      if (day < 160) expect((await ask(client, 'GET', '/api/user')).status).toBe(200)
    }
    alone.clock.advance(DAY)
    expect((await ask(client, 'GET', '/api/user')).status).toBe(401)
  })
})

test('a reset by mail leaves the second factor on, with a confirmed address or without', async () => {
  const client = await signedIn(server)
  const { user } = client
  const started = await client.fetch('/api/totp', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const { secret } = (await started.json()) as { secret: string }
  await ask(client, 'POST', '/api/totp/confirm', { code: codeOf(server, secret) })
  const stranger = server.client()
  await ask(stranger, 'POST', '/api/password-reset', { email: user.email })
  for (const token of await linksTo(server, user.email)) {
    await ask(stranger, 'POST', '/api/password-reset/confirm', { token, password: OTHER_PASSWORD })
  }
  const answers = [OTHER_PASSWORD, TEST_PASSWORD].map((password) =>
    ask(server.client(), 'POST', '/api/login', { username: user.username, password }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401])
})

test('the owner learns of a person who has the password and types wrong codes', async () => {
  const { user } = await protectedPerson(server)
  for (let i = 0; i < 4; i++) {
    await ask(server.client(), 'POST', '/api/login', { username: user.username, password: TEST_PASSWORD, code: '000000' })
  }
  const subjects = (await mailsTo(server, user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /codes/.test(subject))).toHaveLength(1)
})

test('a sign-in from a new device is reported to the owner, one from an old device is not', async () => {
  const { user } = await signedIn(server, { emailConfirmedAt: server.clock.now() })
  const device = server.client()
  for (let i = 0; i < 2; i++) {
    await ask(device, 'POST', '/api/login', { username: user.username, password: TEST_PASSWORD })
    await ask(device, 'POST', '/api/logout')
  }
  const subjects = (await mailsTo(server, user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /device/.test(subject))).toHaveLength(1)
})
