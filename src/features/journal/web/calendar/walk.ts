import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { addMonths } from '../../add-months.ts'
import { columnOf, dateIn, daysInMonth, monthOf, withinBounds } from './months.ts'

export type Step = { key: string; shiftKey?: boolean }
type Reading = { isRtl: boolean }

/**
 * The target of a key from a day in a month of weeks (ARIA Authoring Practices, date grid): arrows by day and week, Home and End
 * to the ends of the week, Page Up and Down by month, with Shift by year. Undefined: the key has no function here.
 */
export function walkMonth(
  day: LocalDay,
  { key, shiftKey }: Step,
  { isRtl, firstWeekday }: Reading & { firstWeekday: number },
): LocalDay | undefined {
  const forward = isRtl ? -1 : 1
  const column = columnOf(day, firstWeekday)
  switch (key) {
    case 'ArrowRight':
      return withinBounds(addDays(day, forward))
    case 'ArrowLeft':
      return withinBounds(addDays(day, -forward))
    case 'ArrowDown':
      return withinBounds(addDays(day, 7))
    case 'ArrowUp':
      return withinBounds(addDays(day, -7))
    case 'Home':
      return withinBounds(addDays(day, -column))
    case 'End':
      return withinBounds(addDays(day, 6 - column))
    case 'PageDown':
      return withinBounds(addMonths(day, shiftKey ? 12 : 1))
    case 'PageUp':
      return withinBounds(addMonths(day, shiftKey ? -12 : -1))
    default:
      return undefined
  }
}

/**
 * The same in a year of pixels, whose months are rows (`along: 'row'`) or columns. Along a month by days, across by months
 * (to its last day where the date is missing), Home and End to the ends of the month, Page Up and Down by year.
 */
export function walkPixels(day: LocalDay, { key }: Step, { isRtl, along }: Reading & { along: 'row' | 'column' }): LocalDay | undefined {
  const forward = isRtl ? -1 : 1
  const byDay = (step: number) => {
    const next = addDays(day, step)
    return next.slice(0, 4) === day.slice(0, 4) ? next : day
  }
  const byMonth = (step: number) => {
    const next = addMonths(day, step)
    return next.slice(0, 4) === day.slice(0, 4) ? next : day
  }
  const [onX, onY] = along === 'row' ? [byDay, byMonth] : [byMonth, byDay]
  switch (key) {
    case 'ArrowRight':
      return onX(forward)
    case 'ArrowLeft':
      return onX(-forward)
    case 'ArrowDown':
      return onY(1)
    case 'ArrowUp':
      return onY(-1)
    case 'Home':
      return dateIn(monthOf(day), 1)
    case 'End':
      return dateIn(monthOf(day), daysInMonth(monthOf(day)))
    case 'PageDown':
      return withinBounds(addMonths(day, 12))
    case 'PageUp':
      return withinBounds(addMonths(day, -12))
    default:
      return undefined
  }
}
