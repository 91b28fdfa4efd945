import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { getUser } from '#platform/contract/session.ts'
import { users } from '#platform/server/auth/tables.ts'
import { makeUser, signedIn, type SignedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { ownServer, sharedServer } from '#testing/test-server.ts'
import {
  confirmEmail,
  eraseAccount,
  getSecurity,
  login,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
} from '../../contract.ts'
import * as api from '../../contract-admin.ts'
import { OTHER_PASSWORD, mailsTo, tokenFor } from '../account.fixture.ts'
import { accountServer } from '../feature.ts'
import { adminRoutes } from './routes.ts'

let admin: SignedIn
const server = sharedServer([accountServer])
beforeAll(async () => {
  admin = await signedIn(server, { role: 'admin', username: 'robin' })
})

const confirmed = () => ({ emailConfirmedAt: server.clock.now() })
const act = (id: string, what: api.AccountAct) => admin.call(api.actOnAccount, { params: { id }, body: { act: what } })
const accountNamed = async (search: string) => (await admin.call(api.listAccounts, { query: { search } })).accounts
const signIn = (username: string, password = TEST_PASSWORD) => ({ body: { username, password } })

describe('the list of accounts', () => {
  test('shows accounts and their storage, newest first, page by page, and can be searched by name and address', async () => {
    const fresh = await ownServer([accountServer], { worker: false })
    const boss = await signedIn(fresh, { role: 'admin' })
    for (let n = 0; n < 34; n++) await makeUser(fresh.app, { username: `fern${n}`, displayName: n === 7 ? 'Ötzi Über' : null })
    const first = await boss.call(api.listAccounts, { query: {} })
    expect([first.accounts.length, first.more]).toEqual([30, true])
    const rest = await boss.call(api.listAccounts, { query: { after: first.accounts.at(-1)!.id } })
    expect([rest.accounts.length, rest.more]).toEqual([5, false])
    expect(new Set([...first.accounts, ...rest.accounts].map(({ id }) => id)).size).toBe(35)
    const found = async (search: string) =>
      (await boss.call(api.listAccounts, { query: { search } })).accounts.map(({ username }) => username)
    expect(await found('FERN33')).toEqual(['fern33'])
    expect(await found('fern12@example')).toEqual(['fern12'])
    expect(await found('über')).toEqual(['fern7'])
    expect(await found('%')).toEqual([])
  })

  test('shows when a person was last active, also after they signed out, and the size of their files', async () => {
    const device = await signedIn(server)
    const { user } = device
    await device.call(getUser)
    await expect.poll(async () => (await accountNamed(user.username))[0]?.lastSeenAt).not.toBeNull()
    await server.app.database.pool.query('insert into storage_usage (user_id, bytes) values ($1, 4711)', [user.id])
    await server.app.database.pool.query('delete from sessions where user_id = $1', [user.id])
    expect(await accountNamed(user.username)).toEqual([
      {
        id: user.id,
        username: user.username,
        displayName: null,
        email: user.email,
        emailConfirmed: false,
        isAdmin: false,
        createdAt: server.clock.now().toISOString(),
        lastSeenAt: server.clock.now().toISOString(),
        bytes: 4711,
        lockedAt: null,
      },
    ])
  })
})

describe('a locked account', () => {
  test('is signed out everywhere at once, in every process, cannot sign in by any way, and gets the reason', async () => {
    const beside = await ownServer([accountServer], { beside: server, worker: false })
    const person = await signedIn(server, confirmed())
    const elsewhere = beside.client()
    await elsewhere.call(login, signIn(person.user.username))
    await server.client().call(requestPasswordReset, { body: { email: person.user.email } })
    const token = await tokenFor(server, person.user.email, '/reset-password')

    expect(await act(person.user.id, 'lock')).toMatchObject({ lockedAt: server.clock.now().toISOString() })
    for (const device of [person, elsewhere]) expect((await device.fail(getUser)).status).toBe(401)
    for (const name of [person.user.username, person.user.email])
      expect(await server.client().fail(login, signIn(name))).toMatchObject({ status: 403, reason: 'account.locked' })
    // Without the right password the answer does not reveal that the account is locked.
    expect(await server.client().fail(login, signIn(person.user.username, 'not-the-password'))).toMatchObject({
      status: 401,
      reason: 'account.refused',
    })
    expect((await server.client().fail(resetPassword, { body: { token, password: OTHER_PASSWORD } })).reason).toBe('account.link_spent')
    await server.client().call(requestPasswordReset, { body: { email: person.user.email } })
    const mails = await mailsTo(server, person.user.email)
    expect(mails.slice(-2).map(({ subject }) => subject)).toEqual(['Your account is locked', 'Your account is locked'])
    expect(mails.slice(-2).some(({ text }) => text.includes('#token='))).toBe(false)
    const { rows } = await server.app.database.pool.query('select 1 from sessions where user_id = $1', [person.user.id])
    expect(rows).toEqual([])

    expect(await act(person.user.id, 'unlock')).toMatchObject({ lockedAt: null })
    await person.call(login, signIn(person.user.username))
    const { acts } = await person.call(getSecurity)
    expect(acts.map(({ kind, by }) => [kind, by])).toEqual([
      ['unlocked', 'robin'],
      ['locked', 'robin'],
    ])
  })

  test('cannot use a session that began at the same moment', async () => {
    const person = await signedIn(server)
    const { token } = await server.app.sessions.create(server.app.db, person.user.id, 'Late device')
    await server.app.db.update(users).set({ lockedAt: server.clock.now() })
    await server.app.sessions.forget(person.user.id)
    expect(await server.app.sessions.person(token)).toBeUndefined()
    await server.app.db.update(users).set({ lockedAt: null })
  })

  test('has its jobs suspended until it is unlocked', async () => {
    const person = await signedIn(server)
    await act(person.user.id, 'lock')
    const { pool } = server.app.database
    await server.app.jobs.send(
      { name: 'account-mail' } as never,
      { kind: 'confirm', userId: person.user.id, base: 'http://localhost' } as never,
    )
    const waiting = () =>
      pool.query("select 1 from jobs.job where name = 'account-mail' and state = 'created' and start_after > now() + interval '30 minutes'")
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(1)
    await pool.query("delete from jobs.job where name = 'account-mail'")
    expect(await mailsTo(server, person.user.email)).toEqual([])
  })
})

describe('an admin', () => {
  test('signs a person out everywhere and resets their attempts', async () => {
    const person = await signedIn(server, confirmed())
    await act(person.user.id, 'sign_out')
    expect((await person.fail(getUser)).status).toBe(401)
    for (let n = 0; n < 5; n++) await server.client().fail(login, signIn(person.user.username, 'not-the-password'))
    expect((await server.client().fail(login, signIn(person.user.username))).status).toBe(429)
    await act(person.user.id, 'reset_limits')
    await server.client().call(login, signIn(person.user.username))
    expect((await mailsTo(server, person.user.email)).map(({ subject }) => subject)).toContain('You were signed out everywhere')
  })

  test('erases an account only by its typed name, and the record of it names nobody', async () => {
    const person = await signedIn(server)
    const erase = (username: string) => ({ params: { id: person.user.id }, body: { username } })
    expect(await admin.fail(api.eraseAccountOf, erase('robin'))).toMatchObject({ status: 409, fields: { username: expect.any(String) } })
    await person.call(getUser)
    await admin.call(api.eraseAccountOf, erase(person.user.username.toUpperCase()))
    expect((await person.fail(getUser)).status).toBe(401)
    expect(await accountNamed(person.user.username)).toEqual([])
    expect((await admin.call(api.listActs, { query: {} })).acts[0]).toMatchObject({ kind: 'erased', by: 'robin', of: null })
    expect((await admin.fail(api.eraseAccountOf, erase(person.user.username))).status).toBe(404)
  })

  test('cannot lock, erase or sign out themselves by accident', async () => {
    for (const what of api.ACCOUNT_ACTS)
      expect(await admin.fail(api.actOnAccount, { params: { id: admin.user.id }, body: { act: what } })).toMatchObject({
        status: 409,
        reason: 'account.not_yourself',
      })
    expect(await admin.fail(api.eraseAccountOf, { params: { id: admin.user.id }, body: { username: admin.user.username } })).toMatchObject({
      status: 409,
    })
  })

  test('always remains: if two lock or erase each other at once, one stays, and the last cannot erase themselves', async () => {
    for (const way of ['lock', 'erase'] as const) {
      const fresh = await ownServer([accountServer], { worker: false })
      const [one, other] = [await signedIn(fresh, { role: 'admin' }), await signedIn(fresh, { role: 'admin' })]
      await makeUser(fresh.app)
      const strike = (by: typeof one, at: typeof one) =>
        by.fetch(`/api/admin/accounts/${at.user.id}/${way === 'lock' ? 'acts' : 'erase'}`, {
          method: 'POST',
          body: JSON.stringify(way === 'lock' ? { act: 'lock' } : { username: at.user.username }),
          headers: { 'content-type': 'application/json' },
        })
      await Promise.all([strike(one, other), strike(other, one)])
      const left = (await fresh.app.db.select().from(users)).filter(({ role, lockedAt }) => role === 'admin' && !lockedAt)
      expect(left).toHaveLength(1)
      const last = left[0]!.id === one.user.id ? one : other
      expect(await last.fail(eraseAccount)).toMatchObject({ status: 409, reason: 'account.last_admin' })
    }
  })

  test('can make another person admin, and then leave', async () => {
    const fresh = await ownServer([accountServer], { worker: false })
    const [boss, heir] = [await signedIn(fresh, { role: 'admin' }), await signedIn(fresh)]
    await boss.call(api.actOnAccount, { params: { id: heir.user.id }, body: { act: 'make_admin' } })
    expect(await heir.call(getUser)).toMatchObject({ isAdmin: true })
    await boss.call(eraseAccount)
    expect((await heir.call(api.listActs, { query: {} })).acts).toMatchObject([{ kind: 'made_admin', by: null }])
  })

  test('named by ADMIN_EMAIL is made by nobody else', async () => {
    const fresh = await ownServer([accountServer], { worker: false, config: { adminEmail: 'boss@example.org' } })
    const boss = await signedIn(fresh, { email: 'boss@example.org', emailConfirmedAt: fresh.clock.now() })
    const other = await makeUser(fresh.app)
    expect(await boss.fail(api.actOnAccount, { params: { id: other.id }, body: { act: 'make_admin' } })).toMatchObject({
      status: 409,
      reason: 'account.admin_by_environment',
    })
  })

  test('is nobody else: strangers and members get nothing, and nothing changes', async () => {
    const member = await signedIn(server)
    const target = await makeUser(server.app)
    for (const { endpoint } of adminRoutes as readonly { endpoint: Endpoint }[]) {
      const path = endpoint.path.replace(':id', target.id)
      const send = (client: { fetch: typeof member.fetch }) => client.fetch(path, { method: endpoint.method })
      expect([endpoint.path, (await send(member)).status, (await send(server.client())).status]).toEqual([endpoint.path, 403, 401])
    }
    expect(await accountNamed(target.username)).toMatchObject([{ lockedAt: null, isAdmin: false }])
  })

  test('is asked for a fresh proof before every action on an account', async () => {
    const guarded = (adminRoutes as readonly { endpoint: Endpoint }[])
      .filter(({ endpoint }) => endpoint.freshProof)
      .map(({ endpoint }) => endpoint.path)
    expect(new Set(guarded)).toEqual(
      new Set(['/api/admin/registration', '/api/admin/invitations', '/api/admin/accounts/:id/acts', '/api/admin/accounts/:id/erase']),
    )
  })

  test('that erases their account leaves actions without a name, and their invitations are deleted', async () => {
    const fresh = await ownServer([accountServer])
    await signedIn(fresh, { role: 'admin' })
    const removed = await signedIn(fresh, { role: 'admin', displayName: 'Quillon Brack' })
    const guest = await signedIn(fresh)
    await removed.call(requestEmailConfirmation)
    await removed.call(confirmEmail, { body: { token: await tokenFor(fresh, removed.user.email, '/confirm-email') } })
    await removed.call(api.makeInvitation, { body: { note: 'Choir', email: guest.user.email, uses: 1, days: 3 } })
    await removed.call(api.actOnAccount, { params: { id: guest.user.id }, body: { act: 'reset_limits' } })
    await removed.call(eraseAccount)
    expect((await guest.call(getSecurity)).acts).toMatchObject([{ kind: 'limits_reset', by: null }])
    const { rows } = await fresh.app.database.pool.query('select 1 from account_invitations')
    expect(rows).toEqual([])
  })
})
