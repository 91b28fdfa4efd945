import { numberOf } from '#platform/server/imports/values.ts'
import { MAX_GRAMS } from '../../contract/diary.ts'
import { inOwnUnit, type FileField, type FileUnit } from '../../contract/food-file.ts'
import { unitIn } from './columns.ts'

/** Texts for an unknown value; also a trace, or less than can be measured. */
const BLANK = /^(?:-+|–|—|n\.?\/?a\.?|null|nan|none|unknown|unbekannt|k\.? ?a\.?|tr\.?|trace|spuren|[<≤].*|\?+)$/i
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/
const MAX_FIGURE = 1_000_000

/** Number format of a file, detected from all its numbers: `1.234` is over a thousand if the file has decimal commas, else about one. */
export class NumberStyle {
  private comma = false
  private point = false

  see(text: string): void {
    if (/\d,\d{1,2}(?:$|[^\d,.])|\d,\d{4,}|\.\d{3},\d/.test(text)) this.comma = true
    if (/\d\.\d{1,2}(?:$|[^\d,.])|\d\.\d{4,}|,\d{3}\.\d/.test(text)) this.point = true
  }

  /** NaN for an invalid number; null for an empty text. */
  read(text: string): number | null {
    const [, sign] = GROUPED.exec(text) ?? []
    const isThousands = this.comma !== this.point && sign === (this.comma ? '.' : ',')
    return numberOf(isThousands ? text.replaceAll(sign!, '') : text)
  }
}

/** A figure of a column in our unit; null if empty, `wrong` if impossible. A unit in the cell overrides that of the column. */
export function figureOf(text: string, field: FileField, unit: FileUnit, style: NumberStyle): number | null | 'wrong' {
  if (text === '' || BLANK.test(text)) return null
  const [, digits, word] = /^([+-]?[\d.,\s\u00a0\u202f']+)([a-zµμ]{0,12})$/iu.exec(text) ?? []
  if (digits === undefined) return 'wrong'
  const own = word ? unitIn(word) : unit
  const value = style.read(digits.trim())
  if (own === null || value === null || !(value >= 0)) return 'wrong'
  const retained = inOwnUnit(field, own, value)
  return retained === undefined || retained > MAX_FIGURE ? 'wrong' : retained
}

/** Grams of units of mass, by their words. Ounce and pound are those of 1959; the German Pfund is half a kilogram. */
const MASSES: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  kg: 1000,
  kilogram: 1000,
  kilograms: 1000,
  kilogramm: 1000,
  mg: 0.001,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
  pfund: 500,
}

export type Amount = { grams: number | null; /** In the file's words, if it is no mass. */ words: string; count: number | null }

/** Reads an amount: `100.00 g`, `8 fl oz`, `2 large`, `1`; undefined for a negative or impossibly large one. */
export function amountOf(text: string, style: NumberStyle): Amount | undefined {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .slice(0, 120)
  if (bare === '' || BLANK.test(bare)) return { grams: null, words: '', count: null }
  const [digits] = /^[+-]?\d[\d.,]*/.exec(bare) ?? []
  if (digits === undefined) return { grams: null, words: bare, count: null }
  const unit = bare.slice(digits.length).trim()
  const count = style.read(digits)
  if (count === null || Number.isNaN(count)) return { grams: null, words: bare, count: null }
  if (count < 0) return undefined
  const mass = MASSES[unit.toLowerCase().replace(/\.$/, '')]
  if (mass === undefined) return { grams: null, words: bare, count }
  const grams = count * mass
  return grams > MAX_GRAMS ? undefined : { grams, words: '', count }
}
