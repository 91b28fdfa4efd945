import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { BLANK, replay, type DayContent, type MarkLog } from '../../engine/mark-log.ts'
import { logsNamed } from '../mark-log-store.ts'
import { stateOf } from '../marking.ts'
import { daysNamed } from '../store.ts'
import type { ParsedHabit } from './parsed-habit.ts'
import type { ImportItem } from './import-items-store.ts'

type FileDay = ParsedHabit['days'][number]

/** `log`: the day's marks on top of its new content, if it has marks. */
export type DayChange = { day: LocalDay; before: DayContent; after: DayContent; log?: MarkLog }

/** The moment of imported amounts: earlier than any mark of a person. Earlier versions used the next millisecond for skips. */
const IMPORTED_AT = Date.parse('1970-01-02T00:00:00.000Z')
const LATEST_IMPORTED_AT = IMPORTED_AT + 1

export const DAYS_AT_ONCE = 2000

/**
 * Changes of a habit by the days of a file. A later file of an app overwrites an earlier one, also where it withdraws an amount;
 * but amounts, skips and notes that the person entered here stay. `items`: changes that imports have made to the habit so far.
 */
export async function dayChanges(
  db: Db,
  key: PersonKey,
  userId: string,
  habitId: string,
  days: readonly FileDay[],
  items: readonly ImportItem[],
): Promise<DayChange[]> {
  const importedNotes = new Map(items.flatMap((item) => item.days.map(({ day, after }) => [day, after.note] as const)))
  const changes: DayChange[] = []
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE)
    const named = some.map(({ day }) => ({ habitId, day }))
    const stored = new Map((await daysNamed(db, key, userId, named)).map((one) => [one.day, stateOf(one)]))
    const logs = new Map((await logsNamed(db, key, userId, named)).map((one) => [one.day, one.log]))
    for (const file of some) {
      const before = stored.get(file.day) ?? BLANK
      const log = logs.get(file.day)
      const importedNote = importedNotes.get(file.day)
      const merged = log ? { ...log, base: merge(log.base, file, importedNote) } : undefined
      const after = merged ? replay(merged) : merge(before, file, importedNote)
      if (!isSame(before, after)) changes.push({ day: file.day, before, after, ...(merged && { log: merged }) })
    }
  }
  return changes
}

/** Whether two contents of a day are equal, apart from their moments. */
export const isSame = (a: DayContent, b: DayContent): boolean =>
  a.value === b.value && a.isEntered === b.isEntered && a.isSkipped === b.isSkipped && a.reason === b.reason && a.note === b.note

function merge(now: DayContent, file: FileDay, importedNote: string | undefined): DayContent {
  const { value, isSkipped, isEntered = !isSkipped || value > 0, note, reason = '' } = file
  const amounts = now.at > LATEST_IMPORTED_AT ? now : { value: Math.min(1_000_000, value), isEntered, isSkipped, reason, at: IMPORTED_AT }
  return { ...now, ...amounts, note: now.note === (importedNote ?? '') ? note : now.note }
}

/** One day for each date, oldest first: the file's last entry for the date wins. `upTo` is the last day that counts. */
export function tidyDays(days: readonly FileDay[], upTo: LocalDay): { days: FileDay[]; ahead: number } {
  const byDay = new Map(days.map((one) => [one.day, one]))
  const all = [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const past = all.filter(({ day }) => day <= upTo)
  return { days: past, ahead: all.length - past.length }
}
