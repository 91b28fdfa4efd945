import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { ActBedId } from './species.ts'

/** Fields of a ledger act that the garden needs. `count` is −1 for the opposite that undoes an act, 0 for a later part of one. */
export type LedgerAct = { key: string; kind: string; subject: string | null; day: LocalDay; count: number }

/** Acts that grow the same plants: all of one kind, or of one kind and subject. Days are days since 1970. */
export type Line = {
  kind: string
  /** '' if the kind has a single line. */
  subject: string
  bed: ActBedId
  /** Number of net acts before the first of `days`, which are only counted. */
  folded: number
  /** The day of the line's first act. */
  first: number
  /** Ascending, each day once; `counts` has the net acts of each. */
  days: readonly number[]
  counts: readonly number[]
}

/** Whether acts of a kind are grouped by subject, and the bed in which they grow. */
export type KindGrowth = { bed: ActBedId; bySubject: boolean }

export const subjectOfLine = ({ bySubject }: KindGrowth, subject: string | null): string => (bySubject && subject !== null ? subject : '')

export const lineKey = ({ kind, subject }: Pick<Line, 'kind' | 'subject'>): string => `${kind}~${subject}`

/** The lines of a ledger, independent of row order: an act and its opposite have the same day and cancel out. */
export function linesOf(acts: Iterable<LedgerAct>, growthOfKind: (kind: string) => KindGrowth): Line[] {
  const sums = new Map<string, { kind: string; subject: string; bed: ActBedId; byDay: Map<number, number> }>()
  for (const act of acts) {
    const growth = growthOfKind(act.kind)
    const subject = subjectOfLine(growth, act.subject)
    const name = lineKey({ kind: act.kind, subject })
    let line = sums.get(name)
    if (!line) sums.set(name, (line = { kind: act.kind, subject, bed: growth.bed, byDay: new Map() }))
    const day = dayNumber(act.day)
    line.byDay.set(day, (line.byDay.get(day) ?? 0) + act.count)
  }
  const lines: Line[] = []
  for (const { kind, subject, bed, byDay } of sums.values()) {
    const net = [...byDay].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b)
    if (net.length === 0) continue
    lines.push({ kind, subject, bed, folded: 0, first: net[0]![0], days: net.map(([day]) => day), counts: net.map(([, count]) => count) })
  }
  return inOrder(lines)
}

/** Lines by their first day. */
export function inOrder<T extends Pick<Line, 'first' | 'kind' | 'subject'>>(lines: readonly T[]): T[] {
  return lines.toSorted((a, b) => a.first - b.first || (lineKey(a) < lineKey(b) ? -1 : 1))
}

/** Number of acts of a line up to and including a day. */
export function actsUntil(line: Line, until: number): number {
  let acts = line.folded
  for (let i = 0; i < line.days.length && line.days[i]! <= until; i++) acts += line.counts[i]!
  return acts
}

/** Net acts, by day, then key. Undone acts are left out with their opposites, and parts count as the act to which they belong. */
export function netActs<T extends Pick<LedgerAct, 'key' | 'day' | 'count'>>(acts: readonly T[]): T[] {
  const undone = new Set(acts.filter(({ key }) => key.startsWith(UNDO)).map(({ key }) => key.slice(UNDO.length)))
  return acts
    .filter(({ key, count }) => count > 0 && !undone.has(key))
    .toSorted((a, b) => (a.day === b.day ? (a.key < b.key ? -1 : 1) : a.day < b.day ? -1 : 1))
}

const UNDO = 'undo:'
