import type { Formatting } from '#platform/web/i18n/format.ts'
import { metresPerMile } from '#platform/web/i18n/units.ts'
import { KIND_FACTS, type CardioKind } from '../../engine/kinds.ts'
import type { en } from './messages.ts'

export type Per = (typeof en)['per']

/** A duration as minutes and seconds: "5:07". */
export function paceClock(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Speed in the usual form of the kind, without a line break: "5:07 /km", "24.3 km/h"; undefined where the kind has none. */
export function speedWords(kind: CardioKind, metres: number | null, seconds: number, format: Formatting, per: Per): string | undefined {
  const { speaks } = KIND_FACTS[kind]
  if (speaks === null || metres === null || metres <= 0 || seconds <= 0) return undefined
  const isMetric = format.units === 'metric'
  const one = isMetric ? 1000 : metresPerMile
  if (speaks === 'speed')
    return `${format.number((metres / one / seconds) * 3600, { maximumFractionDigits: 1 })}\u00a0${isMetric ? per.kmh : per.mph}`
  const [length, word] =
    speaks === 'per100' ? [100, per.hundred] : speaks === 'per500' ? [500, per.fiveHundred] : [one, isMetric ? per.km : per.mi]
  return `${paceClock((seconds / metres) * length)}\u00a0${word}`
}

/** A distance in words: two decimals below 100 km, none above. */
export const distanceWords = (metres: number, format: Formatting): string => format.quantity('distance', metres, metres < 100_000 ? 2 : 0)
