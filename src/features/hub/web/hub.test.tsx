// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showHubCardsOf } from './card-views.ts'
import { HubCards } from './HubCards.tsx'
import { StreakCard } from './StreakCard.tsx'
import { Week } from './Week.tsx'

afterEach(cleanup)

const days = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ day: `2026-05-0${n}`, acts: n % 2, minutes: n % 2 ? n * 2 : 0 }))

test('the week says for every day how many minutes it had, or that it was a rest', () => {
  render(<Week days={days} today="2026-05-07" minutes={32} seed="u1" isFirst={false} />)
  const said = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent)
  expect(said).toEqual([
    'Friday: 2 minutes',
    'Saturday: a rest',
    'Sunday: 6 minutes',
    'Monday: a rest',
    'Tuesday: 10 minutes',
    'Wednesday: a rest',
    'Today, Thursday: 14 minutes',
  ])
})

test('the row of days tells of its rests, and never of a loss', () => {
  const { rerender } = render(<StreakCard streak={{ current: 5, longest: 9, restsLeft: 2 }} />)
  expect(screen.getByText('You can rest 2 more days this week, and the row simply goes on.')).toBeDefined()
  expect(screen.getByText('Your longest was 9 days.')).toBeDefined()
  rerender(<StreakCard streak={{ current: 5, longest: 5, restsLeft: 0 }} />)
  expect(screen.getByText(/everything that grew stays/)).toBeDefined()
  rerender(<StreakCard streak={{ current: 0, longest: 0, restsLeft: 0 }} />)
  expect(screen.getByText(/begins on any day you like/)).toBeDefined()
})

test("a feature's card is drawn by its own view, and one that nobody can draw is left out", async () => {
  showHubCardsOf([
    {
      id: 'pond',
      pages: [],
      hubCards: { frog: () => Promise.resolve({ default: ({ data }: { data: Record<string, unknown> }) => <p>{String(data.says)}</p> }) },
    },
  ])
  const cards = [
    { feature: 'pond', card: 'frog', data: { says: 'Quak' } },
    { feature: 'pond', card: 'heron', data: {} },
  ]
  render(<HubCards cards={cards} isFirst={false} />)
  expect(await screen.findByText('Quak')).toBeDefined()
  cleanup()
  const { container } = render(<HubCards cards={cards.slice(1)} isFirst />)
  expect(container.textContent).toBe('')
})
