import type { HabitDay, Mark } from '../contract.ts'

// Computes a day from its marks: used by the server, and by devices to show marks that are not sent yet.

/** Content of a day; `at` is the moment (epoch ms) of its latest mark other than a note, 0 if there is none. */
export type DayContent = Omit<HabitDay, 'day'> & { at: number }
export type LoggedMark = { id: string; at: number; change: LoggedChange }
type LoggedChange = Exclude<Mark['change'], { op: 'undo' }> | { op: 'undo'; of: string }
/** A day's marks in the order of their moments, applied to the content that preceded them. */
export type MarkLog = { base: DayContent; marks: readonly LoggedMark[] }

export const BLANK: DayContent = { value: 0, isEntered: false, isSkipped: false, reason: '', note: '', at: 0 }

const MAX = 1_000_000
/** When a log exceeds this length, its older half is folded into its base; those marks can no longer be preceded or undone. */
export const MAX_MARKS = 128

/** Removes floating-point noise from sums of decimal fractions. */
const rounded = (value: number) => Math.round(value * 1e9) / 1e9

/** A day after a mark. A `set` or `skip` older than the day's `at` is ignored; an `add` or a `note` always applies. */
export function afterMark(day: DayContent, { at, change }: Pick<LoggedMark, 'at' | 'change'>): DayContent {
  const latest = Math.max(day.at, at)
  switch (change.op) {
    case 'add': {
      const value = rounded(Math.min(MAX, Math.max(0, day.value + change.amount)))
      return { ...day, value, isEntered: true, isSkipped: false, reason: '', at: latest }
    }
    case 'set':
      return at < day.at
        ? day
        : { ...day, value: change.value ?? 0, isEntered: change.value !== null, isSkipped: false, reason: '', at: latest }
    case 'skip':
      return at < day.at ? day : { ...day, isSkipped: change.isSkipped, reason: change.isSkipped ? change.reason : '', at: latest }
    case 'note':
      return { ...day, note: change.note }
    case 'undo':
      return day
  }
}

const byMoment = (a: LoggedMark, b: LoggedMark) => a.at - b.at || (a.id < b.id ? -1 : 1)

/** Marks that no other mark has undone. */
function standing(marks: readonly LoggedMark[]): readonly LoggedMark[] {
  const undone = new Set(marks.flatMap(({ change }) => (change.op === 'undo' ? [change.of] : [])))
  return undone.size === 0 ? marks : marks.filter(({ id }) => !undone.has(id))
}

/** Applies the marks of a log to its base; the result does not depend on arrival order. */
export function replay({ base, marks }: MarkLog): DayContent {
  return standing(marks).reduce(afterMark, base)
}

function logged({ id, at, change }: Mark): LoggedMark {
  return { id, at: Date.parse(at), change: change.op === 'undo' ? { op: 'undo', of: change.of } : change }
}

/** A log with one more mark in its place. */
export function appendMark({ base, marks }: MarkLog, mark: Mark): MarkLog {
  const all = [...marks, logged(mark)].toSorted(byMoment)
  return all.length > MAX_MARKS ? compacted({ base, marks: all }) : { base, marks: all }
}

function compacted({ base, marks }: MarkLog): MarkLog {
  const stand = new Set(standing(marks))
  const half = marks.length >> 1
  const old = marks.slice(0, half).filter((mark) => stand.has(mark))
  return { base: old.reduce(afterMark, base), marks: marks.slice(half).filter((mark) => stand.has(mark)) }
}

/**
 * A day with marks of this day that the server does not have yet, as the server will compute it. If a mark is undone that is
 * not among them, the content from the undo (`to`) is used, because only the server has the marks made since.
 */
export function dayWithMarks({ day, ...content }: HabitDay, marks: readonly Mark[]): HabitDay {
  const ids = new Set(marks.map(({ id }) => id))
  const seen = new Map(marks.flatMap(({ id, change }) => (change.op === 'undo' && !ids.has(change.of) ? [[id, change.to] as const] : [])))
  const { at: _, ...after } = standing(marks.map(logged).toSorted(byMoment)).reduce<DayContent>(
    (now, mark) => ({ ...afterMark(now, mark), ...seen.get(mark.id) }),
    { ...content, at: 0 },
  )
  return { day, ...after }
}
