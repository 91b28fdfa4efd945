import { cachedIntl } from './cached-intl.ts'

/** 2024-01-01 was a Monday. */
const dayOf = (bit: number) => new Date(Date.UTC(2024, 0, 1 + bit))

/** The names of the weekdays, Monday first. */
export function weekdayNames(locale: string, style: 'long' | 'narrow' | 'short'): readonly string[] {
  return cachedIntl(`names ${locale} ${style}`, () => {
    const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, bit) => format.format(dayOf(bit)))
  })
}
