import { KJ_PER_KCAL, type Nutrients } from '../contract/nutrients.ts'

/** Doubts about impossible or unlikely values of a label. The app shows them and never corrects a value by itself. */
export type LabelDoubt =
  | 'saturated_over_fat'
  | 'sugars_over_carbohydrate'
  | 'over_100_g'
  /** The energy fits if it is in kilojoules. */
  | 'kj_as_kcal'
  | 'energy_does_not_fit'

/** Tolerance for rounding on labels: half a gram for each of the parts. */
const ROUNDING_G = 0.6
/** Tolerance for energy: acids and polyols add energy, and labels are rounded. */
const ENERGY_SLACK = 0.25
const ENERGY_SLACK_KCAL = 25

/** Energy by the factors of Regulation (EU) 1169/2011, annex XIV, in kcal; undefined where a macronutrient is unknown. */
export function energyOf({ protein_g, fat_g, carbohydrate_g, fibre_g = 0, alcohol_g = 0 }: Nutrients): number | undefined {
  if (protein_g === undefined || fat_g === undefined || carbohydrate_g === undefined) return undefined
  return 4 * protein_g + 9 * fat_g + 4 * carbohydrate_g + 2 * fibre_g + 7 * alcohol_g
}

/** Doubts about values per 100 g. */
export function labelDoubts(values: Nutrients): LabelDoubt[] {
  const doubts: LabelDoubt[] = []
  const { fat_g: fat, saturated_g: saturated, carbohydrate_g: carbohydrate, sugars_g: sugars, energy_kcal: energy } = values
  if (saturated !== undefined && fat !== undefined && saturated > fat + ROUNDING_G / 2) doubts.push('saturated_over_fat')
  if (sugars !== undefined && carbohydrate !== undefined && sugars > carbohydrate + ROUNDING_G / 2) doubts.push('sugars_over_carbohydrate')
  const sum = [values.protein_g, fat, carbohydrate, values.fibre_g, values.alcohol_g].reduce<number>((all, one) => all + (one ?? 0), 0)
  if (sum > 100 + ROUNDING_G * 4) doubts.push('over_100_g')
  const expected = energyOf(values)
  if (energy !== undefined && expected !== undefined) {
    const fits = (kcal: number) => Math.abs(kcal - expected) <= Math.max(ENERGY_SLACK_KCAL, ENERGY_SLACK * expected)
    if (!fits(energy)) doubts.push(expected > 20 && fits(energy / KJ_PER_KCAL) ? 'kj_as_kcal' : 'energy_does_not_fit')
  }
  return doubts
}

/** Three digits after a separator are thousands: no label states thousandths of a kilojoule. */
const ENERGY_NUMBER = String.raw`(\d{1,2}[ .,]\d{3}|\d+(?:[.,]\d{1,2})?)`
const energyNumber = (text: string): number => Number(/^\d{1,2}[ .,]\d{3}$/.test(text) ? text.replace(/[ .,]/, '') : text.replace(',', '.'))

/**
 * Reads energy as on a label: "1046 kJ / 250 kcal", "250 kcal", "1046kJ", or a number alone, which is in `unit`. Returns kcal;
 * undefined without a number.
 */
export function readEnergy(text: string, unit: 'kcal' | 'kJ'): number | undefined {
  const kcal = new RegExp(`${ENERGY_NUMBER} ?kcal`, 'i').exec(text)
  if (kcal) return energyNumber(kcal[1]!)
  const kj = new RegExp(`${ENERGY_NUMBER} ?kj`, 'i').exec(text)
  if (kj) return energyNumber(kj[1]!) / KJ_PER_KCAL
  const plain = new RegExp(`^ ?${ENERGY_NUMBER} ?$`).exec(text.trim())
  if (!plain) return undefined
  const value = energyNumber(plain[1]!)
  return unit === 'kJ' ? value / KJ_PER_KCAL : value
}
