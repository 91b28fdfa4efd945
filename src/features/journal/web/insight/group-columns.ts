import { dayFromNumber } from '#platform/contract/dates.ts'
import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Insight } from '../../contract/insight.ts'

/** Day number of a Monday, to get the names of weekdays from. */
const A_MONDAY = 4

/** The groups with localised names and order: the week begins on the first weekday of the person's region. */
export function groupColumns(
  { byWeekday, byHour, bySeason }: Pick<Insight, 'byWeekday' | 'byHour' | 'bySeason'>,
  seasonNames: Readonly<Record<Insight['bySeason'][number]['key'], string>>,
  format: Formatting,
) {
  const order = (weekday: number) => (weekday - format.firstWeekday + 7) % 7
  return {
    weekdays: byWeekday
      .toSorted((a, b) => order(a.key) - order(b.key))
      .map(({ key, mean, n }) => {
        const day = dayFromNumber(A_MONDAY + key - 1)
        return { name: format.localDay(day, 'weekday'), short: format.localDay(day, 'weekday').slice(0, 2), mean, n }
      }),
    hours: byHour.map(({ key, mean, n }) => {
      const name = format.localTime(`${String(key).padStart(2, '0')}:00`)
      return { name, short: key % 6 === 0 ? name : '', mean, n }
    }),
    seasons: bySeason.map(({ key, mean, n }) => ({ name: seasonNames[key], short: seasonNames[key], mean, n })),
  }
}
