import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import type { Habit, HabitDay, Mark } from '../../contract.ts'
import { blankDay } from '../data/optimistic.ts'
import { someHabit, someList, someToday, TODAY } from '../data/habits.fixture.ts'
import { useHabits } from '../data/use-habits.ts'
import { RowActionsContext } from './row-actions.ts'
import { TodayList } from './TodayList.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const fetcher = vi.fn<typeof fetch>()
const ask = { day: vi.fn(), pause: vi.fn(), edit: vi.fn() }
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** Changes that were sent to the endpoint for marks, in order. */
const sent = () =>
  fetcher.mock.calls
    .filter(([url]) => String(url).endsWith('/marks'))
    .flatMap(([, init]) => (JSON.parse(String(init?.body)) as { marks: Mark[] }).marks.map(({ day, change }) => [day, change]))

let minute = 0
beforeEach(() => {
  removeToast()
  // Each list is newer than the changes of the test before it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T10:00:00Z`) + 60_000 * ++minute })
  vi.stubGlobal('fetch', fetcher.mockReset())
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
})

function List() {
  const { list } = useHabits()
  return list ? <TodayList list={list} /> : null
}

/** Shows a list of one habit; marks are answered with `status`. */
async function show(habit: Partial<Habit> = {}, days: HabitDay[] = [], status = 200) {
  fetcher.mockImplementation(async (url) =>
    String(url).endsWith('/marks')
      ? json(status, status === 200 ? { days: [] } : { error: 'invalid', message: 'No.' })
      : json(200, someList(someToday(someHabit(habit), days))),
  )
  renderPage(
    <RowActionsContext value={ask}>
      <List />
    </RowActionsContext>,
  )
  return within(await screen.findByRole('listitem'))
}

test('one tap marks a habit before the server has answered, and Undo takes it back', async () => {
  const row = await show()
  fireEvent.click(row.getByRole('button', { name: 'Stretch: mark as done' }))
  await waitFor(() => expect(row.getByRole('button', { name: 'Stretch: mark as not done' }).getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(sent()).toEqual([[TODAY, { op: 'set', value: 1 }]]))
  expect(currentToasts()[0]).toMatchObject({ title: 'Stretch: done', open: true })
  currentToasts()[0]!.action!.onPress()
  await waitFor(() => expect(sent().at(-1)).toMatchObject([TODAY, { op: 'undo', to: { value: 0, isEntered: false } }]))
  await waitFor(() => expect(row.getByRole('button', { name: 'Stretch: mark as done' })).toBeTruthy())
})

test('the first amount of a limit is undone to a day without an entry', async () => {
  const row = await show({ name: 'Coffee', kind: 'atMost', target: 2, unit: 'cups' })
  fireEvent.click(row.getByRole('button', { name: 'Coffee: 1 cup more' }))
  await waitFor(() => expect(row.queryByRole('button', { name: 'Coffee: none today' })).toBeNull())
  currentToasts()[0]!.action!.onPress()
  await waitFor(() => expect(row.getByRole('button', { name: /^Coffee: none/ })).toBeTruthy())
  expect(row.getByRole('button', { name: /May 4: open$/ })).toBeTruthy()
})

test('a mark that the server refuses is reverted with a message', async () => {
  const row = await show({}, [], 400)
  fireEvent.click(row.getByRole('button', { name: 'Stretch: mark as done' }))
  await waitFor(() => expect(currentToasts()[0]).toMatchObject({ tone: 'destructive', description: 'No.' }))
  expect(row.getByRole('button', { name: 'Stretch: mark as done' }).getAttribute('aria-pressed')).toBe('false')
})

test('a day that was forgotten is filled in with one tap on it', async () => {
  const row = await show()
  fireEvent.click(row.getByRole('button', { name: /May 2: open$/ }))
  await waitFor(() => expect(row.getByRole('button', { name: /May 2: done$/ })).toBeTruthy())
  await waitFor(() => expect(sent()).toEqual([['2026-05-02', { op: 'set', value: 1 }]]))
})

test('several times a day count up one by one', async () => {
  const row = await show({ name: 'Water', schedule: { kind: 'timesADay', times: 3 } })
  const button = () => row.getByRole('button', { name: /^Water: one more/ })
  for (const count of [1, 2, 3]) {
    fireEvent.click(button())
    await waitFor(() => expect(button().getAttribute('aria-label')).toBe(`Water: one more. Now ${count} / 3`))
  }
  await waitFor(() => expect(sent().map(([, change]) => change)).toEqual(Array.from({ length: 3 }, () => ({ op: 'add', amount: 1 }))))
})

test('a number is stepped or typed; nonsense changes nothing', async () => {
  const row = await show({ name: 'Read', kind: 'atLeast', target: 20, unit: 'pages' })
  fireEvent.click(row.getByRole('button', { name: 'Read: 5 pages more' }))
  const input = row.getByRole<HTMLInputElement>('textbox', { name: 'Read: amount today' })
  await waitFor(() => expect(input.value).toBe('5'))
  fireEvent.change(input, { target: { value: '12.5' } })
  fireEvent.blur(input)
  await waitFor(() => expect(sent().at(-1)).toEqual([TODAY, { op: 'set', value: 12.5 }]))
  fireEvent.change(input, { target: { value: 'lots' } })
  fireEvent.blur(input)
  await waitFor(() => expect(input.value).toBe('12.5'))
  expect(sent()).toHaveLength(2)
})

test('holding the button asks for the exact amount and marks nothing', async () => {
  const row = await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = row.getByRole('button', { name: 'Stretch: mark as done' })
  fireEvent.pointerDown(button)
  vi.advanceTimersByTime(600)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  expect(ask.day).toHaveBeenCalledOnce()
  expect(sent()).toEqual([])
})

test('a missed habit shows how soon the person usually comes back, and never a loss', async () => {
  const done = (day: string) => ({ ...blankDay(day), value: 1 })
  const row = await show({ startDay: '2026-04-28' }, ['2026-04-28', '2026-04-29', '2026-05-01', '2026-05-02'].map(done))
  expect(row.getByText('You usually come back within 1 day')).toBeTruthy()
  expect(row.queryByText(/lost|missed|broken/i)).toBeNull()
})

test('a press adds or subtracts the custom step', async () => {
  const row = await show({ name: 'Water', kind: 'atLeast', target: 2000, unit: 'ml', step: 250 })
  fireEvent.click(row.getByRole('button', { name: 'Water: 250 ml more' }))
  await waitFor(() => expect(sent()).toEqual([[TODAY, { op: 'add', amount: 250 }]]))
  expect(row.getByRole('button', { name: /^Water: add 250 ml/ })).toBeTruthy()
  expect(row.getByRole('button', { name: 'Water: 250 ml less' })).toBeTruthy()
})
