import type { Formatting } from '#platform/web/i18n/format.ts'
import type { PlainField, Words } from '../../form/fields.ts'

export const labelOf = (options: readonly { value: string; label: Words }[], value: string, w: (words: Words) => string): string => {
  const option = options.find((one) => one.value === value)
  return option ? w(option.label) : value
}

/** The value of a field as text for reading. */
export function wordsOf(field: PlainField, value: string | number, w: (words: Words) => string, format: Formatting): string {
  if (field.kind === 'choice') return labelOf(field.options, String(value), w)
  if (field.kind === 'rating') return `${value} / 100`
  if (field.kind === 'number') return field.unit ? `${value} ${w(field.unit)}` : String(value)
  if (field.kind === 'time') return format.localTime(String(value))
  if (field.kind === 'day') return format.localDay(String(value), 'long')
  return String(value)
}
