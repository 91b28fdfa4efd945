import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FoodTable } from '../../contract/foods.ts'
import { FoodBook } from '../book/food-book.ts'
import { Pantry } from '../book/pantry.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const book = new FoodBook(JSON.parse(read('../../content/foods.json')) as FoodTable)
const pantry = new Pantry(book)

type Expected = { kinds: string[][]; without: string[]; from: number; to: number; isOptional: boolean; text: string }
type Line = { name: string; grams: number }

function readExpected(text: string): Expected {
  const isOptional = text.startsWith('?')
  const words = text.replace('?', '').split(' ')
  const [from, to] = words.pop()!.split('-').map(Number)
  const kinds = words.filter((word) => !word.startsWith('-')).flatMap((word) => word.split('/'))
  const without = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))
  return { kinds: kinds.map((kind) => kind.split('+')), without, from: from!, to: to!, isOptional, text }
}

const answers = ({ kinds, without, from, to }: Expected, { name, grams }: Line) =>
  kinds.some((words) => words.every((word) => name.includes(word))) &&
  !without.some((word) => name.includes(word)) &&
  grams >= from * 0.98 &&
  grams <= to * 1.02

/** Whether lines and expected foods match one to one; optional foods may be missing. */
function isReading(expected: readonly Expected[], lines: readonly Line[]): boolean {
  if (lines.length === 0) return expected.every(({ isOptional }) => isOptional)
  const [line, ...others] = lines
  return expected.some(
    (one, at) =>
      answers(one, line!) &&
      isReading(
        expected.filter((_, place) => place !== at),
        others,
      ),
  )
}

function linesOf(phrase: string, language: 'en' | 'de'): Line[] {
  return pantry.say(phrase, language).lines.map(({ matches: [first] }) => {
    if (!first) return { name: 'nothing', grams: 0 }
    const at = book.placeOf(first.food.ref)!
    return { name: `${book.nameAt(at, 'en')} · ${book.nameAt(at, 'de')}`.toLowerCase(), grams: first.weight.grams }
  })
}

describe('spoken meals', () => {
  test.each([
    ['spoken-meals.en.txt', 0.97, 300],
    ['spoken-meals.de.txt', 0.92, 300],
    ['spoken-meals-fresh.en.txt', 0.94, 60],
    ['spoken-meals-fresh.de.txt', 0.95, 60],
    ['spoken-meals-third.en.txt', 0.92, 80],
  ] as const)('are read with food and grams, as in %s: at least a share of %f', (file, least, many) => {
    const language = file.includes('.de.') ? 'de' : 'en'
    const phrases = read(file)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('|', 1).concat(line.slice(line.indexOf('|') + 1)))
    const wrong = phrases.filter(([phrase, readings]) => {
      const lines = linesOf(phrase!, language)
      return !readings!.split(' || ').some((reading) => isReading(reading.split('; ').map(readExpected), lines))
    })
    const share = 1 - wrong.length / phrases.length
    console.log(`${file}: ${phrases.length - wrong.length} of ${phrases.length} spoken meals read (${(share * 100).toFixed(1)} %)`)
    for (const [phrase, readings] of wrong) {
      const lines = linesOf(phrase!, language)
      console.log(
        `  ${phrase}\n     meant ${readings}\n     read  ${lines.map(({ name, grams }) => `${Math.round(grams)} ${name}`).join('; ')}`,
      )
    }
    expect(phrases.length).toBeGreaterThanOrEqual(many)
    expect(share).toBeGreaterThanOrEqual(least)
  })
})
