import type { UnitSystem } from './locale-settings.ts'

/** Exact by international agreement (1959): the avoirdupois pound, the inch and the mile; US customary fluid ounce. */
export const kgPerPound = 0.45359237
export const cmPerInch = 2.54
export const metresPerMile = 1609.344
export const mlPerFluidOunce = 29.5735295625

/** Displayed units, per quantity. */
export const unitNames = {
  weight: { metric: 'kilogram', imperial: 'pound' },
  distance: { metric: 'kilometer', imperial: 'mile' },
  volume: { metric: 'milliliter', imperial: 'fluid-ounce' },
  length: { metric: 'centimeter', imperial: 'inch' },
} as const satisfies Record<string, Record<UnitSystem, string>>

export type Quantity = keyof typeof unitNames

/** How many stored units (kg, m, ml, cm) one shown unit is. */
const stored: Record<Quantity, Record<UnitSystem, number>> = {
  weight: { metric: 1, imperial: kgPerPound },
  distance: { metric: 1000, imperial: metresPerMile },
  volume: { metric: 1, imperial: mlPerFluidOunce },
  length: { metric: 1, imperial: cmPerInch },
}

/** Converts a stored value (kg, m, ml, cm) to displayed units. */
export function toShown(quantity: Quantity, value: number, units: UnitSystem): number {
  return value / stored[quantity][units]
}

/** Converts a typed value to stored units (kg, m, ml, cm). */
export function toStored(quantity: Quantity, value: number, units: UnitSystem): number {
  return value * stored[quantity][units]
}
