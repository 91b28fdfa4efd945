import type { Formatting } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { toStored } from '#platform/web/i18n/units.ts'
import { isWithin, MEASURES, type Measure } from '../../engine/measures.ts'

const quantityOf = (measure: Measure) => (MEASURES[measure].unit === 'kg' ? 'weight' : 'length')
const isConverted = (measure: Measure) => MEASURES[measure].unit === 'kg' || MEASURES[measure].unit === 'cm'

/** A figure with its unit, in the person's units. */
export function figure(format: Formatting, measure: Measure | 'fat', value: number): string {
  if (measure === 'fat' || MEASURES[measure].unit === '%') return format.percent(value / 100, 1)
  if (MEASURES[measure].unit === 'mm') return format.number(value, { style: 'unit', unit: 'millimeter', maximumFractionDigits: 1 })
  return format.quantity(quantityOf(measure), value)
}

/** The number without its unit, for an input field. */
export const bareFigure = (format: Formatting, measure: Measure, value: number): string =>
  isConverted(measure) ? format.quantityNumber(quantityOf(measure), value) : format.number(value, { maximumFractionDigits: 1 })

export const unitWord = (format: Formatting, measure: Measure): string =>
  isConverted(measure) ? format.unitLabel(quantityOf(measure)) : MEASURES[measure].unit

export type ReadFigure = { value: number } | { problem: 'not-a-number' | 'range' }

/** Reads typed text as a value in kg, cm, mm or per cent. */
export function readFigure(text: string, measure: Measure, { locale, units }: Pick<Formatting, 'locale' | 'units'>): ReadFigure {
  const bare = text.trim().replace(/^[-−–]/, '')
  const amount = parseAmount(bare, locale)
  // The text is a number, but out of bounds: negative or far too large.
  if (amount === undefined) return { problem: /^[\d\s.,’']+$/.test(bare) && /\d/.test(bare) ? 'range' : 'not-a-number' }
  const stored = isConverted(measure) ? toStored(quantityOf(measure), amount, units) : amount
  const value = Math.round(stored * 10_000) / 10_000
  return bare === text.trim() && isWithin(measure, value) ? { value } : { problem: 'range' }
}
