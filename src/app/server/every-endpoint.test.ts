import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isThorough, rounds } from '#testing/depth.ts'
import { z } from 'zod'
import { isBytes, pathOf, type Endpoint } from '#platform/contract/endpoint.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { brokenBodies } from '#testing/broken-bodies.ts'
import { signedIn } from '#testing/make-user.ts'
import { onEmbeddedDatabase, testServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

const BROKEN_BODIES = rounds(2000, 10_000)

const server = await testServer(serverFeatures)
const endpoints: readonly Endpoint[] = server.app.collect('routes').flatMap(({ value }) => value.map((route) => route.endpoint))
const writes = endpoints.filter((endpoint) => endpoint.method !== 'GET')
const name = ({ method, path }: Endpoint) => `${method} ${path}`

let cookie: string
beforeAll(async () => {
  cookie = cookieOf(await signedIn(server))
})
afterAll(() => server.close())

const cookieOf = (client: { cookies: Map<string, string> }) => [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
const anyPath = (endpoint: Endpoint) =>
  pathOf(endpoint.path, Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, uuidv7()])))

type Call = { headers?: Record<string, string>; payload?: string }
const inject = (endpoint: Endpoint, { headers = {}, payload }: Call = {}) =>
  server.server.inject({ method: endpoint.method, url: anyPath(endpoint), headers, ...(payload === undefined ? {} : { payload }) })

describe('every endpoint', () => {
  test('that is not public answers 401 without a session', async () => {
    for (const endpoint of endpoints.filter(({ auth }) => auth !== 'public')) {
      const response = await inject(endpoint)
      expect([name(endpoint), response.statusCode, response.json().error]).toEqual([name(endpoint), 401, 'unauthenticated'])
    }
  })

  test('forbids all caching of its responses, errors included', async () => {
    for (const endpoint of endpoints) {
      for (const headers of [{}, { cookie }]) {
        const response = await inject(endpoint, { headers })
        expect([name(endpoint), response.headers['cache-control']]).toEqual([name(endpoint), expect.stringContaining('no-store')])
      }
    }
    cookie = cookieOf(await signedIn(server))
  })

  test('for admins answers 403 to anyone else', async () => {
    const admin = endpoints.filter(({ auth }) => auth === 'admin')
    expect(admin.length).toBeGreaterThan(0)
    for (const endpoint of admin)
      expect([name(endpoint), (await inject(endpoint, { headers: { cookie } })).statusCode]).toEqual([name(endpoint), 403])
  })

  test('that requires a fresh proof answers 403 with that reason to a session without a recent one', async () => {
    const guarded = endpoints.filter(({ freshProof }) => freshProof)
    expect(guarded.length).toBeGreaterThan(10)
    const old = await signedIn(server, { role: 'admin' })
    await server.app.database.pool.query("update sessions set proved_at = proved_at - interval '10 minutes' where user_id = $1", [
      old.user.id,
    ])
    for (const endpoint of guarded) {
      const response = await inject(endpoint, { headers: { cookie: cookieOf(old) } })
      expect([name(endpoint), response.statusCode, response.json().reason]).toEqual([name(endpoint), 403, 'http.proof_wanted'])
    }
  })

  test('that creates a link which works for anybody requires a fresh proof', () => {
    const making = writes.filter(
      ({ auth, response }) => auth !== 'public' && !isBytes(response) && response instanceof z.ZodObject && 'token' in response.shape,
    )
    expect(making.length).toBeGreaterThan(1)
    expect(making.filter(({ freshProof }) => !freshProof).map(name)).toEqual([])
  })

  test('that writes refuses other sites, beacons and forms included', async () => {
    const strangers = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]
    for (const endpoint of writes) {
      for (const headers of strangers) {
        const response = await inject(endpoint, { headers: { cookie, ...headers } })
        expect([name(endpoint), response.statusCode]).toEqual([name(endpoint), 403])
      }
    }
  })

  test('with a body refuses wrong content types, broken JSON and too much of it', async () => {
    for (const endpoint of writes.filter(({ body, auth }) => body && !isBytes(body) && auth !== 'admin')) {
      const send = (type: string, payload: string) => inject(endpoint, { headers: { cookie, 'content-type': type }, payload })
      expect([name(endpoint), (await send('text/plain', '{}')).statusCode]).toEqual([name(endpoint), 415])
      expect([name(endpoint), (await send('application/x-www-form-urlencoded', 'a=b')).statusCode]).toEqual([name(endpoint), 415])
      expect([name(endpoint), (await send('application/json', '{"a":')).statusCode]).toEqual([name(endpoint), 400])
      const tooMuch = JSON.stringify('x'.repeat((endpoint.maxBytes ?? 1_048_576) + 1))
      expect([name(endpoint), (await send('application/json', tooMuch)).statusCode]).toEqual([name(endpoint), 413])
    }
  })

  // No request reaches a statement: one database is enough.
  test.runIf(onEmbeddedDatabase())(`answers ${BROKEN_BODIES} broken bodies without a failure, and names the invalid field`, async () => {
    const bodies = writes.filter((endpoint) => endpoint.body && !isBytes(endpoint.body) && endpoint.auth !== 'admin')
    const each = Math.ceil(BROKEN_BODIES / bodies.length)
    for (const endpoint of bodies) {
      for (const body of fc.sample(brokenBodies(endpoint.body as never), { seed: 20261121, numRuns: each })) {
        const payload = JSON.stringify(body) ?? 'null'
        const response = await inject(endpoint, { headers: { cookie, 'content-type': 'application/json' }, payload })
        if (response.statusCode >= 500) expect.fail(`${name(endpoint)} answered ${response.statusCode} to ${payload}`)
        if (response.statusCode === 400 && response.json().error !== 'invalid') expect.fail(`${name(endpoint)}: ${response.body}`)
      }
    }
    const refused = await inject(
      writes.find(({ path }) => path.endsWith('/session'))!,
      { headers: { cookie, 'content-type': 'application/json' }, payload: '{"listeningSeconds":"many"}' },
    )
    expect(refused.json()).toMatchObject({ error: 'invalid', fields: { listeningSeconds: expect.any(String) } })
  })

  test('answers broken ids and queries with 400 or 404', async () => {
    const odd = ['%00', '..%2f..%2fetc', 'a'.repeat(190), '%F0%9F%8C%BF', "'--", '-1', 'null']
    for (const [n, endpoint] of endpoints.entries()) {
      // In `npm test` every endpoint is tested with three of them.
      for (const id of odd.filter((_, at) => isThorough || (n + at) % odd.length < 3)) {
        const url = `${endpoint.path.replace(/:\w+/g, id)}?v=${id}&limit=-1&v=twice`
        const { statusCode } = await server.server.inject({ method: endpoint.method, url, headers: { cookie } })
        if (statusCode >= 500) expect.fail(`${endpoint.method} ${url} answered ${statusCode}`)
      }
    }
  })
})
