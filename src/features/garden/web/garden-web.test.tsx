import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addActKinds } from '#platform/web/act-kinds.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import { growthOfKind } from '../kinds.fixture.ts'
import { gardenOf } from '../garden.ts'
import { BedList } from './BedList.tsx'
import { arranged } from './data/writing.ts'
import GardenHubCard from './GardenHubCard.tsx'
import { GardenTable } from './GardenTable.tsx'
import { PlantPanel } from './PlantPanel.tsx'
import { SeedShop } from './SeedShop.tsx'
import { TodayInGarden } from './TodayInGarden.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const words = { title: 'Journal entries', one: 'A journal entry', from: 'journal entries', with: 'journal entries' }
addActKinds(() =>
  Promise.resolve({
    actKinds: {
      entry: { icon: {}, linkOf: (id: string) => `/journal/${id}`, words: { en: words, de: words } },
      habit: { icon: {}, linkOf: (id: string) => `/habits/${id}`, words: { en: words, de: words } },
    },
  }),
)
const fetcher = vi.fn<typeof fetch>()
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  removeToast()
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
})

const days = (n: number) => Array.from({ length: n }, (_, i) => 20_000 + i)
const line = (kind: string, subject: string, n: number) => ({
  kind,
  subject,
  bed: growthOfKind(kind).bed,
  folded: 0,
  first: 20_000,
  days: days(n),
  counts: days(n).map(() => 1),
})
const lines = [line('habit', 'walk', 6), line('entry', '', 2)]
const garden = gardenOf({ lines, arrangement: [{ key: 'entry~~0', name: 'First words', x: null, y: null }] })
const names = new Map([['habit~walk', 'A walk outside']])

test('the table lists every plant with its source, bed, acts and growth, and opens one', () => {
  const onOpen = vi.fn<(key: string) => void>()
  renderPage(<GardenTable garden={garden} names={names} onOpen={onOpen} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(3)
  expect(rows[0]!.textContent).toContain('First words')
  expect(rows[1]!.textContent).toMatch(/A walk outsideHabit bed4100%/)
  fireEvent.click(screen.getByRole('button', { name: 'First words' }))
  expect(onOpen).toHaveBeenCalledWith('entry~~0')
})

test('the beds show their contents, and a press scrolls there', () => {
  const onGo = vi.fn<(bed: string) => void>()
  renderPage(<BedList garden={garden} onGo={onGo} />)
  fireEvent.click(screen.getByRole('button', { name: /Habit bed.*2 plants · 6 acts/ }))
  expect(onGo).toHaveBeenCalledWith('habits')
})

test('a plant shows its source, lists its acts with links, and can be named', async () => {
  const act = { kind: 'habit', subject: 'walk', name: 'A walk outside', unit: 'times', amount: 1, points: 5 }
  fetcher.mockImplementation(async () => json(200, { acts: ['2026-05-01', '2026-05-03'].map((day) => ({ ...act, day })) }))
  const onName = vi.fn<(name: string | null) => void>()
  const plant = garden.plants.find(({ key }) => key === 'habit~walk~1')!
  renderPage(<PlantPanel plant={plant} names={names} season="summer" onClose={() => {}} onName={onName} onPutBack={() => {}} />)
  expect(screen.getByText('It grows from A walk outside.')).toBeDefined()
  expect(screen.getByText('2 acts; 4 more until it is full-grown.')).toBeDefined()
  const links = await screen.findAllByRole('link', { name: 'A walk outside' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/habits/walk', '/habits/walk'])
  expect(fetcher.mock.calls[0]![0]).toBe('/api/garden/plants/habit~walk~1/acts')
  fireEvent.change(screen.getByLabelText('Its name'), { target: { value: '  Sunny ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(onName).toHaveBeenCalledWith('Sunny')
})

test('a plant whose acts cannot be read says that they are safe, and reads them again', async () => {
  fetcher.mockImplementationOnce(async () => json(500, { error: 'internal', message: 'no' }))
  renderPage(
    <PlantPanel plant={garden.plants[0]!} names={names} season="winter" onClose={() => {}} onName={() => {}} onPutBack={() => {}} />,
  )
  expect(await screen.findByText('The acts could not be loaded just now. They are safe.')).toBeDefined()
  fetcher.mockImplementation(async () =>
    json(200, { acts: [{ kind: 'entry', subject: 'e1', name: null, day: '2026-05-01', unit: 'times', amount: 1, points: 5 }] }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('link', { name: 'A journal entry' })).getAttribute('href')).toBe('/journal/e1')
})

test('the seed shop sells affordable seeds, shows how many points are missing, and buys the same seed after a failed attempt', async () => {
  const onPlanted = vi.fn<() => void>()
  renderPage(<SeedShop points={100} spent={35} isOffline={false} onClose={() => {}} onPlanted={onPlanted} />)
  expect(screen.getByText('You have 65 points to plant with.')).toBeDefined()
  expect(screen.getByText('25 more points, and it is yours. It will wait for you.', { selector: 'li:nth-child(2) *' })).toBeDefined()
  const buy = screen.getByRole('button', { name: 'Plant it: snowbell' })
  fetcher.mockImplementationOnce(async () => json(503, { error: 'unavailable', message: 'Not now.' }))
  fireEvent.click(buy)
  await waitFor(() => expect(currentToasts().at(-1)?.description).toBe('Not now.'))
  fetcher.mockImplementationOnce(async (_, init) => {
    const { id } = JSON.parse(String(init!.body)) as { id: string }
    return json(200, { seed: { id, species: 'snowbell', planted: 20_000, before: 0, price: 60 }, points: 100, spent: 95 })
  })
  await waitFor(() => {
    fireEvent.click(buy)
    expect(fetcher).toHaveBeenCalledTimes(2)
  })
  await waitFor(() => expect(onPlanted).toHaveBeenCalledOnce())
  const ids = fetcher.mock.calls.map(([, init]) => (JSON.parse(String(init!.body)) as { id: string }).id)
  expect(ids[1]).toBe(ids[0])
})

test('visitors come with the reason why, and the weather says that it is imagined', () => {
  renderPage(<TodayInGarden visitors={[{ id: 'fox', n: 4 }]} season="autumn" weather="mist" />)
  expect(screen.getByText('It came to say hello: you are back after 4 days. Good to see you.')).toBeDefined()
  expect(screen.getByText(/mist over the beds. The weather is imagined/)).toBeDefined()
})

test('the hub card links to the garden and names the visitors', () => {
  renderPage(
    <GardenHubCard
      data={{
        plants: [{ key: 'entry~~0', species: 'daisy', growth: 0.5 }],
        visitors: [
          { id: 'birds', n: 3 },
          { id: 'deer', n: 5 },
        ],
      }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Your garden' }).getAttribute('href')).toBe('/my-garden')
  expect(screen.getByText('Visiting today: birds and a deer.')).toBeDefined()
})

test('a change of a plant’s arrangement keeps its other part', () => {
  const answer = { arrangement: [{ key: 'a', name: 'Old', x: null, y: null }] } as unknown as Parameters<typeof arranged>[0]
  expect(arranged(answer, 'a', { x: 3, y: 0.1 }).arrangement).toEqual([{ key: 'a', name: 'Old', x: 3, y: 0.1 }])
  expect(arranged(answer, 'b', { name: 'New' }).arrangement).toHaveLength(2)
})
