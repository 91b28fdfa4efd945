import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { COFFEE, WATER } from '../../content/drinks.ts'
import type { FoodTable } from '../../contract/foods.ts'
import { FoodBook } from '../book/food-book.ts'
import { Pantry } from '../book/pantry.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { stemOf } from './words.ts'

const table = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../content/foods.json'), 'utf8')) as FoodTable
const book = new FoodBook(table)
const first = (text: string, language: 'en' | 'de' = 'en', options = {}) => {
  const [best] = book.index.search(text, { language, most: 5, ...options })
  return best && book.nameAt(best.at, language)
}

describe('a food is found', () => {
  test('by its name and its other names, in both languages', () => {
    for (const [text, name] of [
      ['egg', 'Egg'],
      ['oatmeal', 'Rolled oats'],
      ['zucchini', 'Courgette'],
      ['haferflocken', 'Rolled oats'],
    ] as const)
      expect([text, first(text)]).toEqual([text, name])
    for (const [text, name] of [
      ['Ei', 'Ei'],
      ['Möhre', 'Karotte'],
      ['semmel', 'Brötchen'],
      ['egg', 'Ei'],
      ['topfen', 'Magerquark'],
    ] as const)
      expect([text, first(text, 'de')]).toEqual([text, name])
  })

  test('by its plural, without umlauts, and with typing errors', () => {
    for (const text of ['eggs', 'EGGS', 'egg,']) expect(first(text)).toBe('Egg')
    for (const text of ['Äpfel', 'apfel', 'aepfel', 'Apfle']) expect([text, first(text, 'de')]).toEqual([text, 'Apfel'])
    for (const text of ['brocoli', 'brocolli', 'broccolli']) expect([text, first(text)]).toEqual([text, 'Broccoli'])
    expect(first('chiken brest')).toMatch(/^Chicken breast/)
  })

  test('by the beginning of a word during typing', () => {
    expect(first('bana', 'en', { isTyping: true })).toBe('Banana')
    expect(first('haferfl', 'de', { isTyping: true })).toBe('Haferflocken')
  })

  test('earlier if the person often eats it at this meal', () => {
    const rare = book.index.search('milk', { language: 'en', most: 50 }).at(-1)!.at
    expect(book.index.search('milk', { language: 'en', most: 5, usual: new Map([[rare, 1]]), isTyping: true })[0]!.at).toBe(rare)
  })

  test.each([
    ['salt', 'Butter', 'Salt'],
    ['butter', 'Butter chicken', 'Butter'],
    ['walnut', 'Walnut oil', 'Walnuts'],
  ])('“%s” as written is not the usual “%s”, which only has this word', (text, usual, name) => {
    const at = book.index.named(usual)[0]!
    expect(at).toBeDefined()
    const isTyped = { language: 'en', most: 5, usual: new Map([[at, 1]]) } as const
    expect(book.nameAt(book.index.search(text, isTyped)[0]!.at, 'en')).toBe(name)
    expect(book.index.search(text, { ...isTyped, isTyping: true })[0]!.at).toBe(at)
  })

  test.each([
    ['milk', 'Skimmed milk'],
    ['milk', 'Buttermilk'],
    ['bread', 'Rye bread'],
    ['eggs', 'Fried egg'],
  ])('“%s” as written is the usual “%s”, a kind of it', (text, usual) => {
    const at = book.index.named(usual)[0]
    if (at === undefined) throw new Error(`No food is called ${usual}.`)
    expect(book.nameAt(book.index.search(text, { language: 'en', most: 5, usual: new Map([[at, 1]]) })[0]!.at, 'en')).toBe(
      book.nameAt(at, 'en'),
    )
  })

  test.each([
    ['flat white', 'Flat white'],
    ['big mac', 'Double-decker burger with sauce'],
    ['nutella', 'Chocolate hazelnut spread'],
    ['greek yogurt', 'Greek yogurt'],
    ['greek yogurt 0%', 'Greek yogurt, 0 % fat'],
    ['greek yogurt 2 %', 'Greek yogurt, 2 % fat'],
    ['greek yogurt 10%', 'Greek yogurt, 10 % fat'],
    ['pad thai', 'Pad thai'],
    ['chicken', 'Chicken breast, cooked'],
  ])('by the colloquial name “%s”', (text, name) => {
    expect(first(text)).toBe(name)
  })

  test('by the parts of a compound that no table has', () => {
    expect(first('Cherrytomaten', 'de')).toBe('Kirschtomate')
    expect(first('Vanillesoße', 'de')).toBe('Vanillesoße')
    expect(first('Marillenmarmelade', 'de')).toMatch(/onfitüre|Marmelade/)
  })

  test('never by letters inside another word, or by only one of two words', () => {
    for (const text of ['late', 'mac and nothing', 'flat xqzv', 'eggplantish'])
      for (const { at } of book.index.search(text, { language: 'en', most: 20 })) {
        const words = `${book.nameAt(at, 'en')} ${table.also[at]}`.toLowerCase()
        expect([text, words]).toEqual([text, expect.stringMatching(new RegExp(`(^|[^a-z])${text.split(' ')[0]}`))])
      }
    const names = book.index.search('mate', { language: 'de', most: 20 }).map(({ at }) => book.nameAt(at, 'de'))
    expect(names.join()).not.toContain('Tomate')
  })

  test('only if it exists: other texts give no result and no error', () => {
    for (const text of ['', '   ', '???', 'xqzvwk', '🍕', '\u0000'])
      expect(book.index.search(text, { language: 'en', most: 5 })).toEqual([])
  })
})

describe('the shipped tables', () => {
  test('are complete: every column is as long as the list of foods', () => {
    const { codes } = table
    expect(codes.length).toBe(table.sources.reduce((sum, { foods }) => sum + foods, 0))
    expect(table.sources.map(({ id, foods }) => [id, foods > 400])).toEqual([
      ['usda', true],
      ['bls', true],
      ['dish', true],
    ])
    for (const name of ['en', 'de', 'also', 'group', 'common', 'portions'] as const)
      expect([name, table[name].length]).toEqual([name, codes.length])
    for (const [name, { column }] of Object.entries(table.values)) expect([name, column.length]).toEqual([name, codes.length])
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('match their sources: spot checks against the published tables', () => {
    const food = (source: 'usda' | 'bls', id: string) => book.nutrientsAt(book.placeOf({ source, id })!)
    expect(food('usda', '01123')).toMatchObject({ energy_kcal: 143, protein_g: 12.56, fat_g: 9.51, vit_b12_ug: 0.89, choline_mg: 293.8 })
    // Carbohydrate by difference is 67.7 g, of which 10.1 g are fibre.
    expect(food('usda', '08120')).toMatchObject({ energy_kcal: 379, carbohydrate_g: 57.6, fibre_g: 10.1 })
    expect(food('bls', 'B101000')).toMatchObject({ energy_kcal: 210, carbohydrate_g: 38, fibre_g: 10.04, sodium_mg: 479 })
  })

  test('match the copied values of water and coffee', () => {
    for (const { code, nutrients } of [WATER, COFFEE])
      expect(book.nutrientsAt(book.placeOf({ source: 'usda', id: code })!)).toEqual(nutrients)
  })

  test('separate the forms of vitamin A, and leave unknown values out', () => {
    const [usda, bls] = [book.placeOf({ source: 'usda', id: '11124' })!, book.placeOf({ source: 'bls', id: 'B101000' })!]
    expect(book.nutrientsAt(usda)).toHaveProperty('vit_a_rae_ug')
    expect(book.nutrientsAt(usda)).not.toHaveProperty('vit_a_re_ug')
    expect(book.nutrientsAt(usda)).not.toHaveProperty('iodine_ug')
    expect(book.nutrientsAt(bls)).toHaveProperty('vit_a_re_ug')
    for (const missing of ['vit_a_rae_ug', 'vit_b1_mg', 'vit_k_ug', 'selenium_ug'])
      expect(book.nutrientsAt(bls)).not.toHaveProperty(missing)
  })
})

test('words are compared by stem and by edit distance', () => {
  expect(stemOf('brotchen')).toBe(stemOf('broetchen'))
  expect(stemOf('berries')).toBe(stemOf('berry'))
  expect([editDistance('milk', 'mlik', 2), editDistance('milk', 'silk', 2), editDistance('milk', 'yoghurt', 2)]).toEqual([1, 1, 3])
})

test('own foods are found first, by name, brand and barcode, and a correction replaces the corrected food', () => {
  const pantry = new Pantry(book)
  const ref = { source: 'own', id: 'corner' } as const
  const food = {
    ref,
    name: 'Corner bread',
    brand: 'Oakholt',
    group: '',
    portions: [{ unit: 'slice', grams: 40 }],
    nutrients: { energy_kcal: 250 },
  }
  const white = { source: 'usda', id: '18069' } as const
  const names = (text: string) => pantry.search(text, 'en', 30, new Map(), true).map(({ name }) => name)
  expect(names('bread')).toContain('White bread')
  pantry.setOwn([{ food, also: 'Oakholt Corner bread;4006381333931' }], [white])
  expect(names('bread')).not.toContain('White bread')
  for (const text of ['bread', 'oakholt', '4006381333931']) expect([text, names(text)[0]]).toEqual([text, 'Corner bread'])
  expect(pantry.food(ref, 'en')).toBe(food)
  // The corrected food is still available for days that contain it.
  expect(pantry.food(white, 'en')?.name).toBe('White bread')
  expect(pantry.say('2 slices corner bread', 'en').lines[0]!.matches[0]).toMatchObject({
    food: { name: 'Corner bread' },
    weight: { grams: 80 },
  })
})
