import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDishes, valuesOfDish } from './dishes.ts'

const LINE = 'toast|Toast; toasts|Toast|slice=50|0.8|Bread 50 + Butter 10'

test('a dish is the sum of its ingredients, divided by its cooked weight', () => {
  const [dish] = readDishes(`## Baked Products\n${LINE}\n`)
  const values = { Bread: { energy_kcal: 250, water_g: 40 }, Butter: { energy_kcal: 700, water_g: 16 } }
  // 125 + 70 kcal in 48 g; of 21.6 g of water 12 g have evaporated.
  expect(valuesOfDish(dish!, (name) => values[name as 'Bread'])).toEqual({ energy_kcal: 406, water_g: 20 })
})

test('a nutrient that nobody knows of a part of the dish is not known of the dish', () => {
  const [dish] = readDishes(`## Baked Products\n${LINE}\n`)
  expect(valuesOfDish(dish!, (name) => (name === 'Bread' ? { iron_mg: 3, zinc_mg: 1 } : { iron_mg: 0 }))).toEqual({ iron_mg: 3.13 })
})

test('a line that is not of the form is refused', () => {
  for (const line of ['toast|Toast|Toast|slice=50|0.8', 'toast|Toast|Toast|slice|1|Bread 50', 'toast|Toast|Toast|slice=50|0|Bread 50'])
    expect(() => readDishes(`## Baked Products\n${line}\n`)).toThrow('dishes.txt')
  expect(() => readDishes(`## Baked Products\n${LINE}\n${LINE}\n`)).toThrow('two dishes')
})

test('every dish of the shipped list has energy that its kind can have', async () => {
  const content = path.join(import.meta.dirname, '../../src/features/nutrition/content')
  const table = JSON.parse(
    readFileSync(path.join(content, 'foods.json'), 'utf8'),
  ) as import('../../src/features/nutrition/contract/foods.ts').FoodTable
  const { FoodBook } = await import('../../src/features/nutrition/engine/book/food-book.ts')
  const book = new FoodBook(table)
  const dishes = readDishes(readFileSync(path.join(content, 'dishes.txt'), 'utf8'))
  expect(dishes.length).toBeGreaterThan(400)
  for (const { id } of dishes) {
    const { energy_kcal, protein_g, fat_g, carbohydrate_g } = book.nutrientsAt(book.placeOf({ source: 'dish', id })!)
    expect([id, energy_kcal !== undefined && energy_kcal >= 0 && energy_kcal < 900]).toEqual([id, true])
    expect([id, (protein_g ?? 0) + (fat_g ?? 0) + (carbohydrate_g ?? 0) <= 101]).toEqual([id, true])
  }
})
