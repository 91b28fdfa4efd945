import { describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import type { ErrorBody } from '#platform/contract/errors.ts'
import { getUser } from '#platform/contract/session.ts'
import { signedIn, makeUser } from '#testing/make-user.ts'
import { ownServer, type TestServer, type TestServerOptions } from '#testing/test-server.ts'
import { register } from '../../contract.ts'
import { getInstallation, listInvitations, makeInvitation, revokeInvitation, setRegistration } from '../../contract-admin.ts'
import { getJoining, lookAtInvitation } from '../../contract-joining.ts'
import { dump, mailsTo, somebody } from '../account.fixture.ts'
import { accountServer } from '../feature.ts'

const DAY_MS = 86_400_000

/** An installation without any settings, and its admin. */
async function installation(config: TestServerOptions['config'] = {}) {
  const server = await ownServer([accountServer], { config: { registration: undefined, ...config } })
  return { server, admin: await signedIn(server, { role: 'admin', displayName: 'Robin Alder' }) }
}
type Admin = Awaited<ReturnType<typeof installation>>['admin']

const tokenOf = (link: string | null) => link!.split('#invitation=')[1]!
const invite = async (admin: Admin, wish: Partial<{ note: string; email: string; uses: number; days: number }> = {}) =>
  admin.call(makeInvitation, { body: { note: '', uses: 1, days: 7, ...wish } })
const join = (server: TestServer, invitation?: string) =>
  server.client().fail(register, { body: { ...somebody(), ...(invitation && { invitation }) } })

describe('the first account', () => {
  test('can always be made on this machine, with any setting, and becomes the admin', async () => {
    for (const registration of [undefined, 'invite', 'closed'] as const) {
      const server = await ownServer([accountServer], { worker: false, config: { registration } })
      expect(await server.client().call(getJoining)).toEqual({ way: 'first', setUpToken: false })
      expect(await server.client().call(register, { body: somebody() })).toMatchObject({ isAdmin: true })
      expect(await server.client().call(getJoining)).toMatchObject({ way: registration ?? 'invite' })
      expect(await join(server)).toMatchObject({ status: 403 })
    }
  })

  thoroughTest('needs the set-up token of the log, once, if others can reach the server in any way', async () => {
    for (const reached of [{ host: '0.0.0.0' }, { publicUrl: 'https://fern.example' }, { trustProxy: 1 }]) {
      const config = { registration: 'open' as const, allowedHosts: ['127.0.0.1'], ...reached }
      const server = await ownServer([accountServer], { worker: false, config })
      const headers = { 'content-type': 'application/json', origin: config.publicUrl ?? server.url }
      const ask = (body: object) => server.client().fetch('/api/register', { method: 'POST', body: JSON.stringify(body), headers })
      const token = /"setUpToken":"([\w-]+)"/.exec(server.logged())?.[1]
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await server.client().call(getJoining)).toEqual({ way: 'first', setUpToken: true })
      for (const setUpToken of [undefined, '', 'x', token!.slice(1), `${token}x`]) {
        const answer = await ask({ ...somebody(), setUpToken })
        expect([answer.status, Object.keys(((await answer.json()) as ErrorBody).fields!)]).toEqual([403, ['setUpToken']])
      }
      // A restart logs the same token.
      const again = await ownServer([accountServer], { worker: false, config, beside: server })
      expect(again.logged()).toContain(token)
      expect((await ask({ ...somebody(), setUpToken: token })).status).toBe(201)
      const later = await ownServer([accountServer], { worker: false, config, beside: server })
      expect(later.logged()).not.toContain('setUpToken')
      // Even when no account exists any more, the old token opens nothing.
      await server.app.database.pool.query('delete from users')
      expect((await ask({ ...somebody(), setUpToken: token })).status).toBe(403)
    }
  })

  thoroughTest('needs no token on this machine alone, and none is in its log', async () => {
    const server = await ownServer([accountServer], { worker: false, config: { registration: undefined } })
    expect(server.logged()).not.toContain('setUpToken')
  })

  test('is one, also when many register at once: all others need an invitation', async () => {
    const server = await ownServer([accountServer], { worker: false, config: { registration: undefined } })
    const statuses = await Promise.all(
      Array.from(
        { length: 6 },
        async () =>
          (
            await server.client().fetch('/api/register', {
              method: 'POST',
              body: JSON.stringify(somebody()),
              headers: { 'content-type': 'application/json' },
            })
          ).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([201, 403, 403, 403, 403, 403])
  })
})

describe('a person without an invitation', () => {
  test('gets no account in any mode but open, and learns nothing about existing accounts', async () => {
    const { server, admin } = await installation()
    const taken = await makeUser(server.app)
    const refusedAs = async (reason: string, body: object = somebody()) =>
      expect(await server.client().fail(register, { body: { ...somebody(), ...body } })).toMatchObject({ status: 403, reason })
    for (const mode of ['invite', 'closed'] as const) {
      await admin.call(setRegistration, { body: { mode } })
      expect(await server.client().call(getJoining)).toEqual({ way: mode, setUpToken: false })
      const reason = mode === 'closed' ? 'account.joining_closed' : 'account.joining_by_invitation'
      await refusedAs(reason)
      // A used name, a weak password: the same answer, before these are checked.
      await refusedAs(reason, { username: taken.username })
      await refusedAs(reason, { email: taken.email })
      await refusedAs(reason, { setUpToken: 'x'.repeat(43) })
    }
    await admin.call(setRegistration, { body: { mode: 'open' } })
    expect(await server.client().call(register, { body: somebody() })).toMatchObject({ isAdmin: false })
  })

  test('cannot use a session, a token of another kind or a guessed one', async () => {
    const { server, admin } = await installation()
    const { link } = await invite(admin)
    const token = tokenOf(link)
    const session = admin.cookies.get('fernwell_session')!
    const guessed = `${token.slice(0, 30)}${'A'.repeat(34)}`
    for (const wrong of [session, guessed, token.toLowerCase(), 'x'.repeat(64), 'x'.repeat(20)])
      expect([wrong, (await join(server, wrong)).reason]).toEqual([wrong, 'account.invitation_over'])
    // A signed-in person cannot create a second account by means of their session.
    expect((await (await signedIn(server)).fail(register, { body: somebody() })).status).toBe(403)
  })

  thoroughTest('is stopped at thirty tries an hour', async () => {
    const { server } = await installation({ trustProxy: 1 })
    const from = async () => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' }
      return (await server.client().fetch('/api/register', { method: 'POST', body: JSON.stringify(somebody()), headers })).status
    }
    const statuses = await Promise.all(Array.from({ length: 33 }, from))
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })
})

describe('an invitation', () => {
  test('by link shows the inviting person and admits as many people as it is for', async () => {
    const { server, admin } = await installation()
    const { invitation, link } = await invite(admin, { note: 'Family', uses: 2 })
    expect(link).toMatch(/\/signup#invitation=[\w-]{64}$/)
    const token = tokenOf(link)
    expect(await server.client().call(lookAtInvitation, { body: { token } })).toEqual({
      invitedBy: 'Robin Alder',
      email: null,
      expiresAt: invitation.expiresAt,
    })
    for (let guest = 0; guest < 2; guest++) {
      const client = server.client()
      await client.call(register, { body: { ...somebody(), invitation: token } })
      expect(await client.call(getUser)).toMatchObject({ isAdmin: false })
    }
    expect(await join(server, token)).toMatchObject({ status: 403, reason: 'account.invitation_over' })
    expect(await server.client().fail(lookAtInvitation, { body: { token } })).toMatchObject({
      status: 403,
      reason: 'account.invitation_over',
    })
    expect((await admin.call(listInvitations)).invitations).toMatchObject([{ note: 'Family', uses: 2, usesLeft: 0, state: 'spent' }])
  })

  thoroughTest('is not used up when no account was created', async () => {
    const { server, admin } = await installation()
    const token = tokenOf((await invite(admin)).link)
    const taken = await makeUser(server.app)
    expect(await server.client().fail(register, { body: { ...somebody({ username: taken.username }), invitation: token } })).toMatchObject({
      status: 409,
    })
    await server.client().call(register, { body: { ...somebody(), invitation: token } })
  })

  test('admits exactly one of two people that race for its last use', async () => {
    const { server, admin } = await installation()
    const beside = await ownServer([accountServer], { beside: server, worker: false, config: { registration: undefined } })
    for (let round = 0; round < 5; round++) {
      const invitation = tokenOf((await invite(admin)).link)
      const ask = async (at: TestServer) =>
        (
          await at.client().fetch('/api/register', {
            method: 'POST',
            body: JSON.stringify({ ...somebody(), invitation }),
            headers: { 'content-type': 'application/json' },
          })
        ).status
      expect((await Promise.all([ask(server), ask(beside)])).toSorted()).toEqual([201, 403])
    }
  })

  test('ends when it expires, when it is revoked, and when the inviting person loses the right to invite', async () => {
    const { server, admin } = await installation()
    const revoked = await invite(admin)
    expect(await admin.call(revokeInvitation, { params: { id: revoked.invitation.id } })).toMatchObject({ state: 'revoked' })
    expect((await join(server, tokenOf(revoked.link))).reason).toBe('account.invitation_over')

    const late = await invite(admin, { days: 1 })
    server.clock.advance(DAY_MS)
    expect((await join(server, tokenOf(late.link))).reason).toBe('account.invitation_over')

    const other = await signedIn(server, { role: 'admin' })
    const { invitation, link } = await invite(other)
    await server.app.database.pool.query("update users set role = 'member' where id = $1", [other.user.id])
    expect((await join(server, tokenOf(link))).reason).toBe('account.invitation_over')

    const states = (await admin.call(listInvitations)).invitations.map(({ state }) => state)
    expect(states).toEqual(['expired', 'revoked'])
    // Another admin's invitations cannot be revoked.
    expect((await admin.fail(revokeInvitation, { params: { id: invitation.id } })).status).toBe(404)
  })

  thoroughTest('opens nothing while registration is closed', async () => {
    const { server, admin } = await installation()
    const token = tokenOf((await invite(admin)).link)
    await admin.call(setRegistration, { body: { mode: 'closed' } })
    expect((await join(server, token)).reason).toBe('account.joining_closed')
    expect((await server.client().fail(lookAtInvitation, { body: { token } })).reason).toBe('account.joining_closed')
  })

  test('by mail carries the address, admits one person, and only that mail has its link', async () => {
    const { server, admin } = await installation()
    const { invitation, link } = await invite(admin, { email: 'guest@example.org', uses: 9 })
    expect([link, invitation.uses]).toEqual([null, 1])
    const [mail] = await mailsTo(server, 'guest@example.org')
    expect(mail).toMatchObject({ subject: 'Robin Alder invites you to Fernwell' })
    const token = /#invitation=([\w-]{64})/.exec(mail!.text)![1]!
    const stored = await dump(server)
    for (const secret of [token, Buffer.from(token, 'base64url').toString('hex').slice(32)]) expect(stored).not.toContain(secret)
    expect(await server.client().call(lookAtInvitation, { body: { token } })).toMatchObject({ email: 'guest@example.org' })
    await server.client().call(register, { body: { ...somebody({ email: 'guest@example.org' }), invitation: token } })
    expect((await admin.call(listInvitations)).invitations).toMatchObject([{ email: null, state: 'spent' }])
    expect((await join(server, token)).reason).toBe('account.invitation_over')
  })

  test('is stored as a hash, for every way of sending it', async () => {
    const { server, admin } = await installation()
    const token = tokenOf((await invite(admin)).link)
    const stored = await dump(server)
    for (const secret of [token, Buffer.from(token, 'base64url').toString('hex').slice(32)]) expect(stored).not.toContain(secret)
    expect(server.logged()).not.toContain(token)
  })
})

describe('the rule of who may join', () => {
  thoroughTest('is the environment’s value, which overrides the admin’s choice and is shown to them', async () => {
    const { server, admin } = await installation({ registration: 'closed' })
    expect((await admin.call(getInstallation)).registration).toEqual({ mode: 'closed', setBy: 'environment' })
    expect(await admin.fail(setRegistration, { body: { mode: 'open' } })).toMatchObject({
      status: 409,
      reason: 'account.registration_by_environment',
    })
    expect((await join(server)).reason).toBe('account.joining_closed')
  })

  thoroughTest('is by invitation until an admin chooses, and the choice applies in every process', async () => {
    const { server, admin } = await installation()
    expect((await admin.call(getInstallation)).registration).toEqual({ mode: 'invite', setBy: 'default' })
    await admin.call(setRegistration, { body: { mode: 'open' } })
    const beside = await ownServer([accountServer], { beside: server, worker: false, config: { registration: undefined } })
    await beside.client().call(register, { body: somebody() })
    expect((await admin.call(getInstallation)).registration).toEqual({ mode: 'open', setBy: 'setting' })
  })
})
