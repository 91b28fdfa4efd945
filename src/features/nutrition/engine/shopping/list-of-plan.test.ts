import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { DiaryItem } from '../../contract/diary.ts'
import type { FoodTable } from '../../contract/foods.ts'
import type { StoredShopping, ShoppingItem } from '../../contract/shopping.ts'
import type { StoredThing, Recipe } from '../../contract/things.ts'
import { aisleOfGroup, KNOWN_GROUPS, shoppingId } from './aisles.ts'
import { buyingOf, remade, wantedOf } from './list-of-plan.ts'

const planned = (more: Partial<DiaryItem>): DiaryItem => ({
  id: 'x',
  day: '2026-05-04',
  meal: 'lunch',
  minutes: null,
  state: 'planned',
  food: { source: 'usda', id: '01123' },
  name: 'Egg',
  grams: 100,
  portion: { quantity: 2, unit: 'large', gramsEach: 50 },
  nutrients: {},
  order: 0,
  ...more,
})
const ingredient = (name: string, grams: number | null, food: DiaryItem['food'] = { source: 'usda', id: name }) => {
  return { name, grams, food, portion: null, nutrients: {} }
}
const recipe = (ingredients: Recipe['ingredients'], more: Partial<Recipe> = {}): Recipe => {
  return { kind: 'recipe', name: 'Pot', makes: 4, cookedGrams: null, ingredients, steps: '', source: '', ...more }
}
const amounts = (items: readonly DiaryItem[], things: readonly StoredThing[] = []) =>
  wantedOf(items, things).map(({ name, grams, portion }) => [name, grams, portion?.quantity ?? null])

describe('the needs of a plan', () => {
  test('equal foods are merged, by count if all have the same measure, else by weight', () => {
    expect(amounts([planned({}), planned({ grams: 150, portion: { quantity: 3, unit: 'large', gramsEach: 50 } })])).toEqual([
      ['Egg', 250, 5],
    ])
    expect(amounts([planned({}), planned({ grams: 44, portion: { quantity: 1, unit: 'medium', gramsEach: 44 } })])).toEqual([
      ['Egg', 144, null],
    ])
    expect(amounts([planned({}), planned({ state: 'eaten' })])).toEqual([['Egg', 100, 2]])
  })

  test('a recipe becomes its ingredients by the share of its finished weight, also within recipes, and a cycle ends', () => {
    const dough = recipe([ingredient('Flour', 300), ingredient('Water', 200)])
    const pie = recipe([ingredient('Dough', 250, { source: 'recipe', id: 'dough' }), ingredient('Apple', 600)], { cookedGrams: 700 })
    const things = [
      { id: 'dough', thing: dough },
      { id: 'pie', thing: pie },
      { id: 'ring', thing: recipe([ingredient('Ring', 100, { source: 'recipe', id: 'ring' })]) },
    ]
    const half = planned({ food: { source: 'recipe', id: 'pie' }, name: 'Pie', grams: 350, portion: null })
    expect(amounts([half], things)).toEqual([
      ['Flour', 75, null],
      ['Water', 50, null],
      ['Apple', 300, null],
    ])
    expect(amounts([planned({ food: { source: 'recipe', id: 'ring' }, name: 'Ring', portion: null })], things)).toEqual([
      ['Ring', 100, null],
    ])
    expect(amounts([planned({ food: { source: 'recipe', id: 'gone' }, name: 'Gone', portion: null })], things)).toEqual([
      ['Gone', 100, null],
    ])
  })

  test('a food without a weight is listed by its name', () => {
    const quick = planned({ food: { source: 'quick', id: '' }, name: 'Lunch out', grams: null, portion: null })
    expect(amounts([quick, { ...quick, name: 'lunch out ' }])).toEqual([['Lunch out', null, null]])
  })
})

describe('an updated list', () => {
  const wanted = (grams: number) => wantedOf([planned({ grams, portion: null })], [])
  const id = shoppingId({ food: { source: 'usda', id: '01123' }, name: 'Egg' })
  const [made] = remade([], wanted(100), () => 'dairy')
  const stored = (more: Partial<ShoppingItem>): StoredShopping[] => [{ id, thing: { ...made!.thing!, ...more } }]

  test('keeps the ids of items, changes nothing without a new plan, and follows a new plan', () => {
    expect(made).toMatchObject({ id, thing: { grams: 100, aisle: 'dairy', state: 'needed', from: 'plan' } })
    expect(remade(stored({}), wanted(100), () => 'dairy')).toEqual([])
    expect(remade(stored({}), wanted(150), () => 'dairy')).toMatchObject([{ id, thing: { grams: 150 } }])
    expect(remade(stored({}), [], () => 'dairy')).toEqual([{ id, thing: null }])
  })

  test('typed, bought and home items stay, and a larger amount must be bought again', () => {
    expect(remade(stored({ from: 'own' }), [], () => 'dairy')).toEqual([])
    for (const state of ['bought', 'home'] as const) {
      expect(remade(stored({ state }), [], () => 'dairy')).toEqual([])
      expect(remade(stored({ state }), wanted(100), () => 'dairy')).toEqual([])
      expect(remade(stored({ state }), wanted(200), () => 'dairy')).toMatchObject([{ thing: { grams: 200, state: 'needed' } }])
    }
  })

  test('the aisle chosen by the person stays', () => {
    expect(remade(stored({ aisle: 'bakery' }), wanted(300), () => 'dairy')).toMatchObject([{ thing: { aisle: 'bakery' } }])
  })
})

test('amounts are rounded for a shop', () => {
  const buying = (grams: number | null, portion: ShoppingItem['portion'] = null) => buyingOf({ grams, portion })
  expect(buying(null)).toBeUndefined()
  expect(buying(7.2)).toEqual({ by: 'g', quantity: 8 })
  expect(buying(143)).toEqual({ by: 'g', quantity: 150 })
  expect(buying(1240)).toEqual({ by: 'kg', quantity: 1.3 })
  expect(buying(126, { quantity: 2.5, unit: 'large', gramsEach: 50 })).toEqual({ by: 'portion', quantity: 3, unit: 'large', grams: 130 })
  expect(buying(30, { quantity: 2, unit: 'tbsp', gramsEach: 15 })).toEqual({ by: 'g', quantity: 30 })
})

test('every group of the shipped tables has an aisle', () => {
  const table = JSON.parse(readFileSync(new URL('../../content/foods.json', import.meta.url), 'utf8')) as FoodTable
  expect(table.groups.map(({ en }) => en).filter((group) => aisleOfGroup(group) === 'other')).toEqual([])
  expect(KNOWN_GROUPS.filter((group) => !table.groups.some(({ en }) => en === group))).toEqual([])
})
