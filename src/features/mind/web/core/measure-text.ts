import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { Unit } from '../../games/core/rules.ts'
import type { en } from './messages.ts'

const DIGITS: Readonly<Record<Unit, number>> = { ms: 0, items: 1, count: 0, level: 1, ratio: 0, percent: 1, dprime: 2, points: 0 }

/** A game's figure as text. */
export function measureText(format: Formatting, t: Translation<typeof en>, unit: Unit, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (unit === 'ratio') return format.percent(value)
  return t.units[unit](format.number(value, { maximumFractionDigits: DIGITS[unit] }))
}
