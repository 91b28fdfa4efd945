import { densityOf, MILLILITRES, type Measure, type Portion } from '../household.ts'
import type { MealItem } from './parse.ts'

/** An amount of a food in grams, with its display form. */
export type Weight = {
  grams: number
  /** Null: stated in grams. */
  portion: { quantity: number; unit: string; gramsEach: number } | null
  /** The amount is a usual one for the person to check: the food has no such measure, or no amount was stated. */
  isGuess: boolean
}

/** Usual weight of a measure in grams, for foods without it in their table. */
const USUAL: Readonly<Record<Measure, number>> = {
  piece: 80,
  small: 60,
  medium: 80,
  large: 110,
  slice: 30,
  cup: 240,
  tbsp: 15,
  tsp: 5,
  glass: 240,
  mug: 300,
  bowl: 250,
  can: 330,
  bottle: 500,
  bar: 40,
  handful: 30,
  clove: 3,
  serving: 150,
  scoop: 30,
  leaf: 10,
  bunch: 100,
  pack: 200,
  pot: 150,
  pinch: 0.4,
  square: 5,
  whole: 300,
}
/** Grams for a food without any known portion. */
const ANY = 100

/** Substitutes for a measure, with their number: a mug is 1¼ cups. */
const INSTEAD: Readonly<Partial<Record<Measure, readonly (readonly [string, number])[]>>> = {
  piece: [
    ['medium', 1],
    ['whole', 1],
    ['serving', 1],
    ['large', 1],
    ['slice', 1],
  ],
  medium: [['piece', 1]],
  small: [
    ['piece', 0.75],
    ['medium', 0.75],
  ],
  large: [
    ['piece', 1.3],
    ['medium', 1.3],
  ],
  glass: [['cup', 1]],
  mug: [
    ['cup', 1.25],
    ['glass', 1.25],
  ],
  bowl: [
    ['serving', 1],
    ['cup', 1],
  ],
  pot: [
    ['serving', 1],
    ['cup', 0.625],
    ['mug', 1],
  ],
  bar: [['piece', 1]],
  square: [['piece', 1]],
  pack: [
    ['whole', 1],
    ['bar', 1],
  ],
  can: [['bottle', 0.66]],
  serving: [
    ['bowl', 1],
    ['piece', 1],
    ['cup', 1],
  ],
  whole: [['piece', 1]],
}

/** Sizes as shares of the usual portion, for foods without sizes. */
const OF_USUAL: Readonly<Partial<Record<Measure, number>>> = { small: 0.75, medium: 1, large: 1.3 }

/** Portions for an addition: a splash of milk, not a glass. */
const SMALL_MEASURES: ReadonlySet<string> = new Set(['piece', 'tbsp', 'leaf', 'handful'])
/** Minimum grams for a food without a stated amount. */
const LEAST_USUAL = 31
const LEAST_SERVING = 40
const LARGE_MEASURES: ReadonlySet<string> = new Set(['cup', 'glass', 'mug', 'bowl', 'bottle', 'can'])

/** Converts a stated amount of a food to grams, by the food's own portions (the usual one first). */
export function weightOf(spoken: Pick<MealItem, 'quantity' | 'unit' | 'size' | 'isAddition'>, portions: readonly Portion[]): Weight {
  const quantity = spoken.quantity ?? 1
  if (spoken.unit === 'g') return { grams: quantity, portion: null, isGuess: false }
  if (spoken.unit === 'ml') {
    const density = densityOf(portions)
    return { grams: quantity * (density ?? 1), portion: { quantity, unit: 'ml', gramsEach: density ?? 1 }, isGuess: density === undefined }
  }
  const sized = spoken.size ? (OF_USUAL[spoken.size] ?? 1) : 1
  // "A large glass": applies the usual factor of the size.
  if (spoken.unit) return scaled(byMeasure(spoken.unit, quantity, portions), sized)
  const whole = portions[0]?.unit === 'whole' ? portions[0] : undefined
  if (spoken.size && whole && !portions.some(({ unit }) => unit === spoken.size))
    return { grams: quantity * whole.grams * sized, portion: { quantity, unit: 'whole', gramsEach: whole.grams * sized }, isGuess: true }
  if (spoken.size) return byMeasure(spoken.size, quantity, portions)
  const usual = spoken.quantity === null ? usualOf(spoken.isAddition, portions) : countedOf(quantity, portions)
  if (!usual) return spoken.quantity === null ? { grams: ANY, portion: null, isGuess: true } : byMeasure('serving', quantity, [])
  return {
    grams: quantity * usual.grams,
    portion: { quantity, unit: usual.unit, gramsEach: usual.grams },
    isGuess: spoken.quantity === null,
  }
}

const scaled = ({ grams, portion, isGuess }: Weight, times: number): Weight => ({
  grams: grams * times,
  portion: portion && { ...portion, gramsEach: portion.gramsEach * times },
  isGuess,
})

function usualOf(isAddition: boolean, portions: readonly Portion[]): Portion | undefined {
  const first = portions[0]
  if (!first) return undefined
  const serving = portions.find(({ unit }) => unit === 'serving')
  // "Peas" without an amount is not one spoon of them, and "blueberries" is not a single one.
  if (first.grams < LEAST_USUAL && SMALL_MEASURES.has(first.unit)) {
    const handful = portions.find(({ unit }) => unit === 'handful')
    return serving && serving.grams >= LEAST_SERVING ? serving : (handful ?? first)
  }
  if (!isAddition || !LARGE_MEASURES.has(first.unit)) return first
  return serving ?? portions.find(({ unit }) => unit === 'handful') ?? portions.find(({ unit }) => unit === 'tbsp') ?? first
}

/** The portion that a number such as "two" or "half a" counts: pieces, or a whole for foods that people eat in parts. */
function countedOf(quantity: number, portions: readonly Portion[]): Portion | undefined {
  const whole = portions.find(({ unit }) => unit === 'whole')
  if (whole && (quantity < 1 || portions[0] === whole)) return whole
  return portions.find(({ unit }) => unit === 'piece') ?? portions[0]
}

function byMeasure(measure: Measure, quantity: number, portions: readonly Portion[]): Weight {
  const shown = (gramsEach: number, isGuess: boolean): Weight => ({
    grams: quantity * gramsEach,
    portion: { quantity, unit: measure, gramsEach },
    isGuess,
  })
  const exact = portions.find(({ unit }) => unit === measure) ?? portions.find(({ unit }) => unit.startsWith(`${measure},`))
  if (exact) return shown(exact.grams, false)
  for (const [other, times] of INSTEAD[measure] ?? []) {
    const found = portions.find(({ unit }) => unit === other)
    if (found) return shown(found.grams * times, false)
  }
  const share = OF_USUAL[measure]
  const usual = portions[0]
  if (share !== undefined && usual) return shown(usual.grams * share, true)
  const [density, millilitres] = [densityOf(portions), MILLILITRES[measure]]
  if (density !== undefined && millilitres !== undefined) return shown(density * millilitres, false)
  return shown(USUAL[measure], true)
}
