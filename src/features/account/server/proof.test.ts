import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { getUser } from '#platform/contract/session.ts'
import { signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { ownServer, sharedServer } from '#testing/test-server.ts'
import {
  beginTotp,
  changePassword,
  confirmTotp,
  getSecurity,
  listDevices,
  login,
  proveIdentity,
  removeOtherWays,
  removeTotp,
  seeNotices,
} from '../contract.ts'
import { OTHER_PASSWORD, mailsTo } from './account.fixture.ts'
import { accountServer } from './feature.ts'

const server = sharedServer([accountServer])

const MINUTE = 60_000
const DAY = 86_400_000
const right = { body: { by: 'password', password: TEST_PASSWORD } } as const

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })

async function protectedPerson() {
  const client = await signedIn(server, { emailConfirmedAt: server.clock.now() })
  const { secret } = await client.call(beginTotp)
  const { recoveryCodes } = await client.call(confirmTotp, { body: { code: codeOf(secret) } })
  server.clock.advance(MINUTE)
  return { client, secret, recoveryCodes }
}

describe('showing that it is you', () => {
  test('counts for ten minutes, in this session and no other, and other processes know', async () => {
    const client = await signedIn(server)
    const beside = await ownServer([accountServer], { worker: false, beside: server })
    const elsewhere = server.client()
    elsewhere.cookies.set('fernwell_session', (await server.app.sessions.create(server.app.db, client.user.id, 'Other')).token)
    const process = beside.client()
    process.cookies.set('fernwell_session', client.cookies.get('fernwell_session')!)
    server.clock.advance(11 * MINUTE)
    await process.call(getUser)
    expect(await process.fail(beginTotp)).toMatchObject({ status: 403, reason: 'http.proof_wanted' })
    await client.call(proveIdentity, right)
    await process.call(beginTotp)
    expect((await elsewhere.fail(beginTotp)).reason).toBe('http.proof_wanted')
    server.clock.advance(10 * MINUTE - 1)
    await client.call(beginTotp)
    server.clock.advance(1)
    expect((await client.fail(beginTotp)).reason).toBe('http.proof_wanted')
  })

  test('works by a code of the app or a recovery code, each once, and by no code without an app', async () => {
    const { client, secret, recoveryCodes } = await protectedPerson()
    server.clock.advance(11 * MINUTE)
    const by = (code: string) => ({ body: { by: 'code', code } }) as const
    expect(await client.fail(proveIdentity, by('000000'))).toMatchObject({ status: 403, fields: { code: expect.any(String) } })
    expect((await client.fail(removeTotp)).status).toBe(403)
    const code = codeOf(secret)
    await client.call(proveIdentity, by(code))
    expect((await client.fail(proveIdentity, by(code))).status).toBe(403)
    await client.call(proveIdentity, by(recoveryCodes[0]!))
    expect((await client.fail(proveIdentity, by(recoveryCodes[0]!))).status).toBe(403)
    await client.call(removeTotp)
    expect(await client.fail(proveIdentity, by(code))).toMatchObject({ status: 409, reason: 'account.no_authenticator' })
  })

  test('allows ten wrong codes in a quarter of an hour, and informs the owner once', async () => {
    const { client, secret } = await protectedPerson()
    const wrong = { body: { by: 'code', code: '000000' } } as const
    const tries = await Promise.all(Array.from({ length: 14 }, () => client.fail(proveIdentity, wrong)))
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10)
    expect((await client.fail(proveIdentity, { body: { by: 'code', code: codeOf(secret) } })).status).toBe(429)
    const subjects = (await mailsTo(server, client.user.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Wrong codes were entered for your account')).toHaveLength(1)
  })

  test('also happens by changing the password, and by nothing that a session alone can do', async () => {
    const client = await signedIn(server)
    server.clock.advance(11 * MINUTE)
    await client.call(getUser)
    expect((await client.fail(removeOtherWays)).reason).toBe('http.proof_wanted')
    await client.call(changePassword, { body: { current: TEST_PASSWORD, next: OTHER_PASSWORD } })
    await client.call(removeOtherWays)
  })

  test('is missing in a session from before proofs existed', async () => {
    const client = await signedIn(server)
    await server.app.database.pool.query('update sessions set proved_at = null where user_id = $1', [client.user.id])
    expect((await client.fail(beginTotp)).reason).toBe('http.proof_wanted')
    await client.call(proveIdentity, right)
    await client.call(beginTotp)
  })
})

test('leaving the password as the only way in ends other devices and passkeys; this device and the second factor stay', async () => {
  const { client } = await protectedPerson()
  const { username } = client.user
  await server.app.sessions.create(server.app.db, client.user.id, 'Somebody else’s')
  await server.app.database.pool.query(
    "insert into account_passkeys (user_id, id, credential_id, public_key, counter, transports, rp_id, name, created_at) values ($1, gen_random_uuid(), 'x', '\\x00', 0, '{}', 'localhost', 'Theirs', now())",
    [client.user.id],
  )
  expect((await client.call(getSecurity)).passkeys).toHaveLength(1)
  await client.call(removeOtherWays)
  expect(await client.call(getSecurity)).toMatchObject({ passkeys: [], totp: true })
  expect((await client.call(listDevices)).devices).toMatchObject([{ isThis: true }])
  expect((await server.client().fail(login, { body: { username, password: TEST_PASSWORD } })).error).toBe('second_factor')
})

describe('notices', () => {
  test('appear in the app for a person without a confirmed address, and send no mail', async () => {
    const client = await signedIn(server)
    const { username, email } = client.user
    await server.client().call(login, { body: { username, password: TEST_PASSWORD } })
    const { notices } = await client.call(getSecurity)
    expect(notices).toMatchObject([{ kind: 'new_device', about: 'A device', seen: false }])
    expect(await mailsTo(server, email)).toEqual([])
    await client.call(seeNotices)
    expect((await client.call(getSecurity)).notices).toMatchObject([{ seen: true }])
  })

  test('are limited to the latest fifty', async () => {
    const client = await signedIn(server)
    const { username } = client.user
    const { pool } = server.app.database
    await pool.query(
      "insert into account_notices (user_id, id, kind, about, created_at) select $1, gen_random_uuid(), 'new_device', 'x', now() from generate_series(1, 60)",
      [client.user.id],
    )
    await server.client().call(login, { body: { username, password: TEST_PASSWORD } })
    expect(await pool.query('select from account_notices where user_id = $1', [client.user.id])).toMatchObject({ rowCount: 50 })
  })
})

describe('a session', () => {
  test('lasts as long as the owner of the installation chose, on the server and in its cookie', async () => {
    const short = await ownServer([accountServer], { config: { sessionDays: 3 } })
    const client = await signedIn(short)
    const answer = await client.fetch('/api/login', {
      method: 'POST',
      body: JSON.stringify({ username: client.user.username, password: TEST_PASSWORD }),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('fernwell_session='))).toMatch(/Max-Age=259200\b/)
    for (let n = 0; n < 2; n++) {
      short.clock.advance(DAY)
      await client.call(getUser)
    }
    short.clock.advance(DAY)
    expect((await client.fail(getUser)).status).toBe(401)
    const { pool } = short.app.database
    const over = await pool.query("select from sessions where expires_at > created_at + interval '3 days'")
    expect(over.rowCount).toBe(0)
  })

  test('that began before the owner chose a shorter life ends by it', async () => {
    const long = await ownServer([accountServer])
    const client = await signedIn(long)
    long.clock.advance(5 * DAY)
    const short = await ownServer([accountServer], { beside: long, worker: false, config: { sessionDays: 4 } })
    const there = short.client()
    there.cookies.set('fernwell_session', client.cookies.get('fernwell_session')!)
    await client.call(getUser)
    expect((await there.fail(getUser)).status).toBe(401)
  })
})
