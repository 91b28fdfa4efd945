// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '../api/call.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const succeed = (client: ReturnType<typeof createQueryClient>) => new MutationObserver(client, { mutationFn: async () => 'done' }).mutate()

describe('query defaults', () => {
  test('are fresh for 30000 ms, without retries, refetching on focus or interval, collected at once', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 30_000, retry: false, refetchOnWindowFocus: false, refetchInterval: false, gcTime: 0 })
    expect(mutations).toMatchObject({ retry: false })
  })

  test('read the path that is the first element of the key', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response('{"a":1}'))
    vi.stubGlobal('fetch', fetcher)
    const client = createQueryClient()
    expect(await client.fetchQuery({ queryKey: ['/api/things', 7] })).toEqual({ a: 1 })
    expect(fetcher.mock.calls[0]![0]).toBe('/api/things')
    await vi.waitFor(() => expect(client.getQueryCache().getAll()).toHaveLength(0))
  })

  test('ask once and give up when the answer is an error', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response('{"message":"no"}', { status: 503 }))
    vi.stubGlobal('fetch', fetcher)
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/things'] })).rejects.toThrow('no')
    expect(fetcher).toHaveBeenCalledOnce()
  })
})

describe('after a successful mutation', () => {
  test('only the last 2 entries of the query cache are left', async () => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { gcTime: 60_000 } })
    for (const key of ['a', 'b', 'c', 'd']) client.setQueryData([key], key)
    await succeed(client)
    expect(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.queryKey[0]),
    ).toEqual(['c', 'd'])
    client.clear()
  })

  test('a query on the screen stays in the cache, so that it can be refreshed', async () => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { gcTime: 60_000 } })
    const stop = new QueryObserver(client, { queryKey: ['shown'], queryFn: () => 1 }).subscribe(() => {})
    for (const key of ['b', 'c', 'd']) client.setQueryData([key], key)
    await succeed(client)
    expect(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.queryKey[0]),
    ).toEqual(['shown', 'c', 'd'])
    stop()
    client.clear()
  })

  test('local storage is cleaned up', async () => {
    localStorage.setItem('temp_x', '1')
    await succeed(createQueryClient())
    await vi.waitFor(() => expect(localStorage.length).toBe(0))
  })

  test('both happen after a write that no mutation sent, and not after a read', async () => {
    localStorage.setItem('temp_x', '1')
    vi.stubGlobal('fetch', async () => new Response('{}'))
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { gcTime: 60_000 } })
    const stored = () => client.getQueryCache().getAll().length
    for (const key of ['a', 'b', 'c', 'd']) client.setQueryData([key], key)
    await send({ method: 'GET', path: '/api/things' } as never, {})
    await send({ method: 'POST', path: '/api/things/preview' } as never, {}, { as: 'query' })
    expect(stored()).toBe(4)
    await send({ method: 'POST', path: '/api/things' } as never, {})
    expect(stored()).toBe(2)
    await vi.waitFor(() => expect(localStorage.length).toBe(0))
    client.clear()
  })

  test('a running fetch is not cancelled', async () => {
    const client = createQueryClient()
    const waiting = Promise.withResolvers<string>()
    const fetched = client.fetchQuery({ queryKey: ['slow'], queryFn: () => waiting.promise, gcTime: 60_000 })
    for (const key of ['b', 'c', 'd']) client.setQueryData([key], key)
    await succeed(client)
    waiting.resolve('here')
    expect(await fetched).toBe('here')
    client.clear()
  })

  test('a failed one changes nothing', async () => {
    const client = createQueryClient()
    client.setDefaultOptions({ queries: { gcTime: 60_000 } })
    for (const key of ['a', 'b', 'c']) client.setQueryData([key], key)
    const failing = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('no')) })
    await expect(failing.mutate()).rejects.toThrow('no')
    expect(client.getQueryCache().getAll()).toHaveLength(3)
    client.clear()
  })
})
