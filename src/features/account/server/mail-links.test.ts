import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { getUser } from '#platform/contract/session.ts'
import { makeUser, signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { ownServer, sharedServer, type TestServer } from '#testing/test-server.ts'
import { confirmEmail, login, register, requestEmailConfirmation, requestPasswordReset, resetPassword, restoreEmail } from '../contract.ts'
import { OTHER_PASSWORD, dump, mailsTo, somebody, timeRatio, tokenFor } from './account.fixture.ts'
import { accountServer } from './feature.ts'
import { accountCleaning } from './jobs.ts'

const server = sharedServer([accountServer])

const MINUTE = 60_000
const DAY = 86_400_000
const confirmed = () => ({ emailConfirmedAt: server.clock.now() })

describe('confirming an address', () => {
  test('works once, by the link in the mail, on any device where its person is signed in, and for no other account', async () => {
    const body = somebody()
    const client = server.client()
    await client.call(register, { body })
    const token = await tokenFor(server, body.email, '/confirm-email')
    expect((await server.client().fail(confirmEmail, { body: { token } })).status).toBe(401)
    const other = await signedIn(server)
    expect(await other.fail(confirmEmail, { body: { token } })).toMatchObject({ status: 403, reason: 'account.link_of_another' })
    expect(await client.call(getUser)).toMatchObject({ emailConfirmed: false })
    const phone = server.client()
    await phone.call(login, { body })
    expect(await phone.call(confirmEmail, { body: { token } })).toMatchObject({ emailConfirmed: true })
    expect(await client.call(getUser)).toMatchObject({ emailConfirmed: true })
    expect(await phone.fail(confirmEmail, { body: { token } })).toMatchObject({
      status: 400,
      fields: { token: expect.any(String) },
    })
  })

  test('works for seven days and not longer', async () => {
    const alone = await ownServer([accountServer])
    const body = somebody()
    const client = alone.client()
    await client.call(register, { body })
    const token = await tokenFor(alone, body.email, '/confirm-email')
    alone.clock.advance(7 * DAY + 1)
    expect((await client.fail(confirmEmail, { body: { token } })).status).toBe(400)
    await client.call(requestEmailConfirmation)
    await client.call(confirmEmail, { body: { token: await tokenFor(alone, body.email, '/confirm-email') } })
    await alone.app.jobs.send(accountCleaning, {})
    await alone.app.jobs.idle([accountCleaning.name])
    expect(await alone.app.database.pool.query('select from account_mail_tokens')).toMatchObject({ rowCount: 0 })
  })

  test('gives an address that two ask for to one of them', async () => {
    const email = 'two-want-it@example.org'
    const [a, b] = [server.client(), server.client()]
    await a.call(register, { body: somebody({ email }) })
    const first = await tokenFor(server, email, '/confirm-email')
    await b.call(register, { body: somebody({ email }) })
    const second = await tokenFor(server, email, '/confirm-email')
    const answers = await Promise.all(
      (
        [
          [a, first],
          [b, second],
        ] as const
      ).map(([client, token]) =>
        client.fetch('/api/email-confirmation/confirm', {
          method: 'POST',
          body: JSON.stringify({ token }),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    const states = [await a.call(getUser), await b.call(getUser)].map((user) => user.emailConfirmed)
    expect(states.toSorted()).toEqual([false, true])
  })

  test('cannot be requested again without limit', async () => {
    const client = await signedIn(server)
    for (let i = 0; i < 5; i++) await client.call(requestEmailConfirmation)
    expect(await client.fail(requestEmailConfirmation)).toMatchObject({ status: 429, limit: 5 })
  })
})

describe('choosing a new password by mail', () => {
  test('works once, ends every session, and invalidates the old password', async () => {
    const client = await signedIn(server, confirmed())
    const { email, username } = client.user
    await server.client().call(requestPasswordReset, { body: { email: email.toUpperCase() } })
    const token = await tokenFor(server, email, '/reset-password')
    const browser = server.client()
    expect(await browser.fail(resetPassword, { body: { token, password: 'password12' } })).toMatchObject({
      status: 400,
      fields: { password: expect.any(String) },
    })
    await browser.call(resetPassword, { body: { token, password: OTHER_PASSWORD } })
    expect((await browser.fail(resetPassword, { body: { token, password: OTHER_PASSWORD } })).status).toBe(400)
    expect((await client.fail(getUser)).status).toBe(401)
    expect((await server.client().fail(login, { body: { username, password: TEST_PASSWORD } })).status).toBe(401)
    await browser.call(login, { body: { username, password: OTHER_PASSWORD } })
    expect((await mailsTo(server, email)).at(-1)!.subject).toBe('Your password was changed')
    expect(await dump(server)).not.toContain(token)
  })

  test('is written in the language of the device that the account was made on', async () => {
    const body = { ...somebody({ email: 'mina@harrowgate.example' }), locale: 'de-AT' }
    const client = server.client()
    await client.call(register, { body })
    await client.call(confirmEmail, { body: { token: await tokenFor(server, body.email, '/confirm-email') } })
    await server.client().call(requestPasswordReset, { body: { email: body.email } })
    await tokenFor(server, body.email, '/reset-password')
    expect((await mailsTo(server, body.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('gilt sieben Tage'),
      expect.stringContaining('neues Passwort'),
    ])
  })

  test('answers unknown addresses the same, in the same time, and sends them nothing', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => makeUser(server.app, confirmed())))
    const ask = (email: string) => server.client().call(requestPasswordReset, { body: { email } })
    expect(await ask('nobody-there@example.org')).toEqual(await ask(users[0]!.email))
    const ratio = await timeRatio(
      users.length,
      (round) => ask(users[round]!.email),
      (round) => ask(`unknown-${round}@example.org`),
    )
    expect(ratio).toBeGreaterThan(1 / 4)
    expect(ratio).toBeLessThan(4)
    expect(await mailsTo(server, 'nobody-there@example.org')).toEqual([])
  })

  test('is not possible by an unconfirmed address: the mail gives the reason and no link', async () => {
    const email = 'family@example.org'
    const [a, b] = [await makeUser(server.app, { email }), await makeUser(server.app, { email })]
    await server.client().call(requestPasswordReset, { body: { email } })
    const letters = await mailsTo(server, email)
    expect(letters).toHaveLength(1)
    expect(letters[0]!.text).toContain(a.username)
    expect(letters[0]!.text).toContain(b.username)
    expect(letters[0]!.text).not.toContain('#token=')
    // Confirmed by one account, the address opens that account only.
    const holder = await makeUser(server.app, { email, ...confirmed() })
    await server.client().call(requestPasswordReset, { body: { email } })
    const letter = (await mailsTo(server, email)).at(-1)!
    expect(letter.text.match(/#token=/g)).toHaveLength(1)
    expect(letter.text).toContain(holder.username)
    expect(letter.text).not.toContain(a.username)
  })

  test('is possible for half an hour, and every mail from that time works', async () => {
    const alone = await ownServer([accountServer])
    const user = await makeUser(alone.app, { emailConfirmedAt: alone.clock.now() })
    const client = alone.client()
    await client.call(requestPasswordReset, { body: { email: user.email } })
    const first = await tokenFor(alone, user.email, '/reset-password')
    alone.clock.advance(10 * MINUTE)
    await client.call(requestPasswordReset, { body: { email: user.email } })
    const second = await tokenFor(alone, user.email, '/reset-password')
    alone.clock.advance(21 * MINUTE)
    expect((await client.fail(resetPassword, { body: { token: first, password: OTHER_PASSWORD } })).status).toBe(400)
    await client.call(resetPassword, { body: { token: second, password: OTHER_PASSWORD } })
  })

  test('lets the owner in while strangers use up the attempts for the name', async () => {
    const user = await makeUser(server.app, confirmed())
    for (let i = 0; i < 6; i++) await server.client().fail(login, { body: { username: user.username, password: 'wrong' } })
    const browser = server.client()
    expect((await browser.fail(login, { body: { username: user.username, password: TEST_PASSWORD } })).status).toBe(429)
    await browser.call(requestPasswordReset, { body: { email: user.email } })
    await browser.call(resetPassword, { body: { token: await tokenFor(server, user.email, '/reset-password'), password: OTHER_PASSWORD } })
    expect(await browser.call(login, { body: { username: user.username, password: OTHER_PASSWORD } })).toMatchObject({
      id: user.id,
      emailConfirmed: true,
    })
  })

  test('does not fill a mailbox', async () => {
    const ask = () =>
      server.client().fetch('/api/password-reset', {
        method: 'POST',
        body: '{"email":"full@example.org"}',
        headers: { 'content-type': 'application/json' },
      })
    const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })

  test('refuses made-up links', async () => {
    const user = await makeUser(server.app, confirmed())
    const client = await signedIn(server)
    const forged = Buffer.concat([Buffer.from(user.id.replaceAll('-', ''), 'hex'), Buffer.alloc(32)]).toString('base64url')
    for (const token of [forged, 'x'.repeat(64), 'y'.repeat(30)]) {
      expect((await server.client().fail(resetPassword, { body: { token, password: OTHER_PASSWORD } })).status).toBe(400)
      expect((await client.fail(confirmEmail, { body: { token } })).status).toBe(400)
      expect((await server.client().fail(restoreEmail, { body: { token, password: OTHER_PASSWORD } })).status).toBe(400)
    }
    // A link for one purpose does not serve another.
    await server.client().call(requestPasswordReset, { body: { email: user.email } })
    const token = await tokenFor(server, user.email, '/reset-password')
    expect((await client.fail(confirmEmail, { body: { token } })).status).toBe(400)
    expect((await server.client().fail(restoreEmail, { body: { token, password: OTHER_PASSWORD } })).status).toBe(400)
  })
})

describe('links in mails', () => {
  /** Requests a new password with another host name in the request, as a stranger can; returns the answer's status. */
  const askAs = (to: TestServer, host: string, email: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', host, 'x-forwarded-host': host }
      const sent = request(`${to.url}/api/password-reset`, { method: 'POST', headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      )
      sent.on('error', reject).end(JSON.stringify({ email }))
    })

  test('lead to PUBLIC_URL, else to this machine, with any Host header', async () => {
    const allowedHosts = ['other.example']
    const plain = await ownServer([accountServer], { config: { allowedHosts } })
    const named = await ownServer([accountServer], { config: { allowedHosts, publicUrl: 'https://fern.example/garden' } })
    for (const [to, start] of [
      [plain, `http://localhost:${new URL(plain.url).port}/reset-password#token=`],
      [named, 'https://fern.example/garden/reset-password#token='],
    ] as const) {
      const user = await makeUser(to.app, { emailConfirmedAt: to.clock.now() })
      // A foreign host is refused at once; one that the owner allows still appears in no link.
      expect(await askAs(to, 'evil.example', user.email)).toBeGreaterThanOrEqual(400)
      expect(await mailsTo(to, user.email)).toEqual([])
      expect(await askAs(to, 'other.example', user.email)).toBe(200)
      const [letter] = await mailsTo(to, user.email)
      expect(letter!.text).toContain(start)
      expect(letter!.text).not.toMatch(/evil|other\.example/)
    }
  })
})
