import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { someHabit, TODAY } from '../data/habits.fixture.ts'
import { HabitSheet } from './HabitSheet.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const fetcher = vi.fn<typeof fetch>()
const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#platform/web/offline/person-db.ts', () => ({
  readDraft: async (_: string, name: string) => stored.get(name),
  storeDraft: async (_: string, name: string, value: unknown) => void stored.set(name, value),
  deleteDraft: async (_: string, name: string) => void stored.delete(name),
}))

const NO_REMINDERS = {
  reminders: [],
  subjects: [],
  push: { publicKey: '', devices: 0, thisDevice: false },
  mail: { possible: false, on: false },
  feed: { on: false },
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal(
    'fetch',
    fetcher.mockReset().mockImplementation(async () => new Response(JSON.stringify(NO_REMINDERS))),
  )
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
})

const show = (habit?: ReturnType<typeof someHabit>) =>
  renderPage(<HabitSheet habit={habit} groups={[]} today={TODAY} order={2} onClose={() => {}} />)
const puts = () =>
  fetcher.mock.calls
    .filter(([, init]) => init?.method === 'PUT')
    .map(([, init]) => JSON.parse(String(init!.body)) as Record<string, unknown>)

test('an idea becomes a habit without changes', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Read a few pages/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Plant it' }))
  await waitFor(() =>
    expect(puts()).toMatchObject([{ name: 'Read a few pages', kind: 'atLeast', target: 10, unit: 'pages', order: 2, startDay: TODAY }]),
  )
  expect(await screen.findByText('“Read a few pages” is planted')).toBeTruthy()
  expect(stored.has('draft new')).toBe(false)
})

test('a missing value is reported at its field, which gets the focus; nothing is sent', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'My own habit' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Plant it' }))
  const name = await screen.findByRole('textbox', { name: 'What is it called?' })
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Give it a name.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(puts()).toEqual([])
  fireEvent.change(name, { target: { value: 'Sing' } })
  expect(screen.queryByText('Give it a name.')).toBeNull()
})

test('a sheet that closes by accident restores the draft', async () => {
  const habit = someHabit()
  const { unmount } = show(habit)
  fireEvent.change(await screen.findByRole('textbox', { name: 'What is it called?' }), { target: { value: 'Stretch longer' } })
  unmount()
  show(habit)
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'What is it called?' })).value).toBe('Stretch longer')
  expect(screen.getByText(/We saved your draft/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'What is it called?' }).value).toBe('Stretch'))
})

test('a new habit is reminded of at the time chosen in its form, on the days that it names', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'My own habit' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'What is it called?' }), { target: { value: 'Sing' } })
  fireEvent.change(screen.getByRole('combobox', { name: /How often/ }), { target: { value: 'weekdays' } })
  fireEvent.change(screen.getByLabelText(/Remind me at/), { target: { value: '07:45' } })
  fireEvent.click(screen.getByRole('button', { name: 'Plant it' }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  const [habit, reminder] = puts()
  expect(habit).toMatchObject({ name: 'Sing', schedule: { kind: 'weekdays', weekdays: 0b0011111 } })
  expect(habit).not.toHaveProperty('remindAt')
  expect(reminder).toMatchObject({ owner: 'habits', minutes: 7 * 60 + 45, weekdays: 0b0011111, enabled: true })
  const [habitUrl] = fetcher.mock.calls.find(([url, init]) => init?.method === 'PUT' && String(url).includes('/habits/'))!
  expect(String(habitUrl)).toContain(String(reminder!.subject))
})

test('without a time there is no reminder, and a custom step is saved', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: /^Read a few pages/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Each tap adds/ }), { target: { value: '2.5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Plant it' }))
  await waitFor(() => expect(puts()).toMatchObject([{ name: 'Read a few pages', step: 2.5 }]))
})
