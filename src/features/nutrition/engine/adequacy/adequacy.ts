import type { DaySum, NutrientSum } from '../../contract/diary.ts'
import { JUDGED, type Judged } from '../../contract/judged.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { referenceFor, type Eater, type Reference, type ReferenceTable } from './reference.ts'

/**
 * enough: what is eaten most likely covers the need. low: most likely not. between: neither can be said. unknown: too much of what was
 * eaten carries no value.
 */
export type Verdict = 'enough' | 'between' | 'low' | 'unknown'

export type Adequacy = {
  nutrient: Judged
  verdict: Verdict
  /** More than the level up to which no harm is expected, most likely. */
  isOver: boolean
  /** A day: mean, and between which half of all days lie. What carries no value counts nothing. */
  mean: number
  middle: readonly [number, number]
  /** Of the energy eaten, 0 to 1. */
  unknown: number
  reference: Reference
  days: number
}

/** Fewer whole days say nothing about a habit. */
export const MIN_DAYS = 3
/** One-sided, as the IOM proposes for one person (Dietary Reference Intakes: Applications in Dietary Assessment, 2000, chapter 3): 85 of 100. */
const Z = 1
/** An RDA is the mean need and two standard deviations of it; these vary by a tenth in most nutrients, more in some. */
const NEED_CV: Readonly<Partial<Record<Judged, number>>> = {
  vit_a: 0.2,
  vit_b3_mg: 0.15,
  copper_mg: 0.15,
  protein_g: 0.125,
  iodine_ug: 0.2,
}
const USUAL_NEED_CV = 0.1
/** Where nothing is known of so much of the energy, a low sum means nothing. */
const MOST_UNKNOWN = 0.3
/** Days of one person differ at least so much, though two of them happened to be alike. */
const LEAST_DAY_CV = 0.15

type Amounts = { amounts: readonly number[]; unknown: number }

/** Each nutrient against its reference over whole days. None where there are fewer than MIN_DAYS of them. */
export function adequacyOf(days: readonly DaySum[], eater: Eater, table: ReferenceTable): Adequacy[] {
  if (days.length < MIN_DAYS) return []
  return JUDGED.flatMap((nutrient) => {
    const source = sourceOf(days, nutrient)
    const reference = referenceFor(table, source.reference, eater)
    return reference ? [judge(nutrient, source, reference)] : []
  })
}

function judge(nutrient: Judged, { amounts, unknown }: Amounts, reference: Reference): Adequacy {
  const n = amounts.length
  const mean = amounts.reduce((sum, one) => sum + one, 0) / n
  const spread = Math.sqrt(amounts.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1))
  const error = Math.max(spread, LEAST_DAY_CV * mean) / Math.sqrt(n)
  // With everything that carries no value as rich as the rest: as much as it may well have been.
  const most = unknown < 1 ? mean / (1 - unknown) : Number.POSITIVE_INFINITY
  const sorted = amounts.toSorted((a, b) => a - b)
  return {
    nutrient,
    verdict: verdictOf(nutrient, { mean, most, error, unknown }, reference),
    isOver: reference.upper !== null && mean - Z * error > reference.upper,
    mean,
    middle: [quantile(sorted, 0.25), quantile(sorted, 0.75)],
    unknown,
    reference,
    days: n,
  }
}

type Known = { mean: number; most: number; error: number; unknown: number }

function verdictOf(nutrient: Judged, { mean, most, error, unknown }: Known, { kind, value }: Reference): Verdict {
  if (kind === 'AI') {
    // Below an AI nothing can be said: nobody knows what is needed.
    if (mean - Z * error >= value || mean >= value * 1.1) return 'enough'
    return unknown > MOST_UNKNOWN ? 'unknown' : 'between'
  }
  const cv = NEED_CV[nutrient] ?? USUAL_NEED_CV
  const need = value / (1 + 2 * cv)
  const deviation = Math.hypot(need * cv, error)
  // Half of the energy without a value leaves at least what was found: enough of it is enough.
  if ((mean - need) / deviation >= Z) return 'enough'
  if (unknown > MOST_UNKNOWN) return 'unknown'
  return (most - need) / deviation <= -Z ? 'low' : 'between'
}

/** Amounts by day, which reference they are held against, and the share of energy without a value. */
function sourceOf(days: readonly DaySum[], nutrient: Judged): Amounts & { reference: string } {
  if (nutrient === 'epa_dha_mg') {
    const both = [amountsOf(days, 'epa_g'), amountsOf(days, 'dha_g')] as const
    const amounts = both[0].amounts.map((epa, index) => (epa + both[1].amounts[index]!) * 1000)
    return { amounts, unknown: Math.max(both[0].unknown, both[1].unknown), reference: nutrient }
  }
  if (nutrient === 'vit_a') {
    // Tables write it in two ways that do not add up: the one of which more is known, each with its own reference.
    const [activity, retinol] = [amountsOf(days, 'vit_a_rae_ug'), amountsOf(days, 'vit_a_re_ug')]
    return activity.unknown <= retinol.unknown ? { ...activity, reference: 'vit_a_rae_ug' } : { ...retinol, reference: 'vit_a_re_ug' }
  }
  return { ...amountsOf(days, nutrient), reference: nutrient }
}

const NOTHING: NutrientSum = { amount: 0, unknownOfGrams: 1, unknownOfEnergy: 1 }

function amountsOf(days: readonly DaySum[], nutrient: Nutrient): Amounts {
  const sums = days.map(({ eaten }) => eaten.nutrients[nutrient] ?? NOTHING)
  const energy = days.map(({ eaten }) => eaten.nutrients.energy_kcal?.amount ?? 0)
  const whole = energy.reduce((sum, one) => sum + one, 0)
  const unknown = sums.reduce((sum, one, index) => sum + one.unknownOfEnergy * (whole > 0 ? energy[index]! / whole : 1 / sums.length), 0)
  return { amounts: sums.map(({ amount }) => amount), unknown: Math.min(1, Math.max(0, unknown)) }
}

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const low = Math.floor(at)
  return sorted[low]! + (at - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!)
}
