import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { makeUser } from '#testing/make-user.ts'
import { sharedServer, type TestServer } from '#testing/test-server.ts'
import { NATIVE_ORIGINS } from '#platform/server/http/native-app.ts'
import { route } from '#platform/server/http/route.ts'
import { accountServer } from './feature.ts'

const save = endpoint({
  method: 'PUT',
  path: '/api/test/save',
  summary: 'Save',
  body: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
})
const feature = { id: 'test', routes: [route(save, async ({ body }) => body)] }

const config = { publicUrl: 'https://fern.example' }
const on = sharedServer([accountServer, feature as never], { worker: false, config: { ...config, nativeApp: true } })
const off = sharedServer([accountServer, feature as never], { worker: false, config })

const signIn = async (server: TestServer, headers: Record<string, string>) => {
  const { username, password } = await makeUser(server.app)
  return fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password }),
  })
}
const cookieOf = (response: Response) => response.headers.getSetCookie().find((one) => one.startsWith('__Host-fernwell=')) ?? ''

describe('the native app', () => {
  test.each(NATIVE_ORIGINS)('from %s signs in, and writes with its cookie; the preflight allows it', async (origin) => {
    const asked = await fetch(`${on.url}/api/test/save`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true')
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type')

    const answer = await signIn(on, { origin, 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    const cookie = cookieOf(answer)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=None/)
    const saved = await fetch(`${on.url}/api/test/save`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'cross-site', cookie: cookie.split(';')[0]! },
      body: JSON.stringify({ text: 'fern' }),
    })
    expect([saved.status, await saved.json()]).toEqual([200, { text: 'fern' }])
  })

  test('by its own HTTP, which sends no origin, gets a cookie that its pages can send as well', async () => {
    expect(cookieOf(await signIn(on, { 'x-requested-with': 'CapacitorApp' }))).toMatch(/; SameSite=None/)
    expect(cookieOf(await signIn(on, {}))).toMatch(/; SameSite=Lax/)
  })

  test.each(['https://evil.example', 'http://localhost', 'https://localhost.evil.example', 'ionic://localhost', 'null'])(
    'is not trusted from %s: no write, no CORS headers, no cookie for other sites',
    async (origin) => {
      const asked = await fetch(`${on.url}/api/test/save`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
      const answer = await signIn(on, { origin, 'x-requested-with': 'CapacitorApp' })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('is refused if the installation does not allow it', async () => {
    const origin = NATIVE_ORIGINS[0]!
    const asked = await fetch(`${off.url}/api/test/save`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    expect((await signIn(off, { origin })).status).toBe(403)
    expect(cookieOf(await signIn(off, { 'x-requested-with': 'CapacitorApp' }))).toMatch(/; SameSite=Lax/)
  })
})
