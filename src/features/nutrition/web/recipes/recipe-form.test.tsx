import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PLAIN_SETTINGS, type Recipe } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { parseMeal } from '../../engine/say/parse.ts'
import { weightOf } from '../../engine/say/to-grams.ts'
import type { Question } from '../foods-table/protocol.ts'
import RecipeForm from './RecipeForm.tsx'
import { renderPage } from '#testing/web/render-page.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('../data/writing.ts', () => ({ saveThing: async (...args: unknown[]) => saved(...args) as unknown }))
vi.mock('../foods-table/foods.ts', () => ({ askFoods: async (question: Question) => answer(question) }))

const named = (name: string): Food => ({ ref: { source: 'own', id: name }, name, brand: '', group: '', portions: [], nutrients: {} })
function answer(question: Question): unknown {
  if (question.ask !== 'say') return null
  const { meal, items } = parseMeal(question.text)
  return {
    meal,
    lines: items.map((spoken) => ({ spoken, spelled: spoken.food, matches: [{ food: named(spoken.food), weight: weightOf(spoken, []) }] })),
  }
}

beforeAll(() => {
  globalThis.matchMedia = vi.fn().mockReturnValue({ matches: false })
})
beforeEach(() => vi.clearAllMocks())
const onClose = vi.fn()
async function show() {
  renderPage(<RecipeForm stored={undefined} settings={PLAIN_SETTINGS} things={[]} usual={[]} onClose={onClose} />)
  fireEvent.change(await screen.findByLabelText(/Paste or type it/), { target: { value: 'Soup\n2 onions, chopped\nsalt to taste' } })
}
const keep = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const stored = () => (saved.mock.calls[0]?.[2] as Recipe | undefined)?.ingredients.map(({ name }) => name)

test('saving a recipe also saves understood foods that were not added by the button', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }))
  await screen.findByRole('region', { name: 'Understood as' })
  keep()
  await waitFor(() => expect(stored()).toEqual(['onions', 'salt']))
  expect(onClose).toHaveBeenCalledOnce()
})

test('saving a recipe with unparsed text parses it first', async () => {
  await show()
  keep()
  await screen.findByRole('region', { name: 'Understood as' })
  expect(saved).not.toHaveBeenCalled()
  keep()
  await waitFor(() => expect(stored()).toEqual(['onions', 'salt']))
})
