import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/web/query/query-client.ts'
import { setUser } from '#platform/web/session/session.ts'
import { PLAIN_SETTINGS } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { parseMeal } from '../../engine/say/parse.ts'
import { weightOf } from '../../engine/say/to-grams.ts'
import type { Question } from '../foods-table/protocol.ts'
import AddSheet from './AddSheet.tsx'
import { AmountFields } from '../core/AmountFields.tsx'

const written = vi.hoisted(() => vi.fn())
vi.mock('../data/writing.ts', async (original) => ({
  ...(await original<object>()),
  addItems: async (...args: unknown[]) => written(...args),
}))
vi.mock('../foods-table/foods.ts', () => ({ askFoods: async (question: Question) => answer(question) }))

const named = (name: string, nutrients: Food['nutrients'] = { energy_kcal: 100 }): Food => ({
  ref: { source: 'own', id: name },
  name,
  brand: '',
  group: '',
  portions: [],
  nutrients,
})

function answer(question: Question): unknown {
  if (question.ask === 'search') return question.text.startsWith('xyz') ? [] : [named('Egg')]
  if (question.ask !== 'say') return null
  const { meal, items } = parseMeal(question.text)
  return {
    meal,
    lines: items.map((spoken) => ({ spoken, spelled: spoken.food, matches: [{ food: named(spoken.food), weight: weightOf(spoken, []) }] })),
  }
}

const onClose = vi.fn()
const onQuick = vi.fn()

beforeAll(() => {
  globalThis.matchMedia = vi.fn().mockReturnValue({ matches: false })
})
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  setUser({ id: 'u', username: 'wren', displayName: null, zone: 'UTC', dayStart: 0 } as never)
})

const page = (
  <>
    <button type="button">Behind</button>
    <AddSheet
      day="2026-11-24"
      today="2026-11-24"
      meal="breakfast"
      meals={[{ id: 'breakfast', name: 'Breakfast' }]}
      settings={PLAIN_SETTINGS}
      things={[]}
      usual={[]}
      onQuick={onQuick}
      onClose={onClose}
    />
  </>
)

function show() {
  const router = createMemoryRouter(
    [
      { path: '/other', element: <p>Another page</p> },
      { path: '/', element: page },
    ],
    { initialEntries: ['/other', '/'], initialIndex: 1 },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const field = () => screen.findByRole('searchbox')
async function type(text: string) {
  fireEvent.change(await field(), { target: { value: text } })
  await screen.findByRole('region', { name: 'Understood as' })
}
const foot = () => within(document.querySelector('footer')!)
const names = () => written.mock.calls.flatMap(([, items]) => (items as { name: string }[]).map(({ name }) => name))

test('the field has the focus when the sheet opens, not the close button', async () => {
  show()
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})

test('the bottom button adds understood foods, and is labelled Done only without any', async () => {
  show()
  await field()
  expect(foot().getByRole('button', { name: 'Done' })).toBeTruthy()
  await type('two eggs, 100 g oats and half a banana')
  expect(foot().queryByRole('button', { name: 'Done' })).toBeNull()
  fireEvent.click(await foot().findByRole('button', { name: 'Add 3 foods' }))
  expect(names()).toEqual(['eggs', 'oats', 'banana'])
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(await foot().findByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a removed food is not added', async () => {
  show()
  await type('two eggs, 100 g oats')
  fireEvent.click(screen.getByRole('button', { name: 'Leave out oats' }))
  fireEvent.click(await foot().findByRole('button', { name: 'Add 1 food' }))
  expect(names()).toEqual(['eggs'])
})

test('a removed food comes back when it is typed again', async () => {
  show()
  await type('two eggs, 100 g oats')
  fireEvent.click(screen.getByRole('button', { name: 'Leave out oats' }))
  fireEvent.change(await field(), { target: { value: '' } })
  await foot().findByRole('button', { name: 'Done' })
  await type('two eggs, 100 g oats')
  expect(await foot().findByRole('button', { name: 'Add 2 foods' })).toBeTruthy()
})

test('Escape with understood foods asks whether to add, discard or continue', async () => {
  show()
  await type('two eggs, 100 g oats')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'These foods are not added yet' })).getByRole('button', { name: 'Keep editing' }),
  )
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('region', { name: 'Understood as' })).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('dialog', { name: 'These foods are not added yet' })
  fireEvent.click(within(question).getByRole('button', { name: 'Add 2 foods' }))
  expect(names()).toEqual(['eggs', 'oats'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('foods can be discarded, also when switching to the quick entry', async () => {
  show()
  await type('two eggs, 100 g oats')
  fireEvent.click(foot().getByRole('button', { name: 'Quick entry' }))
  expect(onQuick).not.toHaveBeenCalled()
  const question = await screen.findByRole('dialog', { name: 'These foods are not added yet' })
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }))
  expect(written).not.toHaveBeenCalled()
  expect(onQuick).toHaveBeenCalledOnce()
})

test('the browser’s Back with understood foods asks first', async () => {
  const router = show()
  await type('two eggs, 100 g oats')
  // An effect registers the question before leaving; on a busy machine it runs after the foods appear.
  await act(async () => {})
  void router.navigate(-1)
  const question = await screen.findByRole('dialog', { name: 'These foods are not added yet' })
  expect(screen.queryByText('Another page')).toBeNull()
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('Another page')).toBeTruthy()
})

test('without understood foods, no question appears', async () => {
  show()
  await field()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('the amount of an understood line can be changed before it is added', async () => {
  show()
  await type('two eggs, 100 g oats')
  fireEvent.click(screen.getByRole('button', { name: 'Change the amount of oats' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '60' } })
  fireEvent.click(await foot().findByRole('button', { name: 'Add 2 foods' }))
  const items = written.mock.calls[0]![1] as { name: string; grams: number }[]
  expect(items.find(({ name }) => name === 'oats')).toMatchObject({ grams: 60, portion: null })
})

test('a line with an invalid amount is not added', async () => {
  show()
  await type('two eggs, 100 g oats')
  fireEvent.click(screen.getByRole('button', { name: 'Change the amount of oats' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: 'many' } })
  fireEvent.click(await foot().findByRole('button', { name: 'Add 1 food' }))
  expect(names()).toEqual(['eggs'])
})

test('the portion shows its protein, carbohydrate and fat, without unknown values', () => {
  const food = { energy_kcal: 200, protein_g: 20, fat_g: 10 }
  render(
    <AmountFields amount={{ grams: 150, portion: null }} portions={[]} nutrients={food} settings={PLAIN_SETTINGS} onChange={() => {}} />,
  )
  screen.getByText('300 kcal · Protein 30 g · Fat 15 g')
})

test('with hidden numbers the portion shows no nutrients', () => {
  const settings = { ...PLAIN_SETTINGS, hidesNumbers: true }
  render(
    <AmountFields
      amount={{ grams: 150, portion: null }}
      portions={[]}
      nutrients={{ protein_g: 20 }}
      settings={settings}
      onChange={() => {}}
    />,
  )
  expect(screen.queryByText(/Protein/)).toBeNull()
})

test('without a match, one press creates an own food', async () => {
  show()
  fireEvent.change(await field(), { target: { value: 'xyzzy' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Create your own food' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(name.value).toBe('xyzzy')
})
