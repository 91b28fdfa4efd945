import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { AppError } from '#platform/contract/errors.ts'
import { defineReasons } from '#platform/contract/reasons.ts'
import { EXPECTED_USER_HEADER } from '#platform/contract/session.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer, sharedServer, testServer } from '#testing/test-server.ts'
import { route } from './route.ts'

const testReasons = defineReasons('test', {
  spent: ({ times }: { times: number }) => `That is all for today, after ${times} times.`,
  too_often: ({ least }: { least: number }) => `At least ${least} times.`,
})
const CANARY = 'canary-of-the-deep-wood'
const Text = z.object({ text: z.string() })
const echo = endpoint({
  method: 'POST',
  path: '/api/test/echo',
  summary: 'Say it again',
  body: z.object({ text: z.string().max(10_000), times: z.int().min(1, testReasons.too_often.id).default(1) }),
  response: Text,
})
const slow = endpoint({ method: 'GET', path: '/api/test/slow', summary: 'Take a while', auth: 'public', response: Text })
const patient = endpoint({ method: 'GET', path: '/api/test/patient', summary: 'Wait until nobody does', auth: 'public', response: Text })
const broken = endpoint({ method: 'GET', path: '/api/test/broken', summary: 'Fall over', auth: 'public', response: Text })
const spent = endpoint({ method: 'GET', path: '/api/test/spent', summary: 'No more', auth: 'public', response: Text, errors: ['limit'] })

const named = endpoint({
  method: 'GET',
  path: '/api/test/named/:name',
  summary: 'Say a name again',
  auth: 'public',
  params: z.object({ name: z.string().max(300) }),
  response: Text,
})

const numbered = endpoint({
  method: 'GET',
  path: '/api/test/numbered/:id',
  summary: 'Say the text of a number',
  auth: 'public',
  params: z.object({ id: z.uuid() }),
  response: Text,
  errors: ['not_found'],
})

const asked = Promise.withResolvers<void>()
let slowBegins = Promise.withResolvers<void>()
const left = Promise.withResolvers<unknown>()

const feature: ServerFeature = {
  id: 'test',
  routes: [
    route(named, ({ params }) => ({ text: params.name })),
    route(numbered, ({ params }) => ({ text: params.id })),
    route(echo, ({ body }) => ({ text: body.text.repeat(body.times), secret: 'not declared' })),
    route(slow, async () => {
      slowBegins.resolve()
      await wait(400)
      return { text: 'done' }
    }),
    route(patient, async ({ signal }) => {
      asked.resolve()
      await wait(60_000, undefined, { signal }).catch(() => {})
      left.resolve(signal.reason)
      throw signal.reason
    }),
    route(broken, () => {
      throw new Error(CANARY, { cause: new Error(`select '${CANARY}'`) })
    }),
    route(spent, ({ app }) => {
      throw new AppError('limit', testReasons.spent({ times: 3 }), {
        used: 3,
        limit: 3,
        resetsAt: new Date(app.clock.now().getTime() + 90_000).toISOString(),
      })
    }),
  ],
}

const server = sharedServer([feature], { worker: false })

describe('answers', () => {
  test('contain only the fields that the contract declares, and are stored by no cache', async () => {
    const me = await signedIn(server)
    expect(await me.call(echo, { body: { text: 'ho', times: 3 } })).toEqual({ text: 'hohoho' })
    const response = await me.fetch('/api/test/slow')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/\w/),
    })
  })

  test('are compressed when they are long', async () => {
    const me = await signedIn(server)
    const post = (text: string) =>
      me.fetch('/api/test/echo', {
        method: 'POST',
        body: JSON.stringify({ text }),
        headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
      })
    expect((await post('a'.repeat(5000))).headers.get('content-encoding')).toBe('br')
    expect((await post('a')).headers.get('content-encoding')).toBeNull()
  })

  test('to bad input name the field and the request', async () => {
    const me = await signedIn(server)
    expect(await me.fail(echo, { body: { text: 5, times: 0 } as never })).toMatchObject({
      status: 400,
      error: 'invalid',
      fields: { text: expect.any(String), times: expect.any(String) },
      requestId: expect.any(String),
    })
  })

  test('to an id of the wrong form are those to an id of nothing', async () => {
    const me = await signedIn(server)
    expect(await me.fail(numbered, { params: { id: 'fern' } })).toMatchObject({ status: 404, error: 'not_found' })
  })

  test('to bad input say why, by field: as the schema names it with its bound, else by the kind of misfit', async () => {
    const me = await signedIn(server)
    const { message, reason, fields, fieldReasons } = await me.fail(echo, { body: { text: 'a'.repeat(10_001), times: 0 } })
    expect({ message, reason }).toEqual({ message: fields?.text, reason: 'field.too_long' })
    expect(fields).toEqual({ text: 'This takes at most 10000 characters.', times: 'At least 1 times.' })
    expect(fieldReasons).toEqual({
      text: { reason: 'field.too_long', params: { most: 10_000 } },
      times: { reason: 'test.too_often', params: { least: 1 } },
    })
    expect(await me.fail(echo, { body: {} as never })).toMatchObject({ reason: 'field.missing', fields: { text: 'This is missing.' } })
  })

  test('to a request made for one person while another is signed in are an error, and do nothing', async () => {
    const me = await signedIn(server)
    const sendFor = (person: string | undefined) =>
      me.fetch('/api/test/echo', {
        method: 'POST',
        body: JSON.stringify({ text: 'ho' }),
        headers: { 'content-type': 'application/json', ...(person === undefined ? {} : { [EXPECTED_USER_HEADER]: person }) },
      })
    expect((await sendFor(me.user.id)).status).toBe(200)
    expect((await sendFor(undefined)).status).toBe(200)
    const other = await sendFor((await signedIn(server)).user.id)
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ error: 'other_person', message: expect.stringContaining('Someone else is now signed in') })
  })

  test('to a spent allowance say how much, of how much, and when it is back', async () => {
    const response = await fetch(`${server.url}/api/test/spent`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90'])
    expect(await response.json()).toMatchObject({
      error: 'limit',
      message: 'That is all for today, after 3 times.',
      reason: 'test.spent',
      params: { times: 3 },
      used: 3,
      limit: 3,
      resetsAt: expect.any(String),
    })
  })

  test('to a fault of ours tell nothing of it, and neither does the log quote it', async () => {
    const response = await fetch(`${server.url}/api/test/broken?text=${CANARY}`)
    const body = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(body)).toMatchObject({ error: 'internal', message: expect.stringContaining('Nothing was lost') })
    expect(body + server.logged()).not.toContain(CANARY)
    expect(server.logged()).toContain('/api/test/broken')
  })

  test('are not computed for a client that disconnected, and the log shows no failure', async () => {
    const leaving = new AbortController()
    const removed = (await signedIn(server)).fetch('/api/test/patient', { signal: leaving.signal }).catch(() => {})
    await asked.promise
    leaving.abort()
    await removed
    expect(await left.promise).toMatchObject({ code: 'unavailable' })
    await wait(50)
    expect(server.logged()).not.toContain('/api/test/patient')
  })

  test('to invalid escapes take them as typed, and to long names come from the contract', async () => {
    const answer = async (name: string) => {
      const response = await fetch(`${server.url}/api/test/named/${name}?of=%`)
      return [response.status, ((await response.json()) as { text?: string }).text]
    }
    expect(await answer('%E0%A4%A')).toEqual([200, '%E0%A4%A'])
    expect(await answer('..%2F..%2Fa%20b')).toEqual([200, '../../a b'])
    expect(await answer('x'.repeat(250))).toEqual([200, 'x'.repeat(250)])
    expect((await answer('x'.repeat(301)))[0]).toBe(400)
  })

  test('to unknown addresses of the API are JSON', async () => {
    const response = await fetch(`${server.url}/api/nothing/here`)
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([404, 'not_found'])
  })
})

describe('the server', () => {
  test('describes itself', async () => {
    const document = await (await fetch(`${server.url}/api/openapi.json`)).json()
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/test/echo': { post: { summary: 'Say it again', security: [{ session: [] }] } } },
    })
    const page = await fetch(`${server.url}/api/docs`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('/api/test/echo')
  })

  test('says whether it lives, and whether it is ready', async () => {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
  })

  test('finishes running requests before it stops', async () => {
    const own = await testServer([feature], { worker: false })
    slowBegins = Promise.withResolvers()
    const answer = fetch(`${own.url}/api/test/slow`)
    await slowBegins.promise
    await own.close()
    expect(await (await answer).json()).toEqual({ text: 'done' })
    await expect(fetch(`${own.url}/api/health`)).rejects.toThrow()
  })

  test('answers 503 while its database is away', async () => {
    const own = await ownServer([feature], { worker: false })
    await own.app.database.pool.end()
    expect((await fetch(`${own.url}/api/ready`)).status).toBe(503)
    expect((await fetch(`${own.url}/api/health`)).status).toBe(200)
  })

  test('on https binds itself to https', async () => {
    const own = await ownServer([feature], { worker: false, config: { publicUrl: 'https://fern.example' } })
    const response = await fetch(`${own.url}/api/health`)
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000')
    const stranger = await fetch(`${own.url}/api/test/echo`, { method: 'POST', headers: { origin: own.url } })
    expect(stranger.status).toBe(403)
  })
})
