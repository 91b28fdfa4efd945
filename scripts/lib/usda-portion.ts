import type { Portion } from '../../src/features/nutrition/engine/household.ts'

/** The USDA tables' names of measures that have a name here. All other names are used unchanged. */
const NAMES: readonly [RegExp, string][] = [
  [/^(tbsp|tablespoon)s?$/, 'tbsp'],
  [/^(tsp|teaspoon)s?$/, 'tsp'],
  [/^cups?( \(?8 fl oz\)?)?$/, 'cup'],
  [/^fl oz$/, 'fl oz'],
  [/^slices?( \(?(medium|large|thin)?\)?)?$/, 'slice'],
  [
    /^(piece|item|unit|each|fruit|patty|roll|sandwich|muffin|cookie|cracker|waffle|pancake|tortilla|croissant|doughnut|biscuit|egg)s?$/,
    'piece',
  ],
  [/^(small|medium|large)$/, '$1'],
  [/^(serving|portion|nlea serving)s?$/, 'serving'],
  [/^(can|bottle|bar|clove|leaf|bunch|scoop|bowl)$/, '$1'],
  [/^(container|packet|package|bag|box)$/, 'pack'],
]

/** Units of weight or volume, which need no portion. */
const PLAIN = /^(oz|lb|cubic inch|g|kg)\b/

/**
 * A line of food-portions.csv as grams of one measure. A remark behind the measure's name ("cup, sliced", `large (3-1/4" dia)`) is retained
 * where it distinguishes several portions. Undefined: the portion adds nothing to grams.
 */
export function usdaPortion(row: Readonly<Record<string, string>>): Portion | undefined {
  const amount = Number(row.amount)
  const grams = Number(row.grams)
  if (!(amount > 0) || !(grams > 0)) return undefined
  const text = row.unit!.trim().replaceAll(/[;|]/g, ',').toLowerCase()
  if (PLAIN.test(text)) return undefined
  const plain = text.replace(/\s*\([^)]*(\)|$)/g, '').trim()
  const each = Math.round((grams / amount) * 100) / 100
  for (const [pattern, name] of NAMES) if (pattern.test(plain)) return { unit: plain.replace(pattern, name), grams: each }
  return { unit: text.slice(0, 60), grams: each }
}
