import { refKey, type DiaryItem } from '../../contract/diary.ts'
import type { Judged } from '../../contract/judged.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { amountOf } from '../day-sum.ts'

export type FoodShare = {
  name: string
  /** Share of the known amount, 0 to 1. */
  share: number
}

export type FoodHelp = {
  name: string
  /** The last amount, g; null for an item without grams. */
  grams: number | null
  /** Share of the reference in one such helping; can exceed 1. */
  share: number
}

const MOST = 5
/** Minimum share of the daily reference in a helping. */
const LEAST_HELP = 0.1

/** Amount of a nutrient in an item; undefined where its food has no value. */
export function judgedAmount(item: DiaryItem, nutrient: Judged): number | undefined {
  if (nutrient === 'vit_a') return amountOf(item, 'vit_a_rae_ug') ?? amountOf(item, 'vit_a_re_ug')
  if (nutrient !== 'epa_dha_mg') return amountOf(item, nutrient as Nutrient)
  const [epa, dha] = [amountOf(item, 'epa_g'), amountOf(item, 'dha_g')]
  return epa === undefined && dha === undefined ? undefined : ((epa ?? 0) + (dha ?? 0)) * 1000
}

/** Foods that provided a nutrient, largest share first. `items`: eaten items of the period. */
export function gaveMost(items: readonly DiaryItem[], nutrient: Judged): FoodShare[] {
  const foods = new Map<string, { name: string; amount: number }>()
  for (const item of items) {
    const amount = judgedAmount(item, nutrient) ?? 0
    const key = item.food.source === 'quick' ? `quick ${item.name}` : refKey(item.food)
    foods.set(key, { name: item.name, amount: (foods.get(key)?.amount ?? 0) + amount })
  }
  const whole = [...foods.values()].reduce((sum, { amount }) => sum + amount, 0)
  if (whole === 0) return []
  return [...foods.values()]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, MOST)
    .map(({ name, amount }) => ({ name, share: amount / whole }))
}

/** Foods of the person with most of a nutrient per helping, by their last amount. `items`: newest first. */
export function wouldHelp(items: readonly DiaryItem[], nutrient: Judged, reference: number): FoodHelp[] {
  const foods = new Map<string, FoodHelp>()
  for (const item of items) {
    const key = refKey(item.food)
    if (item.food.source === 'quick' || foods.has(key)) continue
    const share = (judgedAmount(item, nutrient) ?? 0) / reference
    if (share >= LEAST_HELP) foods.set(key, { name: item.name, grams: item.grams, share })
  }
  return [...foods.values()].toSorted((a, b) => b.share - a.share).slice(0, MOST)
}
