import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#platform/contract/errors.ts'
import { getUser } from '#platform/contract/session.ts'
import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { shared } from '#testing/shared.ts'
import { signedIn, TEST_PASSWORD } from '#testing/make-user.ts'
import { unzip } from '#testing/unzip.ts'
import { sharedServer, testServer } from '#testing/test-server.ts'
import { beginTotp, eraseAccount, login, proveIdentity, register, requestEmailConfirmation, updateProfile } from '../contract.ts'
import { exportAccount } from '../contract-export.ts'
import { mailsTo, somebody } from './account.fixture.ts'
import { deviceName } from './device-name.ts'
import { accountServer } from './feature.ts'
import { networkOf } from '#platform/server/http/network.ts'

const erased: string[] = []
const diary: ServerFeature = {
  id: 'diary',
  async *exportUser(_app, userId) {
    yield jsonFile('diary.json', { en: 'a diary', de: 'ein Tagebuch' }, { of: userId })
  },
  eraseUser: async (app, userId) => {
    // The person's rows are still there, so that a feature can find what belongs to them.
    const { rowCount } = await app.database.pool.query('select from users where id = $1', [userId])
    if (rowCount) erased.push(userId)
  },
}
const server = sharedServer([accountServer, diary])
const beside = shared(() => testServer([accountServer], { worker: false, beside: server }))

describe('the profile', () => {
  test('changes the given fields, leaves the rest, and every process sees it', async () => {
    const client = await signedIn(server)
    const elsewhere = beside.client()
    elsewhere.cookies.set('fernwell_session', client.cookies.get('fernwell_session')!)
    await elsewhere.call(getUser)
    const change = { displayName: ' Ida ', locale: 'de-AT', zone: 'Europe/Vienna', dayStart: 300, units: 'imperial' as const }
    const changed = await client.call(updateProfile, { body: change })
    expect(changed).toMatchObject({ ...change, displayName: 'Ida', username: client.user.username })
    expect(await client.call(updateProfile, { body: {} })).toEqual(changed)
    await expect.poll(() => elsewhere.call(getUser), { timeout: 20_000, interval: 10 }).toEqual(changed)
    expect(await client.call(updateProfile, { body: { displayName: '', locale: null } })).toMatchObject({
      displayName: null,
      locale: null,
      zone: 'Europe/Vienna',
    })
  })

  test('refuses invalid values and names the field', async () => {
    const client = await signedIn(server)
    for (const [field, value] of [
      ['zone', 'Nowhere'],
      ['dayStart', -1],
      ['dayStart', 721],
      ['units', 'cubits'],
      ['displayName', 'a\u0000b'],
      ['locale', 'not a language'],
    ] as const) {
      const answer = await client.fetch('/api/user', {
        method: 'PATCH',
        body: JSON.stringify({ [field]: value }),
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as ErrorBody).fields).toHaveProperty(field)
    }
  })
})

describe('the export', () => {
  test('contains the data of every feature, and no secrets', async () => {
    const client = await signedIn(server, { displayName: 'Ida' })
    const files = await unzip(Buffer.from(await (await client.call(exportAccount)).arrayBuffer()))
    expect([...files.keys()]).toEqual(['account.json', 'diary.json', 'README.md'])
    const json = (name: string) => JSON.parse(files.get(name)!.toString()) as unknown
    expect(json('account.json')).toMatchObject({
      user: { id: client.user.id, username: client.user.username, email: client.user.email, displayName: 'Ida' },
      security: { passkeys: [], totpSince: null },
      devices: [{ device: 'Test device' }],
    })
    expect(json('diary.json')).toEqual({ of: client.user.id })
    expect([...files.values()].join('\n')).not.toMatch(/argon2|hash/i)
  })
})

describe('erasing an account', () => {
  test('removes everything, in every feature, after a fresh proof', async () => {
    const body = somebody()
    const client = server.client()
    const { id } = await client.call(register, { body })
    await client.call(beginTotp)
    server.clock.advance(11 * 60_000)
    expect((await client.fail(eraseAccount)).reason).toBe('http.proof_wanted')
    expect((await client.fail(proveIdentity, { body: { by: 'password', password: 'wrong' } })).status).toBe(403)
    expect((await client.fail(eraseAccount)).reason).toBe('http.proof_wanted')
    await client.call(proveIdentity, { body: { by: 'password', password: body.password } })
    expect(erased).not.toContain(id)
    await mailsTo(server, body.email)
    await client.call(eraseAccount)
    expect(erased).toContain(id)
    expect(client.cookies.has('fernwell_session')).toBe(false)
    expect((await server.client().fail(login, { body })).status).toBe(401)
    for (const table of ['sessions', 'account_mail_tokens', 'account_totp', 'quota_windows']) {
      expect(await server.app.database.pool.query(`select from ${table} where user_id = $1`, [id])).toMatchObject({ rowCount: 0 })
    }
    // The username is free again.
    await server.client().call(register, { body })
  })
})

test('a stranger at an open device cannot guess the password without limit', async () => {
  const client = await signedIn(server)
  const attempts = await Promise.all(
    Array.from({ length: 14 }, () => client.fail(proveIdentity, { body: { by: 'password', password: 'guess' } })),
  )
  expect(attempts.filter(({ status }) => status === 403)).toHaveLength(10)
  expect(await client.fail(proveIdentity, { body: { by: 'password', password: TEST_PASSWORD } })).toMatchObject({
    status: 429,
    limit: 10,
  })
  expect(await client.call(getUser)).toMatchObject({ id: client.user.id })
})

test('someone signed out is asked to sign in', async () => {
  for (const endpoint of [requestEmailConfirmation, exportAccount]) {
    expect(await server.client().fail(endpoint)).toMatchObject({ status: 401, error: 'unauthenticated' })
  }
})

describe('devices', () => {
  test('are named by their system and browser', () => {
    const names: [string | undefined, string][] = [
      ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
        'Chrome on Windows',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
        'Edge on Windows',
      ],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
        'Safari on macOS',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
        'Chrome on iPhone',
      ],
      [
        'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
        'Samsung Internet on Android',
      ],
      ['curl/8.5.0', 'A device'],
      [undefined, 'A device'],
    ]
    for (const [agent, name] of names) expect(deviceName(agent)).toBe(name)
    expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 'CapacitorApp')).toBe('Fernwell app on iPhone')
  })
})

describe('a network', () => {
  test('is an IPv4 address or the /64 of an IPv6 one', () => {
    expect(networkOf('203.0.113.7')).toEqual({ group: '203.0.113.7', isLoopback: false })
    expect(networkOf('::ffff:203.0.113.7')).toEqual({ group: '203.0.113.7', isLoopback: false })
    expect(networkOf('2001:db8:0:1:a:b:c:d').group).toBe(networkOf('2001:DB8:0:1::9').group)
    expect(networkOf('2001:db8::1').group).not.toBe(networkOf('2001:db8:0:1::1').group)
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(networkOf(ip).isLoopback).toBe(true)
    expect(networkOf('fe80::1%eth0')).toEqual({ group: 'fe80:0:0:0', isLoopback: false })
  })
})
