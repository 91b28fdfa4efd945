import type { Formatting } from '#platform/web/i18n/format.ts'

/** International foot (1959). */
const METRES_PER_FOOT = 0.3048

/** A height in the person's units: "214 m", "702 ft". */
export const heightWords = (metres: number, format: Formatting): string =>
  format.units === 'metric'
    ? format.number(metres, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
    : format.number(metres / METRES_PER_FOOT, { style: 'unit', unit: 'foot', maximumFractionDigits: 0 })

export const heightValue = (metres: number, format: Formatting): number => (format.units === 'metric' ? metres : metres / METRES_PER_FOOT)

export const heightOf = (value: number, format: Formatting): string =>
  format.number(value, { style: 'unit', unit: format.units === 'metric' ? 'meter' : 'foot', maximumFractionDigits: 0 })
