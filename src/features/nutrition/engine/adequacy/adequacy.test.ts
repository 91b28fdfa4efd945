import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import type { DaySum, DiaryItem } from '../../contract/diary.ts'
import { JUDGED, type Judged } from '../../contract/judged.ts'
import { sumOf } from '../day-sum.ts'
import { adequacyOf } from './adequacy.ts'
import { referenceFor, type Eater, type ReferenceTable } from './reference.ts'
import { gaveMost, wouldHelp } from './sources.ts'
import { isWhole } from './whole-day.ts'

const table = JSON.parse(readFileSync(new URL('../../content/reference-intakes.json', import.meta.url), 'utf8')) as ReferenceTable
const woman: Eater = { age: 30, sex: 'female', expecting: 'no' }
const man: Eater = { age: 30, sex: 'male', expecting: 'no' }

let made = 0
const item = (name: string, grams: number, nutrients: DiaryItem['nutrients']): DiaryItem => ({
  id: `019a0000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  day: '2026-05-04',
  meal: 'lunch',
  minutes: null,
  state: 'eaten',
  food: { source: 'usda', id: name },
  name,
  grams,
  portion: null,
  nutrients,
  order: 0,
})
const day = (ago: number, items: readonly DiaryItem[], more: Partial<DaySum> = {}): DaySum => ({
  day: addDays('2026-05-04', -ago),
  eaten: sumOf(items),
  planned: sumOf([]),
  isComplete: true,
  meals: 3,
  ...more,
})
const bread = (iron: number) => item('Bread', 400, { energy_kcal: 250, iron_mg: iron })
const verdict = (days: readonly DaySum[], nutrient: Judged, eater = woman) =>
  adequacyOf(days, eater, table).find((one) => one.nutrient === nutrient)!

describe('references', () => {
  test('exist for at least 25 nutrients, by sex, age and life stage', () => {
    for (const eater of [
      woman,
      man,
      { ...woman, expecting: 'pregnant' },
      { ...woman, expecting: 'breastfeeding' },
      { age: 75, sex: 'male', expecting: 'no' },
    ] as const)
      expect(
        adequacyOf(
          [0, 1, 2].map((ago) => day(ago, [bread(1)])),
          eater,
          table,
        ).length,
      ).toBeGreaterThanOrEqual(27)
    expect(JUDGED.length).toBeGreaterThanOrEqual(25)
    expect(referenceFor(table, 'iron_mg', woman)).toEqual({ kind: 'RDA', value: 18, upper: 45 })
    expect(referenceFor(table, 'iron_mg', { ...woman, expecting: 'pregnant' })!.value).toBe(27)
    expect(referenceFor(table, 'iron_mg', { ...woman, age: 60 })!.value).toBe(8)
    expect(referenceFor(table, 'calcium_mg', { ...man, age: 72 })!.value).toBe(1200)
    expect(referenceFor(table, 'water_g', man)).toMatchObject({ kind: 'AI', value: 3700 })
  })

  test('without a sex are the higher of both, and are undefined for a child', () => {
    expect(referenceFor(table, 'iron_mg', { ...woman, sex: null })!.value).toBe(18)
    expect(referenceFor(table, 'zinc_mg', { ...woman, sex: null })!.value).toBe(11)
    expect(referenceFor(table, 'zinc_mg', { ...woman, age: 9 })).toBeUndefined()
  })

  test('have no upper level where that level applies to supplements only', () => {
    for (const nutrient of ['magnesium_mg', 'vit_b3_mg', 'folate_dfe_ug', 'vit_e_mg', 'vit_a_rae_ug'])
      expect(referenceFor(table, nutrient, man)!.upper).toBeNull()
    expect(referenceFor(table, 'sodium_mg', man)!.upper).toBe(2300)
  })
})

describe('adequacy', () => {
  const week = (iron: number, more: readonly DiaryItem[] = []) => Array.from({ length: 7 }, (_, ago) => day(ago, [bread(iron), ...more]))

  test('is enough, low, or in between', () => {
    // The RDA of 18 mg is the mean need of 15 mg plus two standard deviations of a tenth each.
    expect(verdict(week(5), 'iron_mg').verdict).toBe('enough')
    expect(verdict(week(2), 'iron_mg').verdict).toBe('low')
    expect(verdict(week(3.8), 'iron_mg').verdict).toBe('between')
    expect(verdict(week(2), 'iron_mg', man).verdict).toBe('enough')
  })

  test('does not count a missing value as zero, so unknown amounts never make it low', () => {
    const blank = item('Stew', 500, { energy_kcal: 200 })
    const found = verdict(week(2, [blank]), 'iron_mg')
    expect(found).toMatchObject({ verdict: 'unknown', mean: 8 })
    expect(found.unknown).toBeCloseTo(0.5, 6)
    expect(verdict(week(6, [blank]), 'iron_mg').verdict).toBe('enough')
    expect(verdict(week(2), 'vit_k_ug').verdict).toBe('unknown')
  })

  test('is never low for a nutrient without a known need, and is empty for two days', () => {
    const little = Array.from({ length: 7 }, (_, ago) => day(ago, [item('Tea', 400, { energy_kcal: 200, potassium_mg: 10 })]))
    expect(verdict(little, 'potassium_mg').verdict).toBe('between')
    expect(adequacyOf([day(0, [bread(2)]), day(1, [bread(2)])], woman, table)).toEqual([])
  })

  test('detects an intake above the upper level', () => {
    const salty = Array.from({ length: 7 }, (_, ago) => day(ago, [item('Broth', 1000, { energy_kcal: 200, sodium_mg: 500 + ago })]))
    expect(verdict(salty, 'sodium_mg')).toMatchObject({ isOver: true, verdict: 'enough' })
    expect(verdict(week(5), 'iron_mg').isOver).toBe(false)
  })

  test('uses the form of vitamin A with more known values, and its reference', () => {
    const german = Array.from({ length: 4 }, (_, ago) => day(ago, [item('Möhre', 300, { energy_kcal: 200, vit_a_re_ug: 400 })]))
    expect(verdict(german, 'vit_a')).toMatchObject({ mean: 1200, unknown: 0, reference: { value: 650 } })
  })

  test('shows the middle half of days', () => {
    const days = [1, 2, 3, 4, 5].map((iron, ago) => day(ago, [bread(iron)]))
    expect(verdict(days, 'iron_mg')).toMatchObject({ mean: 12, middle: [8, 16], days: 5 })
  })
})

describe('a day', () => {
  test('counts as whole if the person marked it as complete, or if it looks complete', () => {
    const some = [item('Rice', 500, { energy_kcal: 250 })]
    expect(isWhole(day(0, some, { isComplete: true, meals: 1 }), 1500)).toBe(true)
    expect(isWhole(day(0, some, { isComplete: false, meals: 3 }), 1500)).toBe(true)
    expect(isWhole(day(0, some, { isComplete: false, meals: 2 }), 1500)).toBe(false)
    expect(isWhole(day(0, some.slice(0, 0), { isComplete: true }), 1500)).toBe(false)
    expect(isWhole(day(0, [item('Rice', 200, { energy_kcal: 250 })], { isComplete: false }), 1500)).toBe(false)
  })
})

describe('foods', () => {
  test('that provided a nutrient are listed with their share, and foods of the person that would help', () => {
    const lentils = item('Lentils', 200, { energy_kcal: 116, iron_mg: 3.3 })
    const items = [bread(1), lentils, bread(1), item('Tea', 300, { energy_kcal: 1 })]
    expect(gaveMost(items, 'iron_mg').map(({ name, share }) => [name, Number(share.toFixed(2))])).toEqual([
      ['Bread', 0.55],
      ['Lentils', 0.45],
    ])
    expect(wouldHelp(items, 'iron_mg', 18).map(({ name, share }) => [name, Number(share.toFixed(2))])).toEqual([
      ['Lentils', 0.37],
      ['Bread', 0.22],
    ])
  })
})
