import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headOf } from '#platform/server/imports/csv-lines.ts'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import { NUTRIENTS, type Nutrient } from '../../contract/nutrients.ts'
import { amountOf } from '../../engine/day-sum.ts'
import { diaryAsCsv } from '../diary-csv.ts'
import { itemOf } from './converting.ts'
import { layoutOf } from './layouts.ts'
import { OWN_FORMAT, readOwn } from './own-json.ts'
import { FoodsOfFile } from './reading-rows.ts'

const words = fc
  .string({ unit: fc.constantFrom(...'abcÄß =+-@"\',;.7\n'), minLength: 1, maxLength: 24 })
  .map((text) => text.trim())
  .filter((text) => /[a-zÄß]/.test(text))
const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
const nutrients = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...NUTRIENTS), amount(90)), { selector: ([nutrient]) => nutrient, maxLength: 12 })
  .map((pairs) => Object.fromEntries(pairs) as Partial<Record<Nutrient, number>>)

const items: fc.Arbitrary<DiaryItem> = fc
  .record({
    id: fc.nat().map(() => uuidv7()),
    day: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-01-01', days)),
    meal: fc.constantFrom('breakfast', 'snacks', 'Elevenses', 'zweites Frühstück'),
    minutes: fc.option(fc.integer({ min: 0, max: 1439 })),
    state: fc.constantFrom('eaten' as const, 'planned' as const),
    name: words,
    grams: fc.option(fc.integer({ min: 1, max: 90_000 }).map((value) => value / 100)),
    hasPortion: fc.boolean(),
    nutrients,
    order: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ hasPortion, grams, ...item }): DiaryItem => {
    if (grams === null) return { ...item, grams, portion: null, food: { source: 'quick', id: '' } }
    const portion = hasPortion ? { quantity: 2, unit: 'large slice', gramsEach: grams / 2 } : null
    return { ...item, grams, portion, food: { source: 'own', id: 'x' } }
  })

test('any diary is restored exactly from our JSON export', () => {
  fc.assert(
    fc.property(fc.array(items, { maxLength: 20 }), (diary) => {
      const exported = diary.map((item) => ({ ...item, at: '2026-01-01T08:00:00.000Z' }))
      const file = JSON.stringify({ format: OWN_FORMAT, version: 1, things: [], days: [], items: exported })
      const read = readOwn(JSON.parse(file), 'food.json')!.map((one) => (one.type === 'own' ? one.item : one.type))
      const byId = (all: readonly unknown[]) => all.toSorted((a, b) => ((a as DiaryItem).id < (b as DiaryItem).id ? -1 : 1))
      expect(byId(read)).toEqual(byId(exported))
    }),
    { numRuns: 60 },
  )
})

test('any diary is restored from our CSV with its days, times, meals, names, amounts and values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(items, { minLength: 1, maxLength: 12 }), async (diary) => {
      const lines: string[] = []
      for await (const line of diaryAsCsv(inTurn(diary))) lines.push(line)
      const text = lines.join('')
      const found = new FoodsOfFile()
      found.addTable(text, layoutOf(headOf(text))!, 'food.csv', null)
      expect(found.lines.filter(({ isRetained }) => !isRetained)).toEqual([])
      const back = found.foods.map((food) => itemOf(food, { carbs: null, meals: [], wholeDay: '' }))
      expect(back).toHaveLength(diary.length)
      for (const [at, item] of diary.entries()) {
        const { day, minutes, meal, state, name, grams, portion } = back[at]!
        expect({ day, minutes, meal, state, name, grams }).toEqual({
          day: item.day,
          minutes: item.minutes,
          meal: item.meal,
          state: item.state,
          name: item.name,
          grams: item.grams,
        })
        expect(portion?.unit).toBe(item.portion?.unit)
        for (const nutrient of NUTRIENTS) {
          const [before, after] = [amountOf(item, nutrient), amountOf({ ...back[at]!, grams }, nutrient)]
          if (before === undefined) expect(after).toBeUndefined()
          else expect(Math.abs(after! - before)).toBeLessThanOrEqual(0.0002 + before * 1e-6)
        }
      }
    }),
    { numRuns: 60 },
  )
})

async function* inTurn<Item>(all: readonly Item[]): AsyncGenerator<Item> {
  yield* all
}
