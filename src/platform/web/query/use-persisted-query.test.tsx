import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '../session/session.ts'
import { createQueryClient } from './query-client.ts'
import { usePersistedQuery } from './use-persisted-query.ts'

const stored = vi.hoisted(() => new Map<string, { data: unknown; at: number; shape: string }>())
vi.mock('../offline/person-db.ts', () => ({
  readAnswer: async (userId: string, address: string, shape: string) => {
    const found = stored.get(`${userId} ${address}`)
    return found?.shape === shape ? found : undefined
  },
  storeAnswer: async (userId: string, address: string, answer: { data: unknown; at: number; shape: string }) =>
    void stored.set(`${userId} ${address}`, answer),
}))

const server = { answer: (): unknown => undefined }
const query = { queryKey: ['/api/pond'], queryFn: async () => server.answer(), meta: { shape: 'today' } }

function show(fallback: 'while-loading' | 'on-failure', options: { refetchOnFocus?: boolean } = {}) {
  const client = createQueryClient()
  return renderHook(() => usePersistedQuery(query, { fallback, ...options }), {
    wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

beforeEach(() => {
  stored.clear()
  setUser({ id: 'wren' } as never)
})
afterEach(async () => {
  cleanup()
  // A closing page may still write; wait for it, so that it does not affect the next test.
  await import('../offline/person-db.ts')
})

test('an answer is stored for the signed-in person, with the shape it followed', async () => {
  server.answer = () => 'two frogs'
  const { result, unmount } = show('while-loading')
  await waitFor(() => expect(result.current).toMatchObject({ data: 'two frogs', isStored: false }))
  unmount()
  await waitFor(() => expect(stored.get('wren /api/pond')).toMatchObject({ data: 'two frogs', shape: 'today' }))
})

test('the last answer is shown until the server answers', async () => {
  const arrival = Promise.withResolvers<string>()
  server.answer = () => arrival.promise
  stored.set('wren /api/pond', { data: 'one frog', at: 7, shape: 'today' })
  const { result } = show('while-loading')
  await waitFor(() => expect(result.current).toMatchObject({ data: 'one frog', at: 7, isStored: true, isLooking: false }))
  await act(async () => arrival.resolve('two frogs'))
  await waitFor(() => expect(result.current).toMatchObject({ data: 'two frogs', isStored: false }))
})

test('an answer of an older shape is not shown', async () => {
  stored.set('wren /api/pond', { data: 'one frog', at: 7, shape: 'older' })
  server.answer = () => Promise.reject(new Error('gone'))
  const { result } = show('while-loading')
  await waitFor(() => expect(result.current).toMatchObject({ isLooking: false, error: { message: 'gone' } }))
  expect(result.current.data).toBeUndefined()
})

test('with the fallback `on-failure`, the last answer is shown only after a failure', async () => {
  const arrival = Promise.withResolvers<string>()
  server.answer = () => arrival.promise
  stored.set('wren /api/pond', { data: 'one frog', at: 7, shape: 'today' })
  const { result } = show('on-failure')
  await act(async () => {})
  expect(result.current).toMatchObject({ data: undefined, isLooking: false })
  await act(async () => arrival.reject(new Error('gone')))
  await waitFor(() => expect(result.current).toMatchObject({ data: 'one frog', at: 7, isStored: true, error: { message: 'gone' } }))
})

test('earlier data stays when a refetch fails, and the error is reported', async () => {
  server.answer = () => 'two frogs'
  const { result } = show('while-loading')
  await waitFor(() => expect(result.current.data).toBe('two frogs'))
  server.answer = () => Promise.reject(new Error('removed elsewhere'))
  await act(async () => void (await result.current.refetch()))
  await waitFor(() => expect(result.current).toMatchObject({ data: 'two frogs', isStored: false, error: { message: 'removed elsewhere' } }))
})

test('with `refetchOnFocus`, it is fetched again when the page becomes visible, and never by a timer', async () => {
  let asked = 0
  server.answer = () => ++asked
  const { result } = show('while-loading', { refetchOnFocus: true })
  await waitFor(() => expect(result.current.data).toBe(1))
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(result.current.data).toBe(2))
})
