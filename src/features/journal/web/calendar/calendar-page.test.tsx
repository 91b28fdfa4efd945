import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addActKinds } from '#platform/web/act-kinds.ts'
import { createQueryClient } from '#platform/web/query/query-client.ts'
import { setUser } from '#platform/web/session/session.ts'
import { sprout } from '#platform/web/ui/icons/things.ts'
import type { EntryData } from '../../contract/records.ts'
import { lockJournal } from '../local/tab.ts'
import CalendarPage from './CalendarPage.tsx'
import { memoryJournal, seededYears } from './journal.fixture.ts'

const shelf = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('../local/journal-of.ts', () => ({ journalOf: () => shelf.store }))

const NOW = new Date('2026-11-21T12:00:00Z')
const fetcher = vi.fn<typeof fetch>()
let isWide = true

beforeAll(() => {
  const words = { title: 'Listening', one: 'Listened', from: 'listening', with: 'listening' }
  const food = { title: 'Food', one: 'A day of food', from: 'food', with: 'food' }
  addActKinds(async () => ({
    actKinds: {
      listen: { icon: sprout, words: { en: words, de: words } },
      meal: { icon: sprout, words: { en: food, de: food }, linkOfDay: (day) => `/food?day=${day}` },
    },
  }))
})
beforeEach(() => {
  isWide = true
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', fetcher)
  fetcher.mockImplementation(async () =>
    Response.json({
      day: '2026-11-21',
      entries: [],
      acts: [
        { kind: 'listen', acts: 1, amount: 1260, unit: 'seconds', points: 2, subjects: [] },
        { kind: 'meal', acts: 1, amount: 1, unit: 'count', points: 1, subjects: [] },
      ],
    }),
  )
  setUser({ id: '01900000-0000-7000-8000-00000000000a', zone: 'Europe/Berlin', dayStart: 240 } as never)
  lockJournal()
})

async function show(address = '/calendar', seed = seededYears('2026-11-21', 3)) {
  const made = memoryJournal(seed)
  shelf.store = made.store
  const router = createMemoryRouter(
    [
      { path: '/calendar', element: <CalendarPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Calendar' })
  await screen.findByRole('radio', { name: 'Month' })
  return { ...made, router }
}
const cell = (day: string) => document.querySelector<HTMLButtonElement>(`button[data-day="${day}"]`)!

describe('The month', () => {
  test('describes in words everything that each day shows', async () => {
    const { store } = await show()
    for (const head of store.heads().filter(({ localDay }) => localDay === '2026-11-21')) expect(head.mood).not.toBeNull()
    const words = cell('2026-11-21').getAttribute('aria-label')!
    expect(words).toMatch(/^Saturday, November 21, 2026, today: \w+/)
    expect(cell('2026-11-30').getAttribute('aria-label')).toContain('nothing yet')
    expect(cell('2026-11-21').getAttribute('aria-current')).toBe('date')
  })

  test('is one stop for Tab; arrow keys walk, and turn the page where it ends', async () => {
    await show()
    expect(screen.getByRole('grid').querySelectorAll('button[tabindex="0"]')).toHaveLength(1)
    cell('2026-11-21').focus()
    fireEvent.keyDown(cell('2026-11-21'), { key: 'ArrowLeft' })
    await waitFor(() => expect(document.activeElement).toBe(cell('2026-11-20')))
    cell('2026-11-12').focus()
    fireEvent.keyDown(cell('2026-11-12'), { key: 'ArrowDown' })
    await waitFor(() => expect(document.activeElement).toBe(cell('2026-11-19')))
    fireEvent.keyDown(cell('2026-11-19'), { key: 'ArrowRight' })
    fireEvent.keyDown(cell('2026-11-20'), { key: 'PageUp' })
    await waitFor(() => expect(document.activeElement).toBe(cell('2026-10-20')))
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy()
  })

  test('goes back to 1900 and no further', async () => {
    await show('/calendar?at=1900-01-15')
    expect(screen.getByRole('heading', { name: 'January 1900' })).toBeTruthy()
    expect((screen.getByRole('button', { name: 'Previous month' }) as HTMLButtonElement).disabled).toBe(true)
    expect(cell('1900-01-01').getAttribute('aria-label')).toContain('Monday, January 1, 1900')
  })
})

describe('The year', () => {
  test('has twelve months, each with its words, that lead to theirs', async () => {
    await show('/calendar?view=year')
    const march = await screen.findByRole('button', { name: /^March 2026: \d+ days with a mood, mostly/ })
    fireEvent.click(march)
    expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeTruthy()
  })

  test('in pixels has every day, a face for every mood, and a table of the same', async () => {
    const { store } = await show('/calendar?view=pixels')
    await waitFor(() => expect(document.querySelectorAll('[data-day]')).toHaveLength(365))
    const felt = new Set(
      store
        .heads()
        .filter(({ localDay, mood }) => mood && localDay.startsWith('2026'))
        .map(({ localDay }) => localDay),
    )
    expect(screen.getByRole('grid').querySelectorAll('svg')).toHaveLength(felt.size)
    fireEvent.click(screen.getByRole('button', { name: /^Show as table/ }))
    expect(screen.queryByRole('grid')).toBeNull()
    const days = new Set(
      store
        .heads()
        .filter(({ localDay }) => localDay.startsWith('2026'))
        .map(({ localDay }) => localDay),
    )
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(days.size + 1)
  })
})

describe('A day', () => {
  test('shows the moods and entries of a day, and its acts from the ledger', async () => {
    await show('/calendar?day=2026-11-21')
    const side = screen.getByRole('complementary', { name: 'The day' })
    expect((await within(side).findByRole('heading', { level: 2 })).textContent).toContain('21')
    expect(await within(side).findByText('21 min')).toBeTruthy()
    expect(within(side).getByText('Listening')).toBeTruthy()
    // The food of a day has its page by the day.
    expect(within(side).getByRole('link', { name: /Food/ }).getAttribute('href')).toBe('/food?day=2026-11-21')
  })

  test('without network shows the device’s data and says that the rest needs a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show('/calendar?day=2026-11-20')
    expect(await screen.findByText(/need a connection/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write for this day' })).toBeTruthy()
    expect(fetcher).not.toHaveBeenCalled()
  })

  test('takes a mood at a tap, on that day and not today', async () => {
    const { changes, store } = await show('/calendar?day=2026-05-04', [])
    const side = screen.getByRole('complementary', { name: 'The day' })
    fireEvent.click((await within(side).findAllByRole('button', { name: /Sunny/ }))[0]!)
    await waitFor(() => expect(changes).toHaveLength(1))
    expect((changes[0]!.patch as EntryData).mood).toEqual({ level: 5, moodId: null })
    expect(store.heads()[0]!.localDay).toBe('2026-05-04')
  })

  test('is written on: the way leads to a new entry of that day', async () => {
    const { router, changes } = await show('/calendar?day=2019-01-02', [])
    fireEvent.click(await screen.findByRole('link', { name: 'Write for this day' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(router.state.location.pathname + router.state.location.search).toBe('/journal/new?day=2019-01-02')
    expect(changes).toEqual([])
  })

  test('in the future has no mood buttons', async () => {
    await show('/calendar?day=2027-03-01', [])
    const side = screen.getByRole('complementary', { name: 'The day' })
    expect(await within(side).findByRole('link', { name: 'Write for this day' })).toBeTruthy()
    expect(within(side).queryByText('How was it?')).toBeNull()
  })

  test('opens as a sheet on a phone, and going back closes it', async () => {
    isWide = false
    const { router } = await show()
    fireEvent.click(cell('2026-11-20'))
    expect(await screen.findByRole('dialog', { name: /November 20, 2026/ })).toBeTruthy()
    await act(async () => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('Memories', () => {
  test('are shown for days that come back; a dismissed one is marked as hard and leaves a message', async () => {
    const { changes } = await show()
    const list = await screen.findByRole('region', { name: 'On this day' })
    const before = within(list).getAllByRole('article').length
    expect(before).toBeGreaterThan(0)
    fireEvent.click(within(list).getAllByRole('button', { name: 'Do not show again' })[0]!)
    expect(await within(list).findByText('It will not come back as a memory.')).toBeTruthy()
    expect(changes[0]!.patch).toEqual({ hard: true })
    expect(within(list).queryAllByRole('article')).toHaveLength(before - 1)
    fireEvent.click(within(list).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(before))
  })

  test('are not shown to a person who switched them off', async () => {
    const seed = seededYears('2026-11-21', 3).map((row) =>
      row.kind === 'settings' ? { ...row, data: { ...row.data, memories: false } } : row,
    )
    await show('/calendar', seed as never)
    await screen.findByRole('link', { name: 'Write for this day' })
    expect(screen.queryByRole('region', { name: 'On this day' })).toBeNull()
  })
})
