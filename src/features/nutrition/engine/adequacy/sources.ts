import { refKey, type DiaryItem } from '../../contract/diary.ts'
import type { Judged } from '../../contract/judged.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { amountOf } from '../day-sum.ts'

export type FoodShare = {
  name: string
  /** Of all of it that is known, 0 to 1. */
  share: number
}

export type FoodHelp = {
  name: string
  /** As it was eaten last, g; null for what has none. */
  grams: number | null
  /** Of the reference that one such helping brings, 0 to 1 and more. */
  share: number
}

const MOST = 5
/** Less than this of a day's reference in a helping is no help. */
const LEAST_HELP = 0.1

/** What an item has of it; undefined where its food carries no value. */
export function judgedAmount(item: DiaryItem, nutrient: Judged): number | undefined {
  if (nutrient === 'vit_a') return amountOf(item, 'vit_a_rae_ug') ?? amountOf(item, 'vit_a_re_ug')
  if (nutrient !== 'epa_dha_mg') return amountOf(item, nutrient as Nutrient)
  const [epa, dha] = [amountOf(item, 'epa_g'), amountOf(item, 'dha_g')]
  return epa === undefined && dha === undefined ? undefined : ((epa ?? 0) + (dha ?? 0)) * 1000
}

/** Which foods gave it, the most first. `items`: what was eaten on the days looked at. */
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

/** Of what the person eats anyway, what brings most of it in a helping as they take it. `items`: the newest first. */
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
