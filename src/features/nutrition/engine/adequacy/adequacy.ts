import type { DaySum, NutrientSum } from '../../contract/diary.ts'
import { JUDGED, type Judged } from '../../contract/judged.ts'
import type { Nutrient } from '../../contract/nutrients.ts'
import { referenceFor, type Eater, type Reference, type ReferenceTable } from './reference.ts'

/**
 * enough: the intake most likely covers the need. low: most likely not. between: undecided. unknown: too many eaten foods have no value.
 */
export type Verdict = 'enough' | 'between' | 'low' | 'unknown'

export type Adequacy = {
  nutrient: Judged
  verdict: Verdict
  /** The intake most likely exceeds the tolerable upper level. */
  isOver: boolean
  /** Mean and quartiles of the daily intake. Foods without a value add nothing. */
  mean: number
  middle: readonly [number, number]
  /** Share of the energy from foods without a value, 0 to 1. */
  unknown: number
  reference: Reference
  days: number
}

/** Fewer whole days are not representative. */
export const MIN_DAYS = 3
/** One-sided, 85 of 100, for one person: IOM (Dietary Reference Intakes: Applications in Dietary Assessment, 2000, chapter 3). */
const Z = 1
/** Coefficients of variation of the need, where not a tenth. An RDA is the mean need plus two standard deviations. */
const NEED_CV: Readonly<Partial<Record<Judged, number>>> = {
  vit_a: 0.2,
  vit_b3_mg: 0.15,
  copper_mg: 0.15,
  protein_g: 0.125,
  iodine_ug: 0.2,
}
const USUAL_NEED_CV = 0.1
/** Above this share of energy without a value, a low sum has no meaning. */
const MOST_UNKNOWN = 0.3
/** Minimum variation between days of one person, even if the observed days are alike. */
const LEAST_DAY_CV = 0.15

type Amounts = { amounts: readonly number[]; unknown: number }

/** Compares each nutrient with its reference over whole days. Empty for fewer than MIN_DAYS days. */
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
  // An estimate of the true intake: assumes that foods without a value are as rich as the others.
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
    // An intake below an AI is inconclusive, because the need is unknown.
    if (mean - Z * error >= value || mean >= value * 1.1) return 'enough'
    return unknown > MOST_UNKNOWN ? 'unknown' : 'between'
  }
  const cv = NEED_CV[nutrient] ?? USUAL_NEED_CV
  const need = value / (1 + 2 * cv)
  const deviation = Math.hypot(need * cv, error)
  // The found amount is a lower bound, so it can be enough even with many values missing.
  if ((mean - need) / deviation >= Z) return 'enough'
  if (unknown > MOST_UNKNOWN) return 'unknown'
  return (most - need) / deviation <= -Z ? 'low' : 'between'
}

/** Amounts by day, the reference to compare them with, and the share of energy without a value. */
function sourceOf(days: readonly DaySum[], nutrient: Judged): Amounts & { reference: string } {
  if (nutrient === 'epa_dha_mg') {
    const both = [amountsOf(days, 'epa_g'), amountsOf(days, 'dha_g')] as const
    const amounts = both[0].amounts.map((epa, index) => (epa + both[1].amounts[index]!) * 1000)
    return { amounts, unknown: Math.max(both[0].unknown, both[1].unknown), reference: nutrient }
  }
  if (nutrient === 'vit_a') {
    // Tables state vitamin A in two forms that cannot be added. Uses the form with more known values, and its reference.
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
