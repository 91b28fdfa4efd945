/** Measures with their unit (kg, cm, mm, per cent) and the bounds beyond which a value is a typing error, in the order of the form. */
export const MEASURES = {
  weight: { unit: 'kg', least: 20, most: 500, group: 'weight' },
  bodyFat: { unit: '%', least: 2, most: 75, group: 'fat' },
  waist: { unit: 'cm', least: 30, most: 300, group: 'girth' },
  hips: { unit: 'cm', least: 30, most: 300, group: 'girth' },
  neck: { unit: 'cm', least: 15, most: 100, group: 'girth' },
  chest: { unit: 'cm', least: 30, most: 300, group: 'girth' },
  shoulders: { unit: 'cm', least: 40, most: 300, group: 'girth' },
  upperArmLeft: { unit: 'cm', least: 8, most: 120, group: 'girth' },
  upperArmRight: { unit: 'cm', least: 8, most: 120, group: 'girth' },
  forearmLeft: { unit: 'cm', least: 8, most: 90, group: 'girth' },
  forearmRight: { unit: 'cm', least: 8, most: 90, group: 'girth' },
  thighLeft: { unit: 'cm', least: 15, most: 180, group: 'girth' },
  thighRight: { unit: 'cm', least: 15, most: 180, group: 'girth' },
  calfLeft: { unit: 'cm', least: 10, most: 120, group: 'girth' },
  calfRight: { unit: 'cm', least: 10, most: 120, group: 'girth' },
  foldChest: { unit: 'mm', least: 1, most: 120, group: 'fold' },
  foldAbdomen: { unit: 'mm', least: 1, most: 150, group: 'fold' },
  foldThigh: { unit: 'mm', least: 1, most: 150, group: 'fold' },
  foldTriceps: { unit: 'mm', least: 1, most: 120, group: 'fold' },
  foldSuprailiac: { unit: 'mm', least: 1, most: 120, group: 'fold' },
} as const satisfies Record<string, { unit: Unit; least: number; most: number; group: 'weight' | 'fat' | 'girth' | 'fold' }>

export type Unit = 'kg' | 'cm' | 'mm' | '%'
export type Measure = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES) as [Measure, ...Measure[]]

export type Values = Partial<Record<Measure, number>>

export const isWithin = (measure: Measure, value: number): boolean => value >= MEASURES[measure].least && value <= MEASURES[measure].most
