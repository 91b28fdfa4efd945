import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { getUser } from '#platform/contract/session.ts'
import { makeToken } from '#platform/server/auth/owned-token.ts'
import { makeUser, signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { ownServer, sharedServer } from '#testing/test-server.ts'
import {
  beginTotp,
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  confirmTotp,
  login,
  register,
  removeOtherWays,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
} from '../contract.ts'
import { OTHER_PASSWORD, mailsTo, somebody, tokenFor } from './account.fixture.ts'
import { accountServer } from './feature.ts'
import { insertMailToken } from './store.ts'

const server = sharedServer([accountServer])

const MINUTE = 60_000
const DAY = 86_400_000
const confirmed = () => ({ emailConfirmedAt: server.clock.now() })

describe('a new address', () => {
  test('counts once its own mail confirms it, and the old one can undo the change', async () => {
    const client = await signedIn(server, confirmed())
    const old = client.user.email
    const email = `new-${old}`
    expect(await client.call(changeEmail, { body: { email } })).toMatchObject({ email: old, emailConfirmed: true, pendingEmail: email })
    expect((await mailsTo(server, old)).map(({ subject }) => subject)).toEqual(['Someone asked to change your e-mail address'])
    expect(await client.call(confirmEmail, { body: { token: await tokenFor(server, email, '/confirm-email') } })).toMatchObject({
      email,
      emailConfirmed: true,
      pendingEmail: null,
    })
    expect((await mailsTo(server, old)).at(-1)!.subject).toBe('Your account has a new e-mail address')
    const token = await tokenFor(server, old, '/restore-email')
    await server.client().call(restoreEmail, { body: { token, password: OTHER_PASSWORD } })
    expect((await client.fail(getUser)).status).toBe(401)
    const username = client.user.username
    expect((await client.fail(login, { body: { username, password: TEST_PASSWORD } })).status).toBe(401)
    expect(await client.call(login, { body: { username, password: OTHER_PASSWORD } })).toMatchObject({ email: old, emailConfirmed: true })
    expect((await client.fail(restoreEmail, { body: { token, password: TEST_PASSWORD } })).status).toBe(400)
  })

  test('is the later of two requested ones, in any order of their mails', async () => {
    const client = await signedIn(server, confirmed())
    const [first, second] = [`first-${client.user.email}`, `second-${client.user.email}`]
    await client.call(changeEmail, { body: { email: first } })
    const stale = await tokenFor(server, first, '/confirm-email')
    await client.call(changeEmail, { body: { email: second } })
    expect((await client.fail(confirmEmail, { body: { token: stale } })).status).toBe(400)
    // Also if a mail to the first address is written late, after the second was requested.
    const { token, hash } = makeToken(client.user.id)
    const now = server.clock.now()
    const late = {
      userId: client.user.id,
      tokenHash: hash,
      kind: 'confirm',
      email: first,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY),
    } as const
    await insertMailToken(server.app.db, late)
    expect((await client.fail(confirmEmail, { body: { token } })).status).toBe(400)
    expect(await client.call(getUser)).toMatchObject({ email: client.user.email, pendingEmail: second })
    const answers = await Promise.all(
      [0, 1].map(async () =>
        client.fetch('/api/email-confirmation/confirm', {
          method: 'POST',
          body: JSON.stringify({ token: await tokenFor(server, second, '/confirm-email') }),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await client.call(getUser)).toMatchObject({ email: second, pendingEmail: null })
  })

  test('that is cancelled invalidates its link, and until then its mail can be requested again', async () => {
    const client = await signedIn(server, confirmed())
    const email = `new-${client.user.email}`
    await client.call(changeEmail, { body: { email } })
    await mailsTo(server, email)
    await client.call(requestEmailConfirmation)
    expect(await mailsTo(server, email)).toHaveLength(2)
    const token = await tokenFor(server, email, '/confirm-email')
    expect(await client.call(cancelEmailChange)).toMatchObject({ email: client.user.email, emailConfirmed: true, pendingEmail: null })
    expect((await client.fail(confirmEmail, { body: { token } })).status).toBe(400)
  })

  test('ends pending resets, and a reset or a removal of other ways ends it', async () => {
    const client = await signedIn(server, confirmed())
    const old = client.user.email
    const reset = async () => {
      await server.client().call(requestPasswordReset, { body: { email: old } })
      return tokenFor(server, old, '/reset-password')
    }
    const before = await reset()
    await client.call(changeEmail, { body: { email: `new-${old}` } })
    expect((await server.client().fail(resetPassword, { body: { token: before, password: OTHER_PASSWORD } })).status).toBe(400)
    expect(await client.call(removeOtherWays)).toMatchObject({ pendingEmail: null })
    await client.call(changeEmail, { body: { email: `newer-${old}` } })
    await server.client().call(resetPassword, { body: { token: await reset(), password: OTHER_PASSWORD } })
    expect(await client.call(login, { body: { username: client.user.username, password: OTHER_PASSWORD } })).toMatchObject({
      email: old,
      pendingEmail: null,
    })
  })

  test('requested by a thief, again and again, leaves the owner the way back, and the thief’s additions are removed', async () => {
    const alone = await ownServer([accountServer])
    const client = await signedIn(alone, { emailConfirmedAt: alone.clock.now() })
    const { email: own, username } = client.user
    const move = async (email: string) => {
      await client.call(changeEmail, { body: { email } })
      await client.call(confirmEmail, { body: { token: await tokenFor(alone, email, '/confirm-email') } })
      alone.clock.advance(1000)
    }
    for (let n = 0; n < 8; n++) await move(`thief-${n}@example.org`)
    const { secret } = await client.call(beginTotp)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: alone.clock.now().getTime() })
    await client.call(confirmTotp, { body: { code } })
    // The thief restores one of their own addresses first …
    const theirs = await tokenFor(alone, 'thief-3@example.org', '/restore-email')
    await alone.client().call(restoreEmail, { body: { token: theirs, password: OTHER_PASSWORD } })
    // … and the owner's restore wins.
    const token = await tokenFor(alone, own, '/restore-email')
    await alone.client().call(restoreEmail, { body: { token, password: TEST_PASSWORD } })
    expect(await alone.client().call(login, { body: { username, password: TEST_PASSWORD } })).toMatchObject({
      email: own,
      emailConfirmed: true,
    })
    for (let n = 0; n < 7; n++) {
      const link = await tokenFor(alone, `thief-${n}@example.org`, '/restore-email')
      expect((await alone.client().fail(restoreEmail, { body: { token: link, password: OTHER_PASSWORD } })).status).toBe(400)
    }
  })

  test('can be undone for seven days, and an older second factor stays on', async () => {
    const alone = await ownServer([accountServer])
    const client = await signedIn(alone, { emailConfirmedAt: alone.clock.now() })
    const { email: own, username } = client.user
    const { secret } = await client.call(beginTotp)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: alone.clock.now().getTime() })
    await client.call(confirmTotp, { body: { code } })
    alone.clock.advance(1000)
    await client.call(changeEmail, { body: { email: 'other@example.org' } })
    const stop = await tokenFor(alone, own, '/restore-email')
    alone.clock.advance(7 * DAY - MINUTE)
    await client.call(confirmEmail, { body: { token: await tokenFor(alone, 'other@example.org', '/confirm-email') } })
    const back = await tokenFor(alone, own, '/restore-email')
    alone.clock.advance(7 * DAY - MINUTE)
    expect((await alone.client().fail(restoreEmail, { body: { token: stop, password: OTHER_PASSWORD } })).status).toBe(400)
    await alone.client().call(restoreEmail, { body: { token: back, password: OTHER_PASSWORD } })
    const answer = await alone.client().fail(login, { body: { username, password: OTHER_PASSWORD } })
    expect(answer.error).toBe('second_factor')
  })

  test('answers the same when another account has it', async () => {
    const holder = await makeUser(server.app, confirmed())
    for (const client of [await signedIn(server), await signedIn(server, confirmed())]) {
      const one = await client.call(changeEmail, { body: { email: holder.email } })
      // A mail names the address that waits when the mail is written, so it is awaited before the next change.
      await mailsTo(server, holder.email)
      const other = await client.call(changeEmail, { body: { email: 'free@example.org' } })
      const given = one.pendingEmail === null ? 'email' : 'pendingEmail'
      expect({ ...one, [given]: '' }).toEqual({ ...other, [given]: '' })
    }
    // Only the holder of the address is informed, and no link is sent.
    const letters = await mailsTo(server, holder.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['You already have an account', 'You already have an account'])
    expect(letters.map(({ text }) => text).join('')).not.toContain('#token=')
  })

  test('gives a mistyped one no power', async () => {
    const body = somebody({ email: 'mistyped@example.org' })
    const client = server.client()
    await client.call(register, { body })
    const stray = await tokenFor(server, body.email, '/confirm-email')
    await client.call(changeEmail, { body: { email: 'well-typed@example.org' } })
    expect((await client.fail(confirmEmail, { body: { token: stray } })).status).toBe(400)
    expect(await client.call(getUser)).toMatchObject({ email: 'well-typed@example.org' })
  })
})
