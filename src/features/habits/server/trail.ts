import type { HabitDay, Mark } from '../contract.ts'

/** What a day holds, with the moment (epoch ms) of the last word said of it; 0: none. */
export type DayState = Omit<HabitDay, 'day'> & { at: number }
export type TrailMark = { id: string; at: number; change: Trodden }
type Trodden = Exclude<Mark['change'], { op: 'undo' }> | { op: 'undo'; of: string }
/** A day's marks by their moments, over what was there before them. */
export type Trail = { base: DayState; marks: readonly TrailMark[] }

export const BLANK: DayState = { value: 0, isEntered: false, isSkipped: false, reason: '', note: '', at: 0 }

const MOST = 1_000_000
/** A trail of more marks has its older half trodden into its base: those can be neither preceded nor undone any more. */
export const MOST_MARKS = 128

/** Sums of decimal fractions, without what floating point adds to them. */
const rounded = (value: number) => Math.round(value * 1e9) / 1e9

/** A day after a mark. A word older than the last one of the base changes nothing; an addition always does. */
export function afterMark(day: DayState, { at, change }: Pick<TrailMark, 'at' | 'change'>): DayState {
  const latest = Math.max(day.at, at)
  switch (change.op) {
    case 'add': {
      const value = rounded(Math.min(MOST, Math.max(0, day.value + change.amount)))
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

const byMoment = (a: TrailMark, b: TrailMark) => a.at - b.at || (a.id < b.id ? -1 : 1)

/** The marks that stand: those that no other took back. */
function standing(marks: readonly TrailMark[]): readonly TrailMark[] {
  const undone = new Set(marks.flatMap(({ change }) => (change.op === 'undo' ? [change.of] : [])))
  return undone.size === 0 ? marks : marks.filter(({ id }) => !undone.has(id))
}

/** What the marks of a trail make of its base: the same in whatever order they arrived. */
export function dayOfTrail({ base, marks }: Trail): DayState {
  return standing(marks).reduce(afterMark, base)
}

/** A trail with one more mark in its place. */
export function tread(trail: Trail, { id, at, change }: Mark): Trail {
  const trodden: Trodden = change.op === 'undo' ? { op: 'undo', of: change.of } : change
  const marks = [...trail.marks, { id, at: Date.parse(at), change: trodden }].toSorted(byMoment)
  return marks.length > MOST_MARKS ? compacted({ base: trail.base, marks }) : { base: trail.base, marks }
}

function compacted({ base, marks }: Trail): Trail {
  const stand = new Set(standing(marks))
  const half = marks.length >> 1
  const old = marks.slice(0, half).filter((mark) => stand.has(mark))
  return { base: old.reduce(afterMark, base), marks: marks.slice(half).filter((mark) => stand.has(mark)) }
}
