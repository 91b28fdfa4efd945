import { describe, expect, test } from 'vitest'
import { sumOf, type Weighed } from './day-sum.ts'

// USDA SR28, per 100 g: egg, rolled oats, banana.
const egg = { energy_kcal: 143, protein_g: 12.56, fat_g: 9.51, vit_d_ug: 2 }
const oats = { energy_kcal: 379, protein_g: 13.15, fat_g: 6.52, fibre_g: 10.1 }
const banana = { energy_kcal: 89, protein_g: 1.09, fat_g: 0.33, fibre_g: 2.6, vit_d_ug: 0 }
const breakfast: Weighed[] = [
  { grams: 100, nutrients: egg },
  { grams: 100, nutrients: oats },
  { grams: 59, nutrients: banana },
]

describe('a sum', () => {
  test('matches a calculation by hand', () => {
    const { grams, items, nutrients } = sumOf(breakfast)
    expect([items, grams]).toEqual([3, 259])
    expect(nutrients.energy_kcal!.amount).toBeCloseTo(143 + 379 + 52.51, 10)
    expect(nutrients.protein_g!.amount).toBeCloseTo(12.56 + 13.15 + 0.6431, 10)
    expect(nutrients.fibre_g!.amount).toBeCloseTo(10.1 + 1.534, 10)
  })

  test('states the share without values: a missing value is not zero', () => {
    const { nutrients } = sumOf(breakfast)
    expect(nutrients.fibre_g!.unknownOfGrams).toBeCloseTo(100 / 259, 10)
    expect(nutrients.fibre_g!.unknownOfEnergy).toBeCloseTo(143 / 574.51, 10)
    expect(nutrients.vit_d_ug).toMatchObject({ amount: 2, unknownOfGrams: expect.closeTo(100 / 259, 10) })
    expect(nutrients.energy_kcal).toMatchObject({ unknownOfGrams: 0, unknownOfEnergy: 0 })
    expect(nutrients.iodine_ug).toBeUndefined()
  })

  test('uses typed amounts of quick entries unchanged', () => {
    const { nutrients, grams } = sumOf([{ grams: null, nutrients: { energy_kcal: 450 } }, ...breakfast])
    expect(grams).toBe(259)
    expect(nutrients.energy_kcal!.amount).toBeCloseTo(1024.51, 10)
    expect(nutrients.protein_g!.unknownOfEnergy).toBeCloseTo(450 / 1024.51, 10)
  })

  test('is the same to the last bit for any order of items', () => {
    let seed = 7
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
    const many = Array.from({ length: 60 }, () => ({
      grams: random() * 400,
      nutrients: { energy_kcal: random() * 900, protein_g: random() * 30 },
    }))
    const whole = sumOf(many)
    for (let round = 0; round < 50; round++) expect(sumOf(many.toSorted(() => random() - 0.5))).toEqual(whole)
  })

  test('of no items has no nutrients', () => {
    expect(sumOf([])).toEqual({ items: 0, grams: 0, nutrients: {} })
  })
})
