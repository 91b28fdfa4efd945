import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { keeperOf } from '#platform/web/query/keep-answer.ts'
import { someHabit, someList, someToday } from './data/habits.fixture.ts'
import { keepAhead } from './keep-ahead.ts'

const stored = vi.hoisted(() => new Map<string, { data: unknown; at: number; shape: string }>())
vi.mock('#platform/web/offline/person-db.ts', () => ({
  readAnswer: async (_: string, address: string, shape: string) => {
    const found = stored.get(address)
    return found?.shape === shape ? found : undefined
  },
  storeAnswer: async (_: string, address: string, answer: { data: unknown; at: number; shape: string }) => void stored.set(address, answer),
}))

const fetcher = vi.fn<typeof fetch>()
const ID = '019a0000-0000-7000-8000-00000000000'
const habits = Array.from({ length: 30 }, (_, n) => someToday(someHabit({ id: `${ID.slice(0, -1)}${String(n).padStart(2, '0')}` })))
const asked = () => fetcher.mock.calls.map(([url]) => new URL(String(url), 'http://localhost').pathname)
const keep = () => keepAhead(keeperOf(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 'u'))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('fetch', fetcher.mockReset())
  fetcher.mockImplementation(async (url) => {
    const body = String(url).split('?')[0]!.endsWith('/api/habits') ? someList(...habits) : {}
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
})

test('habits, their patterns and the first records are on the device before anybody opens their pages', async () => {
  await keep()
  const paths = [...stored.keys()].map((address) => address.split('?')[0])
  expect(paths).toEqual(
    expect.arrayContaining(['/api/habits', '/api/habits/analytics', '/api/habits/moods', `/api/habits/${habits[0]!.habit.id}`]),
  )
  // A device stores sixty answers: pages that the person opened must not be evicted.
  expect(paths).toHaveLength(28)
})

test('a stored answer is not requested again on the same day, but is on the next', async () => {
  await keep()
  const first = asked().length
  await keep()
  expect(asked()).toHaveLength(first)
  for (const answer of stored.values()) answer.at -= 24 * 3_600_000
  await keep()
  expect(asked()).toHaveLength(2 * first)
})

test('without a network stored answers stay; for a person without habits only the list is requested', async () => {
  await keep()
  const before = new Map(stored)
  for (const answer of stored.values()) answer.at -= 24 * 3_600_000
  fetcher.mockRejectedValue(new TypeError('offline'))
  await expect(keep()).rejects.toThrow()
  expect([...stored.keys()]).toEqual([...before.keys()])
  stored.clear()
  fetcher.mockReset().mockImplementation(async () => new Response(JSON.stringify(someList())))
  await keep()
  expect(asked()).toEqual(['/api/habits'])
})
