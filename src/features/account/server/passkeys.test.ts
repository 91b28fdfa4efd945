import { describe, expect, test } from 'vitest'
import { getUser } from '#platform/contract/session.ts'
import { signedIn } from '#testing/make-user.ts'
import type { TestClient } from '#testing/test-client.ts'
import { sharedServer } from '#testing/test-server.ts'
import {
  addPasskey,
  getSecurity,
  loginWithPasskey,
  passkeyLoginOptions,
  passkeyProofOptions,
  passkeyRegistrationOptions,
  proveIdentity,
} from '../contract.ts'
import { mailsTo } from './account.fixture.ts'
import { accountServer } from './feature.ts'
import { softwareAuthenticator } from './software-authenticator.fixture.ts'

const ORIGIN = 'https://fern.example'
const server = sharedServer([accountServer], { config: { publicUrl: ORIGIN } })

/** A client on the page at PUBLIC_URL. */
function device(): TestClient {
  return atPublicUrl(server.client())
}

function atPublicUrl<C extends TestClient>(client: C): C {
  const token = client.cookies.get('fernwell_session')
  client.cookies.clear()
  client.cookies.set('x', 'y')
  if (token) client.cookies.set('__Host-fernwell', token)
  return client
}

/** Fields of the answers below; each answer has some of them. */
type Answer = {
  challengeId: string
  options: Record<string, unknown>
  message: string
  error: string
  reason: string
  id: string
  name: string
}

const headers = { 'content-type': 'application/json', origin: ORIGIN }

async function send(client: TestClient, method: string, path: string, body?: unknown): Promise<{ status: number; json: Answer }> {
  const answer = await client.fetch(path, {
    method,
    ...(body === undefined ? { headers: { origin: ORIGIN } } : { body: JSON.stringify(body), headers }),
  })
  return { status: answer.status, json: (await answer.json()) as Answer }
}

async function withPasskey(extra: Parameters<typeof signedIn>[1] = {}) {
  const client = await signedIn(server, extra)
  const { user } = client
  atPublicUrl(client)
  const key = softwareAuthenticator(ORIGIN)
  const { json } = await send(client, 'POST', passkeyRegistrationOptions.path)
  const added = await send(client, 'POST', addPasskey.path, {
    challengeId: json.challengeId,
    name: 'Key ring',
    response: key.create(json.options),
  })
  return { client, user, key, added }
}

const begin = async (client: TestClient) => (await send(client, 'POST', passkeyLoginOptions.path)).json

async function signIn(client: TestClient, key: ReturnType<typeof softwareAuthenticator>) {
  const { challengeId, options } = await begin(client)
  return send(client, 'POST', loginWithPasskey.path, { challengeId, response: key.get(options) })
}

describe('passkeys', () => {
  test('are added, listed, sign in without a password on any device, and are removed', async () => {
    const { client, user, key, added } = await withPasskey({ emailConfirmedAt: server.clock.now() })
    expect(added).toMatchObject({ status: 200, json: { name: 'Key ring', lastUsedAt: null } })
    const other = device()
    expect(await signIn(other, key)).toMatchObject({ status: 200, json: { id: user.id } })
    expect(await signIn(device(), key)).toMatchObject({ status: 200 })
    expect(await other.call(getUser)).toMatchObject({ id: user.id })
    const { passkeys } = await other.call(getSecurity)
    expect(passkeys).toEqual([expect.objectContaining({ name: 'Key ring', lastUsedAt: server.clock.now().toISOString() })])
    const letters = await mailsTo(server, user.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A new device is signed in', 'A new device is signed in'])
    expect(letters[0]!.text).toContain('Key ring')
    expect((await send(client, 'DELETE', `/api/passkeys/${passkeys[0]!.id}`)).status).toBe(200)
    expect((await send(client, 'DELETE', `/api/passkeys/${passkeys[0]!.id}`)).status).toBe(404)
    expect((await mailsTo(server, user.email)).at(-1)).toMatchObject({
      subject: 'A passkey was removed',
      text: expect.stringContaining('Key ring'),
    })
    expect((await client.call(getSecurity)).notices[0]).toMatchObject({ kind: 'passkey_removed', about: 'Key ring' })
    expect((await signIn(device(), key)).status).toBe(401)
  })

  test('of a locked account show their owner that it is locked, and open nothing until it is unlocked', async () => {
    const { user, key } = await withPasskey()
    const { pool } = server.app.database
    await pool.query('update users set locked_at = now() where id = $1', [user.id])
    const client = device()
    expect(await signIn(client, key)).toMatchObject({ status: 403, json: { reason: 'account.locked' } })
    expect((await client.fail(getUser)).status).toBe(401)
    await pool.query('update users set locked_at = null where id = $1', [user.id])
    expect(await signIn(client, key)).toMatchObject({ status: 200 })
  })

  test('ask the browser for a discoverable, verified credential and exclude existing ones', async () => {
    const { client, key } = await withPasskey()
    const { json } = await send(client, 'POST', passkeyRegistrationOptions.path)
    expect(json.options).toMatchObject({
      rp: { id: 'fern.example', name: 'Fernwell' },
      excludeCredentials: [{ id: key.credentials[0]!.id.toString('base64url') }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await begin(device())).options).toMatchObject({ rpId: 'fern.example', userVerification: 'required' })
  })

  test('made on another site, or without verifying the person, are refused', async () => {
    const client = await signedIn(server)
    atPublicUrl(client)
    for (const change of [{ origin: 'https://evil.example' }, { origin: 'http://fern.example' }, { verifies: false }]) {
      const key = softwareAuthenticator(ORIGIN)
      Object.assign(key.settings, change)
      const { json } = await send(client, 'POST', passkeyRegistrationOptions.path)
      expect(
        (await send(client, 'POST', addPasskey.path, { challengeId: json.challengeId, name: 'x', response: key.create(json.options) }))
          .status,
      ).toBe(400)
    }
    expect((await client.call(getSecurity)).passkeys).toEqual([])
  })

  test('used on another site, or without verifying the person, are refused', async () => {
    const { key } = await withPasskey()
    for (const change of [{ origin: 'https://evil.example' }, { origin: ORIGIN, verifies: false }]) {
      Object.assign(key.settings, change)
      expect(await signIn(device(), key)).toMatchObject({ status: 401, json: { error: 'unauthenticated' } })
    }
    Object.assign(key.settings, { origin: ORIGIN, verifies: true })
    expect((await signIn(device(), key)).status).toBe(200)
  })

  test('take each challenge once, within five minutes, and only for its own purpose', async () => {
    const { client, key } = await withPasskey()
    const first = await begin(device())
    const response = key.get(first.options)
    expect((await send(device(), 'POST', loginWithPasskey.path, { challengeId: first.challengeId, response })).status).toBe(200)
    expect((await send(device(), 'POST', loginWithPasskey.path, { challengeId: first.challengeId, response })).status).toBe(401)
    const late = await begin(device())
    server.clock.advance(300_000)
    expect(
      (await send(device(), 'POST', loginWithPasskey.path, { challengeId: late.challengeId, response: key.get(late.options) })).status,
    ).toBe(401)
    const { json } = await send(client, 'POST', passkeyRegistrationOptions.path)
    expect(
      (await send(device(), 'POST', loginWithPasskey.path, { challengeId: json.challengeId, response: key.get(json.options) })).status,
    ).toBe(401)
    const stranger = await signedIn(server)
    atPublicUrl(stranger)
    const mine = (await send(client, 'POST', passkeyRegistrationOptions.path)).json
    expect(
      (
        await send(stranger, 'POST', addPasskey.path, {
          challengeId: mine.challengeId,
          name: 'x',
          response: softwareAuthenticator(ORIGIN).create(mine.options),
        })
      ).status,
    ).toBe(400)
  })

  test('with a lower counter are copies, and open nothing', async () => {
    const { key } = await withPasskey()
    expect((await signIn(device(), key)).status).toBe(200)
    key.credentials[0]!.counter = 0
    expect((await signIn(device(), key)).status).toBe(401)
  })

  test('with one count of the counter sign in once, also when two use it at the same time', async () => {
    const { key } = await withPasskey()
    const answers = []
    for (let i = 0; i < 4; i++) {
      const { challengeId, options } = await begin(device())
      key.credentials[0]!.counter = 5
      answers.push({ challengeId, response: key.get(options) })
    }
    const results = await Promise.all(answers.map((body) => send(device(), 'POST', loginWithPasskey.path, body)))
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  })

  test('cannot be claimed for someone else, and nonsense is refused kindly', async () => {
    const { key } = await withPasskey()
    const { user } = await withPasskey()
    const own = key.credentials[0]!.userHandle
    key.credentials[0]!.userHandle = Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url')
    expect((await signIn(device(), key)).status).toBe(401)
    key.credentials[0]!.userHandle = own
    for (const change of [
      { response: {} },
      { id: '\u0000' },
      { response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: own } },
    ]) {
      const { challengeId, options } = await begin(device())
      expect(
        (await send(device(), 'POST', loginWithPasskey.path, { challengeId, response: { ...key.get(options), ...change } })).status,
      ).toBe(401)
    }
  })

  test('nested a hundred thousand deep are refused like any other nonsense', async () => {
    const { challengeId } = await begin(device())
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = `{"challengeId":"${challengeId}","response":{"id":${deep}}}`
    expect((await device().fetch(loginWithPasskey.path, { method: 'POST', body, headers })).status).toBe(401)
  })

  test("of another person are not one's own to remove", async () => {
    const [a, b] = [await withPasskey(), await withPasskey()]
    const { passkeys } = await a.client.call(getSecurity)
    expect((await send(b.client, 'DELETE', `/api/passkeys/${passkeys[0]!.id}`)).status).toBe(404)
    expect((await a.client.call(getSecurity)).passkeys).toHaveLength(1)
  })

  test('prove that their owner is present: only the person’s own ones, once each', async () => {
    const { client, key } = await withPasskey()
    const stranger = await withPasskey()
    const prove = async (by: ReturnType<typeof softwareAuthenticator>, started?: Answer) => {
      const { challengeId, options } = started ?? (await send(client, 'POST', passkeyProofOptions.path)).json
      const response: { response: { userHandle?: string } } = by.get(options)
      // Authenticators may leave out the user handle when the request lists credentials.
      delete response.response.userHandle
      return send(client, 'POST', proveIdentity.path, { by: 'passkey', challengeId, response })
    }
    const wanted = () => send(client, 'POST', passkeyRegistrationOptions.path)
    server.clock.advance(11 * 60_000)
    expect((await wanted()).json).toMatchObject({ reason: 'http.proof_wanted' })
    expect(await prove(stranger.key)).toMatchObject({ status: 403, json: { reason: 'account.passkey_not_yours' } })
    expect((await wanted()).status).toBe(403)
    const started = (await send(client, 'POST', passkeyProofOptions.path)).json
    expect(started.options).toMatchObject({
      allowCredentials: [{ id: key.credentials[0]!.id.toString('base64url') }],
      userVerification: 'required',
    })
    expect((await prove(key, started)).status).toBe(200)
    expect((await wanted()).status).toBe(200)
    expect((await prove(key, started)).status).toBe(403)
    // A challenge for a proof cannot sign in, and one for signing in cannot prove.
    const proof = (await send(client, 'POST', passkeyProofOptions.path)).json
    const answer = { challengeId: proof.challengeId, response: key.get(proof.options) }
    expect((await send(device(), 'POST', loginWithPasskey.path, answer)).status).toBe(401)
    expect((await prove(key, await begin(device()))).status).toBe(403)
    server.clock.advance(10 * 60_000)
    expect((await wanted()).json).toMatchObject({ reason: 'http.proof_wanted' })
  })
})
