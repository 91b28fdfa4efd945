// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import { getUser, PROOF_WANTED } from '#platform/contract/session.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { chooseServer } from '../native/native.ts'
import { apiAddress } from './address.ts'
import { call, read, send } from './call.ts'
import { onProofWanted } from './proof.ts'
import { onSessionExpiry, SESSION_EXPIRED_KEY, takeSessionExpired } from './session-expiry.ts'

const listThings = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'Things',
  params: z.object({ id: z.string() }),
  query: z.object({ after: z.string().optional(), limit: z.int().optional() }),
  response: z.object({ things: z.array(z.string()) }),
})
const addThing = endpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'Add',
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
})
const login = endpoint({ method: 'POST', path: '/api/login', summary: 'In', auth: 'public', body: z.object({}), response: z.object({}) })
const picture = endpoint({
  method: 'PUT',
  path: '/api/picture',
  summary: 'Picture',
  body: bytes(['image/png', 'image/jpeg']),
  response: bytes(['image/png']),
})
const getPicture = endpoint({
  method: 'GET',
  path: '/api/picture',
  summary: 'Picture',
  response: bytes(['image/png']),
})
const scrapbook = endpoint({
  method: 'GET',
  path: '/api/scrapbook/pages',
  summary: 'Pages',
  response: z.array(z.string()),
})

const fetcher = vi.fn<typeof fetch>()
const leave = vi.fn<() => void>()
let restore = () => {}

const answer = (status: number, body: unknown) =>
  fetcher.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it succeeded'),
    (error: unknown) => error as ApiError,
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetcher)
  restore = onSessionExpiry(leave)
  localStorage.clear()
})
afterEach(() => {
  restore()
  fetcher.mockReset()
  leave.mockReset()
})

describe('a call', () => {
  test('fills in path and query, sends cookies, and gives the JSON', async () => {
    answer(200, { things: ['a'] })
    expect(await call(listThings, { params: { id: 'a/b' }, query: { after: 'x y', limit: undefined } })).toEqual({ things: ['a'] })
    const [url, init] = fetcher.mock.calls[0]!
    expect(url).toBe('/api/things/a%2Fb?after=x+y')
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', headers: {} })
  })

  test('sends a JSON body with its content type only when there is something to send', async () => {
    answer(200, { id: '1' })
    await call(addThing, { body: { name: 'Fern' } })
    expect(fetcher.mock.calls[0]![1]).toMatchObject({
      method: 'POST',
      body: '{"name":"Fern"}',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  test('sends a file as it is and gives the response of a file', async () => {
    answer(200, 'png')
    const file = new Blob(['x'], { type: 'image/jpeg' })
    const response = await call(picture, { body: file as never })
    expect(fetcher.mock.calls[0]![1]).toMatchObject({ body: file, headers: { 'Content-Type': 'image/jpeg' } })
    expect(await response.text()).toBe('png')
  })

  test('sends a file unchanged when only its endpoint’s address is known, as from the outbox', async () => {
    answer(200, { id: '1' })
    const file = new Blob(['x'], { type: 'image/jpeg' })
    await send({ method: 'PUT', path: '/api/pictures/:id' }, { params: { id: 'a' }, body: file })
    expect(fetcher.mock.calls[0]![1]).toMatchObject({ body: file, headers: { 'Content-Type': 'application/octet-stream' } })
  })

  test('is cancelled by the caller', async () => {
    fetcher.mockImplementationOnce(
      (_url, init) => new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))),
    )
    const stop = new AbortController()
    const promise = failure(call(addThing, { body: { name: 'Fern' } }, { signal: stop.signal }))
    stop.abort()
    expect((await promise).name).toBe('AbortError')
  })
})

describe('the error catalogue', () => {
  test('carries message, status, error, used, limit and resetsAt of a JSON error', async () => {
    answer(429, { message: 'That was enough for today.', error: 'limit', used: 5, limit: 5, resetsAt: '2026-01-02T00:00:00Z' })
    const error = await failure(call(addThing, { body: { name: 'x' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'That was enough for today.',
      status: 429,
      error: 'limit',
      used: 5,
      limit: 5,
      resetsAt: '2026-01-02T00:00:00Z',
    })
  })

  test('has no words of its own for JSON that has none', async () => {
    for (const body of [{}, { error: 'unauthenticated' }, { message: 7 }]) {
      answer(401, body)
      expect(await failure(call(login, { body: {} }))).toMatchObject({ message: '', status: 401 })
    }
  })

  test('says "status: body text" when the body is not JSON', async () => {
    answer(502, 'Bad gateway')
    expect(await failure(call(addThing, { body: { name: 'x' } }))).toMatchObject({ message: '502: Bad gateway', status: 502 })
  })

  test('keeps the session on a 500', async () => {
    answer(500, { message: 'boom' })
    expect(await failure(call(addThing, { body: { name: 'x' } }))).toMatchObject({
      message: 'Server error occurred but session preserved',
      status: 500,
    })
    expect(leave).not.toHaveBeenCalled()
    expect(localStorage.getItem(SESSION_EXPIRED_KEY)).toBeNull()
  })

  test('gives an empty list when reading a scrapbook meets a 500', async () => {
    answer(500, 'boom')
    expect(await call(scrapbook)).toEqual([])
    answer(500, 'boom')
    expect(await read('/api/scrapbook')).toEqual([])
  })

  test('marks the session as expired and goes to the login page on a 401', async () => {
    answer(401, { message: 'Please sign in' })
    expect((await failure(call(listThings, { params: { id: 'a' }, query: {} }))).message).toBe('Session expired, please login again')
    expect(leave).toHaveBeenCalledOnce()
    expect(takeSessionExpired()).toBe(true)
    expect(takeSessionExpired()).toBe(false)
  })

  test('shows the 401 of a wrong password as the server said it', async () => {
    answer(401, { message: 'Wrong name or password.', error: 'unauthenticated' })
    expect((await failure(call(login, { body: {} }))).message).toBe('Wrong name or password.')
    expect(leave).not.toHaveBeenCalled()
  })

  test('finds nobody signed in, without leaving, when asking for the user meets a 401', async () => {
    answer(401, { message: 'no' })
    expect(await call(getUser)).toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })

  test.each([{ requiresAuth: true }, { error: 'Authentication required' }, { message: 'Please sign in to access this feature' }])(
    'treats a 200 with %o as an expired session: writes at once, reads after 100 ms',
    async (body) => {
      vi.useFakeTimers()
      answer(200, body)
      expect((await failure(call(addThing, { body: { name: 'x' } }))).message).toBe('Authentication required, please login again')
      expect(leave).toHaveBeenCalledTimes(1)
      answer(200, body)
      expect((await failure(call(listThings, { params: { id: 'a' }, query: {} }))).message).toBe('Authentication required')
      expect(leave).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(99)
      expect(leave).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(1)
      expect(leave).toHaveBeenCalledTimes(2)
    },
  )

  test('tells an unreachable server from a refusal', async () => {
    fetcher.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await failure(call(addThing, { body: { name: 'x' } }))).toBeInstanceOf(NetworkError)
  })
})

describe('inside the native iOS app', () => {
  const request = vi.fn<(options: Record<string, unknown>) => Promise<unknown>>()
  beforeEach(() => {
    request.mockReset()
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios', Plugins: { CapacitorHttp: { request } } })
  })

  test('the native HTTP is tried first, with the app’s headers', async () => {
    request.mockResolvedValueOnce({ status: 200, data: { id: '7' }, headers: {} })
    expect(await call(addThing, { body: { name: 'x' } })).toEqual({ id: '7' })
    expect(request.mock.calls[0]![0]).toMatchObject({
      method: 'POST',
      data: { name: 'x' },
      headers: { 'X-Requested-With': 'CapacitorApp', Accept: 'application/json', 'User-Agent': expect.stringContaining('iOS') as string },
    })
    expect(fetcher).not.toHaveBeenCalled()
  })

  test('fetch is the fallback of a read, and its failure has its own words', async () => {
    request.mockRejectedValue(new Error('no route'))
    answer(200, { things: [] })
    expect(await call(listThings, { params: { id: '1' }, query: {} })).toEqual({ things: [] })
    fetcher.mockRejectedValueOnce(new TypeError('Load failed'))
    expect((await failure(call(listThings, { params: { id: '1' }, query: {} }))).message).toBe(
      'Network error: Unable to connect to server. Check your internet connection and ensure the server is accessible from iOS.',
    )
  })

  test('a write that the native HTTP did not answer is sent no second time: it may have arrived', async () => {
    request.mockRejectedValue(new Error('The request timed out.'))
    expect(await failure(call(addThing, { body: { name: 'x' } }))).toBeInstanceOf(NetworkError)
    expect(fetcher).not.toHaveBeenCalled()
  })

  test('where the wrapper has no HTTP of its own, a write goes by fetch', async () => {
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios', Plugins: {} })
    answer(200, { id: '8' })
    expect(await call(addThing, { body: { name: 'x' } })).toEqual({ id: '8' })
  })

  test('a file arrives byte by byte, and a refusal of one in its own words', async () => {
    const content = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 255, 128)
    request.mockResolvedValueOnce({ status: 200, data: btoa(String.fromCharCode(...content)), headers: { 'content-type': 'image/png' } })
    const file = (await call(getPicture)) as unknown as Response
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content)
    expect(request.mock.calls[0]![0]).toMatchObject({ responseType: 'blob' })
    request.mockResolvedValueOnce({ status: 404, data: { message: 'It is not here.', error: 'not_found' }, headers: {} })
    expect(await failure(call(getPicture))).toMatchObject({ message: 'It is not here.', status: 404 })
  })

  test('addresses for the page to fetch lead to the server that was chosen, and nowhere else in a browser', () => {
    expect(apiAddress('/api/things')).toBe('/api/things')
    chooseServer('https://home.example.org/')
    expect(apiAddress('/api/things')).toBe('https://home.example.org/api/things')
    expect(apiAddress('blob:https://x/1')).toBe('blob:https://x/1')
    vi.stubGlobal('Capacitor', undefined)
    expect(apiAddress('/api/things')).toBe('/api/things')
    localStorage.clear()
  })

  test('an error that came by native HTTP is read like any other', async () => {
    request.mockResolvedValueOnce({ status: 409, data: { message: 'Taken.', error: 'conflict' }, headers: {} })
    expect(await failure(call(addThing, { body: { name: 'x' } }))).toMatchObject({ message: 'Taken.', status: 409 })
  })
})

describe('A call that wants a fresh proof', () => {
  const refused = () =>
    answer(403, { error: 'forbidden', reason: httpReasons.proof_wanted.id, message: 'Please confirm again that it is you.' })
  const add = () => call(addThing, { body: { name: 'fern' } })

  test('asks the person and is made again; calls at the same time share the question', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => true)
    const undo = onProofWanted(ask)
    refused()
    refused()
    answer(200, { id: 'a' })
    answer(200, { id: 'b' })
    expect(await Promise.all([add(), add()])).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(ask).toHaveBeenCalledTimes(1)
    undo()
  })

  test('is made no third time, nor a second where the person did not prove it, or nobody can be asked', async () => {
    const ask = vi.fn<() => Promise<boolean>>(async () => true)
    const undo = onProofWanted(ask)
    refused()
    refused()
    expect(await failure(add())).toMatchObject({ status: 403, reason: PROOF_WANTED })
    ask.mockResolvedValueOnce(false)
    refused()
    expect(await failure(add())).toMatchObject({ status: 403 })
    undo()
    refused()
    expect(await failure(add())).toMatchObject({ status: 403 })
    expect(fetcher).toHaveBeenCalledTimes(4)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
