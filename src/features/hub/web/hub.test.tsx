import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { HubCard } from '#platform/contract/hub.ts'
import { setUser } from '#platform/web/session/session.ts'
import { showHubCardsOf } from './registry.ts'
import { HubCards } from './HubCards.tsx'
import { HubScene } from './HubScene.tsx'
import { hasFoot, onAnotherDay, placed } from './place.ts'
import { StreakCard } from './StreakCard.tsx'
import { Week } from './Week.tsx'

vi.mock('#platform/web/botany/Clearing.tsx', () => ({
  Clearing: ({ season }: { season: string }) => <div data-testid="clearing" data-season={season} />,
}))

const days = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ day: `2026-05-0${n}`, acts: n % 2, minutes: n % 2 ? n * 2 : 0 }))

test('the week shows for every day its minutes, or that it was a rest', () => {
  render(<Week days={days} today="2026-05-07" minutes={32} seed="u1" isFirst={false} />)
  const stated = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent)
  expect(stated).toEqual([
    'Friday: 2 minutes',
    'Saturday: a rest',
    'Sunday: 6 minutes',
    'Monday: a rest',
    'Tuesday: 10 minutes',
    'Wednesday: a rest',
    'Today, Thursday: 14 minutes',
  ])
})

test('the streak card shows the rest days left, and no loss', () => {
  const { rerender } = render(<StreakCard streak={{ current: 5, longest: 9, restsLeft: 2 }} />)
  expect(screen.getByText('You can rest 2 more days without ending it.')).toBeDefined()
  expect(screen.getByText('Your longest was 9 days.')).toBeDefined()
  rerender(<StreakCard streak={{ current: 5, longest: 5, restsLeft: 0 }} />)
  expect(screen.getByText(/everything that grew stays/)).toBeDefined()
  rerender(<StreakCard streak={{ current: 0, longest: 0, restsLeft: 0 }} />)
  expect(screen.getByText(/start a streak whenever you like/)).toBeDefined()
})

const card = (feature: string, name: string, more: Partial<HubCard> = {}): HubCard => ({
  feature,
  card: name,
  data: {},
  region: 'main',
  rank: 60,
  ...more,
})

test("a feature's card is drawn by its own view, and one that nobody can draw is left out", async () => {
  showHubCardsOf([
    {
      id: 'pond',
      pages: [],
      hubCards: { frog: () => Promise.resolve({ default: ({ data }: { data: Record<string, unknown> }) => <p>{String(data.says)}</p> }) },
    },
  ])
  const cards = [card('pond', 'frog', { data: { says: 'Quak' } }), card('pond', 'heron')]
  render(<HubCards cards={cards} region="main" seed="u1" />)
  expect(await screen.findByText('Quak')).toBeDefined()
  cleanup()
  const { container } = render(<HubCards cards={cards.slice(1)} region="main" seed="u1" />)
  expect(container.textContent).toBe('')
})

test('cards are sorted by rank, independent of the order they arrive in, with the suggestion among them', () => {
  const keys = (cards: HubCard[], hasSuggestion = true) => placed(cards, 'main', hasSuggestion).map(({ key }) => key)
  const cards = [
    card('pond', 'frog', { rank: 90 }),
    card('wood', 'path', { rank: 60 }),
    card('sky', 'dawn', { rank: 20 }),
    card('sky', 'glimpse', { region: 'side' }),
    card('wood', 'track', { region: 'suggestion' }),
  ]
  const order = ['sky dawn', 'suggestion', 'wood path', 'pond frog']
  expect(keys(cards)).toEqual(order)
  expect(keys(cards.toReversed())).toEqual(order)
  expect(keys(cards, false)).not.toContain('suggestion')
  expect(placed(cards, 'side', true).map(({ key }) => key)).toEqual(['sky glimpse'])
})

test('the last card ends both columns when the main one would extend far below the other, and only then', () => {
  const few = [card('sky', 'dawn'), card('wood', 'path')]
  expect(hasFoot(few, true)).toBe(false)
  const many = [...few, card('pond', 'frog'), card('pond', 'heron', { rank: 90 })]
  expect(hasFoot(many, true)).toBe(true)
  expect(hasFoot([...many, card('sky', 'glimpse', { region: 'side' }), card('sky', 'dusk', { region: 'side' })], true)).toBe(false)
})

test('a stored answer of yesterday shows only the card data that is marked as still valid', () => {
  const stored = [
    card('sky', 'dawn', { data: { day: '2026-05-06', moods: [{ level: 2 }], names: ['calm'] }, lasts: ['names'] }),
    card('pond', 'frog', { data: { says: 'Quak' } }),
  ]
  expect(onAnotherDay(stored, '2026-05-07')).toEqual([{ ...stored[0]!, data: { names: ['calm'], day: '2026-05-07' } }])
})

const words = { title: 'Look up', text: 'The sky is open.', action: 'To the sky', why: 'Because it is blue.' }
const says = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> })

test('the suggestion explains its reason on request, and links to its page', async () => {
  showHubCardsOf([
    {
      id: 'sky',
      pages: [],
      suggestions: () =>
        Promise.resolve({ suggestions: { look: { to: '/sky', species: 'fern', area: 'hub', words: { en: words, de: words } } } }),
    },
  ])
  await act(async () => {
    render(<HubCards cards={[]} region="main" suggestion={{ feature: 'sky', rule: 'look' }} seed="u1" />, { wrapper: MemoryRouter })
  })
  const reason = await screen.findByText('Because it is blue.')
  expect(reason.hidden).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /^Why this\?/ }))
  expect(reason.hidden).toBe(false)
  expect(screen.getByRole('link', { name: 'To the sky' }).getAttribute('href')).toBe('/sky')
})

test('a suggestion can contain a card of its feature, which is shown nowhere else', async () => {
  showHubCardsOf([
    {
      id: 'wood',
      pages: [],
      hubCards: { track: says('Three good breaths') },
      suggestions: () =>
        Promise.resolve({
          suggestions: { walk: { to: '/wood', species: 'fern', area: 'hub', card: 'track', words: { en: words, de: words } } },
        }),
    },
  ])
  const cards = [card('wood', 'track', { region: 'suggestion' })]
  await act(async () => {
    render(<HubCards cards={cards} region="main" suggestion={{ feature: 'wood', rule: 'walk' }} seed="u1" />, { wrapper: MemoryRouter })
  })
  expect(await screen.findAllByText('Three good breaths')).toHaveLength(1)
  expect(screen.queryByText(words.title)).toBeNull()
  cleanup()
  const { container } = render(<HubCards cards={cards} region="main" seed="u1" />, { wrapper: MemoryRouter })
  expect(container.textContent).toBe('')
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
