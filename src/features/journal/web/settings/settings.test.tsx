import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setUser } from '#platform/web/session/session.ts'
import { renderPage } from '#testing/web/render-page.tsx'
import { SETTINGS_ID } from '../../contract/records.ts'
import { blankSettings } from '../../record-defaults.ts'
import { memoryJournal, type Seed } from '../calendar/journal.fixture.ts'
import { isPin } from '../lock/pin.ts'
import { lockJournal } from '../local/tab.ts'
import JournalSettingsPage from './JournalSettingsPage.tsx'
import { nameProblem } from './names.ts'
import { lastOrder, ordersAfterMove } from './order.ts'
import { pinProblem } from './pin-problem.ts'

const shelf = vi.hoisted(() => ({ store: undefined as unknown }))
vi.mock('../local/journal-of.ts', () => ({ journalOf: () => shelf.store }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.clear()
  setUser({ id: '01900000-0000-7000-8000-00000000000a', zone: 'Europe/Berlin', dayStart: 240 } as never)
  lockJournal()
})

function show(part: string, seed: Seed = []) {
  const made = memoryJournal([{ kind: 'settings', id: SETTINGS_ID, data: blankSettings }, ...seed])
  shelf.store = made.store
  renderPage(<JournalSettingsPage />, `/journal/settings?part=${part}`)
  return made
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const save = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const mood = (n: number, name: string, archived = false) => ({
  kind: 'mood' as const,
  id: id(n),
  data: { level: 5, name, order: n, archived },
})

describe('An order', () => {
  const items = [0, 1, 2, 3].map((order) => ({ id: `i${order}`, data: { order } }))

  test('changes by as little as it can', () => {
    expect(ordersAfterMove(items, 0, 2)).toEqual([{ id: 'i0', order: 2.5 }])
    expect(ordersAfterMove(items, 3, 0)).toEqual([{ id: 'i3', order: -1 }])
    expect(ordersAfterMove(items, 1, 3)).toEqual([{ id: 'i1', order: 4 }])
    expect(ordersAfterMove(items, 1, 1)).toEqual([])
  })

  test('is as requested after any moves, also when all had the same place', () => {
    const move = fc.tuple(fc.nat(5), fc.nat(5))
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: 6, maxLength: 6 }),
        fc.array(move, { maxLength: 80 }),
        (orders, moves) => {
          let list = orders.toSorted((a, b) => a - b).map((order: number, at) => ({ id: `i${at}`, data: { order } }))
          for (const [from, to] of moves) {
            const wanted = list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
            const changed = new Map(ordersAfterMove(list, from, to).map((one) => [one.id, one.order]))
            list = list
              .map((one) => ({ ...one, data: { order: changed.get(one.id) ?? one.data.order } }))
              .toSorted(
                (a, b) => a.data.order - b.data.order || wanted.findIndex((w) => w.id === a.id) - wanted.findIndex((w) => w.id === b.id),
              )
            expect(list.map((one) => one.id)).toEqual(wanted.map((one) => one.id))
          }
        },
      ),
      { numRuns: 60 },
    )
    expect(lastOrder([])).toBe(0)
    expect(lastOrder(items)).toBe(4)
  })
})

test('a name must be there, and be the only one of its kind', () => {
  expect(nameProblem('  ', [])).toBe('nameMissing')
  expect(nameProblem(' walk', ['Walk'])).toBe('nameTaken')
  expect(nameProblem('Walks', ['Walk'])).toBeUndefined()
})

test('a new PIN has 4 to 12 digits and is none of the first that others would try', () => {
  expect(['123', '1234567890123', '12a4', ''].map(pinProblem)).toEqual(['badPin', 'badPin', 'badPin', 'badPin'])
  expect(['0000', '1234', '9876', '777777'].map(pinProblem)).toEqual(['simple', 'simple', 'simple', 'simple'])
  expect(['1357', '4711', '1122', '9012'].map(pinProblem)).toEqual([undefined, undefined, undefined, undefined])
})

describe('Moods of one’s own', () => {
  test('are added inside their weather', async () => {
    const { changes } = show('moods')
    fireEvent.click(await screen.findByRole('button', { name: 'Add a name under Sunny' }))
    const dialog = await screen.findByRole('dialog', { name: 'A new name under Sunny' })
    save(dialog)
    expect(await within(dialog).findByText('Please enter a name.')).toBeTruthy()
    type(within(dialog).getByLabelText('Name'), ' Grateful ')
    save(dialog)
    expect(await screen.findByText('Grateful')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes.map(({ kind, patch }) => [kind, patch])).toEqual([['mood', { level: 5, name: 'Grateful', order: 0, archived: false }]])
  })

  test('are moved by arrow keys, and the new place is announced', async () => {
    const { store } = show('moods', [mood(1, 'Calm'), mood(2, 'Proud'), mood(3, 'Loved')])
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Calm' }), { key: 'ArrowDown' })
    expect(await screen.findByText('Calm: place 2 of 3')).toBeTruthy()
    await waitFor(() => expect(store.all('mood').map(({ data }) => data.name)).toEqual(['Proud', 'Calm', 'Loved']))
  })

  test('that were archived are hidden and can be restored', async () => {
    const { store } = show('moods', [mood(1, 'Old', true)])
    expect(screen.queryByText('Old')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: '1 archived' }))
    fireEvent.click(screen.getByRole('button', { name: 'Restore: Old' }))
    await waitFor(() => expect(store.all('mood')[0]!.data.archived).toBe(false))
  })

  test('stay in the form when the device cannot store them', async () => {
    const { fail } = show('moods')
    fireEvent.click(await screen.findByRole('button', { name: 'Add a name under Sunny' }))
    const dialog = await screen.findByRole('dialog')
    fail(true)
    type(within(dialog).getByLabelText('Name'), 'Grateful')
    save(dialog)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((within(screen.getByRole('dialog')).getByLabelText('Name') as HTMLInputElement).value).toBe('Grateful')
  })
})

test('an activity gets a name, a picture and a group', async () => {
  const { store } = show('activities', [{ kind: 'group', id: id(9), data: { name: 'Body', order: 0, archived: false } }])
  fireEvent.click(await screen.findByRole('button', { name: 'Add an activity to Body' }))
  const dialog = await screen.findByRole('dialog')
  type(within(dialog).getByLabelText('Name'), 'Walk')
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Footprints' }))
  save(dialog)
  await waitFor(() =>
    expect(store.all('activity').map(({ data }) => data)).toEqual([
      { name: 'Walk', icon: 'footprints', groupId: id(9), order: 0, archived: false },
    ]),
  )
})

test('tags and days that were hard are marked and unmarked', async () => {
  const { store, changes } = show('hard')
  type(await screen.findByLabelText('Add a tag'), '#hospital')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('#hospital')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove hospital' }))
  await waitFor(() => expect(store.all('settings')[0]!.data.hardTags).toEqual([]))
  expect(changes.map(({ patch }) => patch)).toEqual([{ add: { hardTags: ['hospital'] } }, { remove: { hardTags: ['hospital'] } }])

  fireEvent.click(screen.getByRole('button', { name: 'Add days' }))
  const dialog = await screen.findByRole('dialog')
  type(within(dialog).getByLabelText('From'), '2023-03-02')
  type(within(dialog).getByLabelText('To'), '2023-03-01')
  save(dialog)
  expect(await within(dialog).findByText('The last day comes before the first.')).toBeTruthy()
  type(within(dialog).getByLabelText('To'), '2023-06-30')
  save(dialog)
  await waitFor(() => expect(store.all('hardRange')[0]?.data).toEqual({ from: '2023-03-02', to: '2023-06-30', note: '', archived: false }))
})

test('memories and prompts are switched off at once', async () => {
  const { store } = show('offers')
  fireEvent.click(await screen.findByRole('switch', { name: 'Memories' }))
  await waitFor(() => expect(store.all('settings')[0]!.data).toMatchObject({ memories: false, prompts: true }))
})

test('the copy on this device can be switched off, and the consequences are explained', async () => {
  const { store } = show('device')
  fireEvent.click(await screen.findByRole('switch', { name: 'Keep everything on this device' }))
  expect(await screen.findByText(/For a shared device/)).toBeTruthy()
  expect(store.keepsEverything()).toBe(false)
})

test('a lock with a PIN is set, and taken off again, without the journal closing on its owner', async () => {
  const { store } = show('lock')
  fireEvent.click(await screen.findByRole('button', { name: 'Set a PIN' }))
  const dialog = await screen.findByRole('dialog')
  const [first, again] = [within(dialog).getByLabelText('New PIN'), within(dialog).getByLabelText('Repeat PIN')]
  type(first, '4711')
  type(again, '4712')
  save(dialog)
  expect(await within(dialog).findByText('The PINs do not match.')).toBeTruthy()
  type(again, '4711')
  save(dialog)
  await waitFor(() => expect(store.all('settings')[0]!.data.lock).not.toBeNull(), { timeout: 20_000 })
  const { lock } = store.all('settings')[0]!.data
  expect(lock).toMatchObject({ way: 'pin', afterMinutes: 5 })
  expect(await isPin('4711', lock!.pin!)).toBe(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off the lock', hidden: true }))
  await waitFor(() => expect(store.all('settings')[0]!.data.lock).toBeNull())
})
