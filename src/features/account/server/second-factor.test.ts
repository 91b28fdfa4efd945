import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { getUser } from '#platform/contract/session.ts'
import { signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { beginTotp, confirmTotp, getSecurity, login, removeTotp, requestPasswordReset, resetPassword } from '../contract.ts'
import { OTHER_PASSWORD, dump, tokenFor } from './account.fixture.ts'
import { accountServer } from './feature.ts'

const server = sharedServer([accountServer])

const STEP = 30_000
const password = TEST_PASSWORD

const codeOf = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() + shift })

/** A person with the second factor on; the clock is then one code step later. */
async function protectedPerson(extra: Parameters<typeof signedIn>[1] = {}) {
  const client = await signedIn(server, extra)
  const { secret, uri } = await client.call(beginTotp)
  const { recoveryCodes } = await client.call(confirmTotp, { body: { code: codeOf(secret) } })
  server.clock.advance(STEP)
  return { client, user: client.user, secret, uri, recoveryCodes }
}

const signIn = (username: string, code?: string) => ({ body: { username, password, ...(code === undefined ? {} : { code }) } })

describe('an authenticator app', () => {
  test('is set up with password and first code, and then required at sign-in', async () => {
    const { client, user, secret, uri, recoveryCodes } = await protectedPerson()
    expect(uri).toContain(`otpauth://totp/Fernwell:${user.username}?issuer=Fernwell&secret=${secret}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await client.call(getSecurity)).toMatchObject({ totp: true, recoveryCodesLeft: 10 })
    const other = server.client()
    expect(await other.fail(login, signIn(user.username))).toMatchObject({
      status: 401,
      error: 'second_factor',
      message: 'Please enter the code from your authenticator app.',
    })
    expect((await other.fail(getUser)).status).toBe(401)
    const code = codeOf(secret)
    expect(await other.call(login, signIn(user.username, `${code.slice(0, 3)} ${code.slice(3)}`))).toMatchObject({ id: user.id })
  })

  test('changes nothing until its first code was right', async () => {
    const client = await signedIn(server)
    expect((await client.fail(confirmTotp, { body: { code: '123456' } })).status).toBe(409)
    const { secret } = await client.call(beginTotp)
    expect(await client.fail(confirmTotp, { body: { code: codeOf(secret, 10 * STEP) } })).toMatchObject({
      status: 400,
      fields: { code: expect.any(String) },
    })
    expect(await client.call(getSecurity)).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    await server.client().call(login, signIn(client.user.username))
  })

  test('takes codes one step early or late, and no further', async () => {
    const { user, secret } = await protectedPerson()
    expect((await server.client().fail(login, signIn(user.username, codeOf(secret, -3 * STEP)))).error).toBe('second_factor')
    expect((await server.client().fail(login, signIn(user.username, codeOf(secret, 2 * STEP)))).error).toBe('second_factor')
    server.clock.advance(STEP)
    await server.client().call(login, signIn(user.username, codeOf(secret, -STEP)))
    await server.client().call(login, signIn(user.username, codeOf(secret, STEP)))
  })

  test('refuses a used code, and older ones, also when both arrive at once', async () => {
    const { user, secret } = await protectedPerson()
    const code = codeOf(secret)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.client().fetch('/api/login', {
          method: 'POST',
          body: JSON.stringify(signIn(user.username, code).body),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 401, 401, 401])
    expect((await server.client().fail(login, signIn(user.username, codeOf(secret, -STEP)))).error).toBe('second_factor')
    // The code that confirmed the app counts as used too.
    const other = await signedIn(server)
    const started = await other.call(beginTotp)
    const first = codeOf(started.secret)
    await other.call(confirmTotp, { body: { code: first } })
    expect((await server.client().fail(login, signIn(other.user.username, first))).error).toBe('second_factor')
  })

  test('counts wrong codes as failed attempts, but not the request for a code', async () => {
    const { user, secret } = await protectedPerson()
    for (let i = 0; i < 8; i++) expect((await server.client().fail(login, signIn(user.username))).error).toBe('second_factor')
    const answers = await Promise.all(Array.from({ length: 9 }, () => server.client().fail(login, signIn(user.username, '000000'))))
    expect(answers.filter(({ error }) => error === 'second_factor')).toHaveLength(5)
    expect((await server.client().fail(login, signIn(user.username, codeOf(secret)))).status).toBe(429)
  })

  test('does not reveal whether a code is right while the password is wrong', async () => {
    const { user, secret } = await protectedPerson()
    const answer = await server.client().fail(login, { body: { username: user.username, password: 'wrong', code: codeOf(secret) } })
    expect(answer).toMatchObject({ status: 401, error: 'unauthenticated', message: 'Invalid email or password' })
    await server.client().call(login, signIn(user.username, codeOf(secret)))
  })

  test('can be turned off after a fresh proof', async () => {
    const { client, user } = await protectedPerson()
    expect((await client.fail(beginTotp)).status).toBe(409)
    await client.call(removeTotp)
    expect(await client.call(getSecurity)).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    await server.client().call(login, signIn(user.username))
  })

  test('stays on through a password reset', async () => {
    const { user } = await protectedPerson({ emailConfirmedAt: server.clock.now() })
    await server.client().call(requestPasswordReset, { body: { email: user.email } })
    const token = await tokenFor(server, user.email, '/reset-password')
    await server.client().call(resetPassword, { body: { token, password: OTHER_PASSWORD } })
    const answer = await server.client().fail(login, { body: { username: user.username, password: OTHER_PASSWORD } })
    expect(answer.error).toBe('second_factor')
  })
})

describe('recovery codes', () => {
  test('work once each, as typed from paper', async () => {
    const { client, user, recoveryCodes } = await protectedPerson()
    const [first = '', second = ''] = recoveryCodes
    await server.client().call(login, signIn(user.username, first.toUpperCase().replace('-', ' ')))
    expect((await server.client().fail(login, signIn(user.username, first))).error).toBe('second_factor')
    await server.client().call(login, signIn(user.username, second.replaceAll('0', 'O').replaceAll('1', 'l')))
    expect(await client.call(getSecurity)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('open no other account', async () => {
    const [a, b] = [await protectedPerson(), await protectedPerson()]
    expect((await server.client().fail(login, signIn(b.user.username, a.recoveryCodes[0]))).error).toBe('second_factor')
  })

  test('and the secret are readable neither in the database nor in the log', async () => {
    const { secret, recoveryCodes } = await protectedPerson()
    const text = (await dump(server)) + server.logged()
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
    for (const word of [
      secret,
      bytes.toString('hex'),
      bytes.toString('base64'),
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ]) {
      expect(text.includes(word)).toBe(false)
    }
  })
})
