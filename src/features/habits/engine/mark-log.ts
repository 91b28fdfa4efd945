import type { HabitDay, Mark } from '../contract.ts'

// What marks make of a day: the server's rule, and the one by which a device shows what it has not sent yet.

/** What a day holds, with the moment (epoch ms) of the last word said of it; 0: none. */
export type DayContent = Omit<HabitDay, 'day'> & { at: number }
export type LoggedMark = { id: string; at: number; change: LoggedChange }
type LoggedChange = Exclude<Mark['change'], { op: 'undo' }> | { op: 'undo'; of: string }
/** A day's marks by their moments, over what was there before them. */
export type MarkLog = { base: DayContent; marks: readonly LoggedMark[] }

export const BLANK: DayContent = { value: 0, isEntered: false, isSkipped: false, reason: '', note: '', at: 0 }

const MAX = 1_000_000
/** A log of more marks has its older half folded into its base: those can be neither preceded nor undone any more. */
export const MAX_MARKS = 128

/** Sums of decimal fractions, without what floating point adds to them. */
const rounded = (value: number) => Math.round(value * 1e9) / 1e9

/** A day after a mark. A word older than the last one of the base changes nothing; an addition always does. */
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

/** The marks that stand: those that no other took back. */
function standing(marks: readonly LoggedMark[]): readonly LoggedMark[] {
  const undone = new Set(marks.flatMap(({ change }) => (change.op === 'undo' ? [change.of] : [])))
  return undone.size === 0 ? marks : marks.filter(({ id }) => !undone.has(id))
}

/** What the marks of a log make of its base: the same in whatever order they arrived. */
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
 * A day with marks that the server does not know yet (all of this very day), as the server will have it. Only for an undo of
 * a mark that is not among them is the day taken as the device saw it then: the server alone knows what else was said since.
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
