import type { LocalDay } from '#platform/contract/dates.ts'
import type { Habit, HabitFields } from '../../contract.ts'
import type { HabitImportReport, HabitOfFile } from '../../contract-transfer.ts'
import type { Source } from './source.ts'

export type Note = HabitOfFile['notes'][number]

/** A habit of another app, in our terms. */
export type ParsedHabit = {
  /** The same on each import of the same habit: the other app's id, or its kind and name. */
  sourceId: string
  /** The `sourceId` of earlier versions, if it differs. */
  earlierId?: string
  fields: Pick<HabitFields, 'name' | 'question' | 'notes' | 'kind' | 'unit' | 'target' | 'schedule' | 'hue' | 'isArchived'> &
    Partial<Pick<Habit, 'icon' | 'timeOfDay' | 'pauses' | 'goalTotal' | 'startDay'>>
  /** The name of the group it was in. */
  group?: string
  /** `isEntered`: whether the file has an amount; assumed if it does not say. */
  days: { day: LocalDay; value: number; isEntered?: boolean | undefined; isSkipped: boolean; note: string; reason?: string }[]
  notes: Note[]
  /** Minutes after midnight, and a mask of weekdays whose bit 0 is Monday. */
  reminder?: { minutes: number; weekdays: number } | undefined
}

/** `openDate`: an ambiguous date, if the file does not prove the order; its days are then read with the day first. */
export type ParsedFile = { source: Source; habits: ParsedHabit[]; unread: number; openDate?: HabitImportReport['openDate'] }

const DAY = /^(\d{4})-(\d{2})-(\d{2})/

/** The day at the beginning of a date; undefined unless it is a valid day between 1900 and 2200. */
export function dayOf(text: string): LocalDay | undefined {
  const match = DAY.exec(text.trim())
  if (!match) return undefined
  const day = `${match[1]}-${match[2]}-${match[3]}`
  const at = new Date(`${day}T00:00:00Z`)
  const year = Number(match[1])
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && year >= 1900 && year <= 2200 ? day : undefined
}

/** The name within our limits, and a note if it was shortened. */
export function nameOf(text: string, otherwise: string): { name: string; notes: Note[] } {
  const name = text.trim() || otherwise
  const cut = [...name].slice(0, 80).join('')
  return { name: cut, notes: cut === name ? [] : [{ key: 'name-cut', n: [...name].length }] }
}

/** A hue (degrees) for a colour `#rrggbb`; our green for anything else. HSV's hue is close enough to tell habits apart. */
export function hueOf(colour: string): number {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim())
  if (!match) return 140
  const [r, g, b] = match.slice(1).map((part) => Number.parseInt(part, 16) / 255) as [number, number, number]
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  if (range < 0.05) return 140
  const sixth = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return Math.round(sixth * 60) % 360
}

/** Our schedule for "so many times in so many days". */
export function scheduleOf(times: number, days: number): HabitFields['schedule'] {
  if (!(times >= 1) || !(days >= 1) || times >= days) return { kind: 'daily' }
  return { kind: 'perDays', times: Math.min(31, Math.round(times)), days: Math.min(366, Math.max(2, Math.round(days))) }
}

/** A number with a decimal point or comma; NaN if it is none. */
export const decimal = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

/**
 * Numbers habits of the same name by their order in the file and adds a note, so that each is imported separately.
 */
export function distinct(habits: readonly ParsedHabit[]): ParsedHabit[] {
  const names = Map.groupBy(habits, ({ fields }) => fields.name.toLowerCase())
  const seen = new Map<string, number>()
  return habits.map((habit) => {
    const place = (seen.get(habit.sourceId) ?? 0) + 1
    seen.set(habit.sourceId, place)
    const namesakes = names.get(habit.fields.name.toLowerCase())!.length
    return {
      ...habit,
      sourceId: place === 1 ? habit.sourceId : `${habit.sourceId} ${place}`,
      notes: namesakes > 1 ? [...habit.notes, { key: 'same-name', n: namesakes }] : habit.notes,
    }
  })
}

/** The value that most days have; 1 when there is none. */
export function usualValue(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) if (value > 0) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1
}
