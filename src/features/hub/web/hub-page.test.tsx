import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announceCounted } from '#platform/web/audio/counted.ts'
import { setLoadedItem } from '#platform/web/audio/loaded-item.ts'
import { setUser } from '#platform/web/session/session.ts'
import HubPage from './HubPage.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

vi.mock('#platform/web/botany/Clearing.tsx', () => ({ Clearing: () => null }))
vi.mock('#platform/web/offline/person-db.ts', () => ({ storeAnswer: async () => {}, readAnswer: async () => undefined }))

const HUB = {
  today: '2026-05-07',
  minutesToday: 3,
  pointsToday: 6,
  minutesThisWeek: 3,
  points: 6,
  week: [],
  streak: { current: 1, longest: 1, restsLeft: 2, totalDays: 1 },
  cards: [],
  missing: [],
}

afterEach(() => {
  cleanup()
  setLoadedItem(undefined)
})

test('cards that could not be loaded are reported, and loaded again only on request', async () => {
  vi.useFakeTimers()
  const answers = [{ ...HUB, missing: ['broken'] }, HUB]
  const fetcher = vi.fn<typeof fetch>(async (url) =>
    Response.json(String(url).endsWith('/api/hub') ? (answers.length > 1 ? answers.shift() : answers[0]) : {}),
  )
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
  const asked = () => fetcher.mock.calls.filter(([url]) => String(url).endsWith('/api/hub')).length
  renderPage(<HubPage />)
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(asked()).toBe(1)
  expect(screen.getByText(/could not be loaded/)).toBeDefined()
  await act(async () => {
    screen.getByRole('button', { name: 'Try again' }).click()
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(asked()).toBe(2)
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('while something plays the hub is asked for when listening was counted, and at no other time', async () => {
  vi.useFakeTimers()
  const fetcher = vi.fn<typeof fetch>(async () => Response.json(HUB))
  vi.stubGlobal('fetch', fetcher)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
  setLoadedItem({ kind: 'track', id: 'rain' } as never)
  const asked = () => fetcher.mock.calls.filter(([url]) => String(url).endsWith('/api/hub')).length
  renderPage(<HubPage />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  expect(asked()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(asked()).toBe(1)
  await act(async () => {
    announceCounted()
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(asked()).toBe(2)
})
