import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#platform/contract/session.ts'
import { setUser } from '#platform/web/session/session.ts'
import { renderPage } from '#testing/web/render-page.tsx'
import type { Insight } from '../../contract/insight.ts'
import { someInsight } from './insight.fixture.ts'
import InsightPage from './InsightPage.tsx'

const fetcher = vi.fn<typeof fetch>()

beforeEach(() => {
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setUser({ id: '01890000-0000-7000-8000-000000000009', locale: null, zone: 'UTC', dayStart: 240, units: 'metric' } as User)
})

const answer = (insight: Insight) => fetcher.mockImplementation(() => Promise.resolve(Response.json(insight)))

const show = (path = '/journal/insight') => renderPage(<InsightPage />, path)

test('factors of better and harder days are described as associations, with interval and numbers of days', async () => {
  answer(someInsight())
  const { container } = show()
  await screen.findByRole('heading', { name: 'Patterns in your days' })
  const words = container.textContent.replaceAll(/\s+/g, ' ')
  expect(words).toContain('On days with “Walk” your mood was 0.4 higher on average (95 % interval 0.1 to 0.7, 34 days with, 120 without).')
  expect(words).toContain('On days with “Worked late” your mood was 0.5 lower on average (95 % interval -0.8 to -0.2,')
  expect(words).toContain('This says what goes together, not what causes what.')
  expect(words).toContain('On days after “Worked late” your mood was 0.3 lower')
  expect(words).toContain('No clear difference: 1')
  expect(words).toContain('3 of 10 days with it')
})

test('volatility shows its number of pairs of days', async () => {
  answer(someInsight({ volatility: { mssd: 1.44, rmssd: 1.2, pairs: 8, possible: 19 } }))
  show()
  await screen.findByText(/typically moves by 1.2 steps/)
  screen.getByText(/8 of 19 pairs of days in a row \(42%\).*less than half/)
})

test('every chart can be read as a table', async () => {
  answer(someInsight())
  show()
  await screen.findByRole('heading', { name: 'Mood over time' })
  const figures = screen.getAllByRole('figure')
  expect(figures).toHaveLength(7)
  for (const figure of figures) {
    fireEvent.click(within(figure).getByRole('button', { name: /^Show as table/ }))
    expect(within(figure).getAllByRole('row').length).toBeGreaterThan(1)
  }
  const [time] = figures
  expect(within(time!).getAllByRole('row')).toHaveLength(1 + 16)
})

test('days without a mood are gaps: the line is not drawn over four of them', async () => {
  answer(someInsight())
  const { container } = show()
  await screen.findByRole('heading', { name: 'Mood over time' })
  const line = container.querySelector('path[class*="_line_"]')!.getAttribute('d')!
  expect(line.match(/M/g)).toHaveLength(2)
  expect(container.querySelector('path[class*="bridge"]')!.getAttribute('d')).toBe('')
})

test('another range asks for other days, and the address remembers it', async () => {
  answer(someInsight())
  show('/journal/insight?range=month')
  await screen.findByRole('heading', { name: 'Mood over time' })
  expect(String(fetcher.mock.calls[0]![0])).toMatch(/^\/api\/journal\/insight\?.*from=/)
  fireEvent.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2))
  expect(String(fetcher.mock.calls[1]![0])).not.toContain('from=')
})

test('an empty journal, a quiet month and a few days each have their own kind words', async () => {
  answer(someInsight({ firstDay: null, days: [] }))
  const first = show()
  await screen.findByRole('heading', { name: 'Your moods will appear here' })
  first.unmount()
  answer(someInsight({ days: [] }))
  const second = show()
  await screen.findByRole('heading', { name: 'No moods on these days' })
  second.unmount()
  const few = someInsight()
  answer({ ...few, days: few.days.slice(0, 3), associations: [] })
  show()
  await screen.findByText(/^3 days with a mood so far/)
  screen.getByText('Nothing has enough days for a comparison yet.')
})

test('without the server it says that the journal is safe, and tries again when asked', async () => {
  fetcher.mockImplementation(() => Promise.resolve(Response.json({ error: 'internal', message: 'x' }, { status: 500 })))
  show()
  await screen.findByRole('heading', { name: 'Your insight could not be loaded' })
  answer(someInsight())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Mood over time' })
})
