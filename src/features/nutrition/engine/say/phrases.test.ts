import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FoodTable } from '../../contract/foods.ts'
import { FoodBook } from '../book/food-book.ts'
import { Pantry } from '../book/pantry.ts'
import { asSpelled, parseMeal } from './parse.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const book = new FoodBook(JSON.parse(read('../../content/foods.json')) as FoodTable)
const pantry = new Pantry(book)
const phrases = read('phrases.txt')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|') as ['en' | 'de', string, string])

const rounded = (grams: number) => Math.round(grams * 10) / 10
function understood(language: 'en' | 'de', phrase: string): string {
  const { lines } = pantry.say(phrase, language)
  return lines
    .map(({ matches: [first] }) => {
      if (!first) return 'null'
      const at = book.placeOf(first.food.ref)!
      return `${rounded(first.weight.grams)} ${book.nameAt(at, 'en')}`
    })
    .join('; ')
}

describe('a typed or spoken meal', () => {
  test('is understood, with food and grams, in at least 97 of 100 phrases in two languages', () => {
    const wrong = phrases.filter(([language, phrase, intended]) => understood(language, phrase) !== intended)
    const rate = 1 - wrong.length / phrases.length
    console.log(`${phrases.length - wrong.length} of ${phrases.length} phrases understood (${(rate * 100).toFixed(1)} %)`)
    for (const [language, phrase, intended] of wrong)
      console.log(`  ${language}: ${phrase}\n     meant ${intended}\n     read  ${understood(language, phrase)}`)
    expect(phrases.length).toBeGreaterThanOrEqual(300)
    expect(rate).toBeGreaterThanOrEqual(0.97)
  })

  test('with an impossible amount reports a problem instead of guessing', () => {
    expect(parseMeal('½ ½ egg').items).toMatchObject([{ food: 'egg', problem: 'unclear_amount' }])
    expect(parseMeal('-100 g oats').items).toMatchObject([{ food: 'oats', problem: 'negative' }])
    expect(parseMeal('0 eggs').items).toMatchObject([{ food: 'eggs', problem: 'zero' }])
  })

  test.each([
    ['2 onions, chopped', ['onions']],
    ['2 onions, peeled and finely diced', ['onions']],
    ['2 onions (finely chopped)', ['onions']],
    ['1 clove garlic, minced', ['garlic']],
    ['salt to taste', ['salt']],
    ['salt, to taste', ['salt']],
    ['black pepper, freshly ground', ['black pepper']],
    ['100 g butter, at room temperature', ['butter']],
    ['30 g butter, plus extra for greasing', ['butter']],
    ['500 g carrots, cut into 2 cm pieces', ['carrots']],
    ['oil for frying', ['oil']],
    ['2 Zwiebeln, gehackt', ['zwiebeln']],
    ['2 Zwiebeln, fein gewürfelt', ['zwiebeln']],
    ['1 Paprika, entkernt und in Streifen geschnitten', ['paprika']],
    ['Salz und Pfeffer nach Geschmack', ['salz', 'pfeffer']],
    ['Petersilie, grob gehackt, zum Servieren', ['petersilie']],
  ])('of “%s” treats no preparation as a food', (text, foods) => {
    expect(parseMeal(text).items.map(({ food }) => food)).toEqual(foods)
  })

  test('spells a food as the person did', () => {
    const text = 'Zwei Brötchen mit Käse, Jack’s eggs'
    expect(parseMeal(text).items.map(({ food }) => asSpelled(food, text))).toEqual(['Brötchen', 'Käse', 'Jack’s eggs'])
  })

  test.each(['minced beef', 'chopped tomatoes', 'stock cubes', 'sliced bread', 'grated cheese', 'ground almonds'])(
    'leaves the name “%s” unchanged',
    (text) => {
      expect(parseMeal(text).items.map(({ food }) => food)).toEqual([text])
    },
  )

  test('includes the name of its meal', () => {
    expect(parseMeal('for breakfast two eggs').meal).toBe('breakfast')
    expect(parseMeal('Zum Frühstück gab es Müsli')).toMatchObject({ meal: 'breakfast', items: [{ food: 'musli' }] })
  })

  test('may have five hundred foods, or none', () => {
    expect(parseMeal(Array.from({ length: 600 }, () => '1 egg').join(', ')).items).toHaveLength(500)
    for (const nothing of ['', '   ', ',,,', '100 g', '½']) expect(parseMeal(nothing).items).toEqual([])
  })

  test('is parsed in linear time for any input', () => {
    const started = performance.now()
    for (const odd of ['('.repeat(20_000), '1/'.repeat(10_000), 'and '.repeat(5000), '½'.repeat(20_000), 'a'.repeat(20_000)]) parseMeal(odd)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
