import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import { addDays } from '../core/day.ts'

/** A meal of a day. */
export type Cell = { day: LocalDay; meal: string }
export const isSame = (a: Cell | undefined, b: Cell | undefined): boolean => a?.day === b?.day && a?.meal === b?.meal

/** The week of a day, by its first weekday (1 Monday … 7 Sunday). */
export function weekOf(day: LocalDay, firstWeekday: number): LocalDay[] {
  // 2024-01-01 was a Monday.
  const weekday = (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1
  const first = addDays(day, -((weekday - firstWeekday + 7) % 7))
  return Array.from({ length: 7 }, (_, at) => addDays(first, at))
}

const KEYS: Readonly<Record<string, { days?: number; meals?: number; end?: 'first' | 'last' }>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { meals: -1 },
  ArrowDown: { meals: 1 },
  Home: { end: 'first' },
  End: { end: 'last' },
}

/** The target cell of an arrow, Home or End key; undefined for other keys. At an edge of the week the cell stays the same. */
export function steppedTo(key: string, { day, meal }: Cell, days: readonly LocalDay[], meals: readonly string[]): Cell | undefined {
  const step = KEYS[key]
  if (!step) return undefined
  const at = <One>(all: readonly One[], one: One, by: number) => all[Math.min(Math.max(all.indexOf(one) + by, 0), all.length - 1)]!
  if (step.end) return { day: step.end === 'first' ? days[0]! : days.at(-1)!, meal }
  return { day: at(days, day, step.days ?? 0), meal: at(meals, meal, step.meals ?? 0) }
}

/** Moves an item to the end of a cell. */
export const movedTo = (item: DiaryItem, to: Cell): DiaryItem => ({ ...item, ...to, order: Date.now() })
