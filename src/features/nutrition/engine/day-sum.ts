import type { DiaryItem, Sums } from '../contract/diary.ts'
import { NUTRIENTS, type Nutrient } from '../contract/nutrients.ts'

export type Weighed = Pick<DiaryItem, 'grams' | 'nutrients'>

/** Amount of a nutrient in an item, in the nutrient's unit; undefined: its food has no value. */
export function amountOf({ grams, nutrients }: Weighed, nutrient: Nutrient): number | undefined {
  const value = nutrients[nutrient]
  if (value === undefined) return undefined
  return grams === null ? value : (value * grams) / 100
}

/**
 * Sums of items, with the share that has no value for a nutrient. It adds items in the order of their amounts, so that the same items give
 * the same sum to the last bit in any order.
 */
export function sumOf(items: readonly Weighed[]): Sums {
  const grams = total(items.map((item) => item.grams ?? 0))
  const energy = total(items.map((item) => amountOf(item, 'energy_kcal') ?? 0))
  const nutrients: Sums['nutrients'] = {}
  for (const nutrient of NUTRIENTS) {
    const without = items.filter((item) => item.nutrients[nutrient] === undefined)
    if (without.length === items.length) continue
    const unknownGrams = total(without.map((item) => item.grams ?? 0))
    const unknownEnergy = total(without.map((item) => amountOf(item, 'energy_kcal') ?? 0))
    const unknownOfGrams = grams > 0 ? unknownGrams / grams : without.length / items.length
    nutrients[nutrient] = {
      amount: total(items.map((item) => amountOf(item, nutrient) ?? 0)),
      unknownOfGrams,
      unknownOfEnergy: energy > 0 ? unknownEnergy / energy : unknownOfGrams,
    }
  }
  return { items: items.length, grams, nutrients }
}

const total = (amounts: readonly number[]): number => amounts.toSorted((a, b) => a - b).reduce((sum, amount) => sum + amount, 0)
