// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { showHubCardsOf } from './card-views.ts'
import { HubCards } from './HubCards.tsx'
import { HubScene } from './HubScene.tsx'
import { onAnotherDay, placed, SUGGESTION } from './place.ts'
import { StreakCard } from './StreakCard.tsx'
import { Week } from './Week.tsx'

vi.mock('#platform/web/botany/Clearing.tsx', () => ({
  Clearing: ({ season }: { season: string }) => <div data-testid="clearing" data-season={season} />,
}))

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
  render(<HubCards cards={cards} region="main" seed="u1" />)
  expect(await screen.findByText('Quak')).toBeDefined()
  cleanup()
  const { container } = render(<HubCards cards={cards.slice(1)} region="main" seed="u1" />)
  expect(container.textContent).toBe('')
})

const card = (feature: string, name: string, data = {}) => ({ feature, card: name, data })

test('cards stand in one order whatever order they come in: mood, habits, the suggestion, what was begun, and strangers last', () => {
  const names = (cards: ReturnType<typeof card>[]) => placed(cards, [SUGGESTION]).main.map(({ name }) => name)
  const cards = [card('pond', 'frog'), card('journal', 'prompt'), card('soul', 'continue'), card('habits', 'due'), card('journal', 'mood')]
  const order = ['journal mood', 'habits due', SUGGESTION, 'soul continue', 'journal prompt', 'pond frog']
  expect(names(cards)).toEqual(order)
  expect(names(cards.toReversed())).toEqual(order)
  expect(placed([card('garden', 'glimpse'), card('journal', 'memory')], []).side).toHaveLength(2)
})

test('a day kept from yesterday still takes a mood for today, and shows nothing that was only true then', () => {
  const kept = [card('journal', 'mood', { day: '2026-05-06', moods: [{ level: 2 }] }), card('habits', 'due'), card('journal', 'memory')]
  expect(onAnotherDay(kept, '2026-05-07')).toEqual([card('journal', 'mood', { day: '2026-05-07', moods: [] })])
})

test('the suggestion says on being asked why it is this one', () => {
  render(<HubCards cards={[]} region="main" suggestion="rest" seed="u1" />)
  const reason = screen.getByText(/Nothing of today is waiting/)
  expect(reason.hidden).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Why this?' }))
  expect(reason.hidden).toBe(false)
})

test('on a first day a track is suggested and a first habit offered; with habits of their own they stand there instead', async () => {
  const page = {
    path: '/habits',
    layout: 'app',
    access: 'signed-in',
    area: 'habits',
    title: 'Habits',
    lazy: () => Promise.reject(new Error()),
  } as const
  const says = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> })
  showHubCardsOf([
    { id: 'habits', pages: [page], hubCards: { due: says('Your habits') } },
    { id: 'soul', pages: [], hubCards: { suggestion: says('Three good breaths') } },
  ])
  const hub = (cards: ReturnType<typeof card>[]) =>
    render(<HubCards cards={cards} region="main" suggestion="begin" isFirst seed="u1" />, { wrapper: MemoryRouter })
  hub([card('soul', 'suggestion')])
  expect(await screen.findByText('Three good breaths')).toBeDefined()
  expect(screen.getByRole('link', { name: 'A first habit' }).getAttribute('href')).toBe('/habits')
  cleanup()
  hub([card('habits', 'due', { habits: [] })])
  expect(await screen.findByText('Your habits')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'A first habit' })).toBeNull()
})

test.each([
  ['Pacific/Auckland', 'summer'],
  ['America/Argentina/Ushuaia', 'summer'],
  ['Europe/Berlin', 'winter'],
])("the clearing of somebody in %s stands in January's %s", (zone, season) => {
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  setUser({ id: 'u', username: 'wren', displayName: null, zone, dayStart: 0 } as never)
  render(<HubScene seed="u" hour={12} />)
  expect(screen.getByTestId('clearing').dataset.season).toBe(season)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
