import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import type { ActBedId } from './species.ts'

/** What the garden needs of an act in the ledger. `count` is −1 for the opposite that takes an act back, 0 for a further part of one. */
export type LedgerAct = { key: string; kind: string; subject: string | null; day: LocalDay; count: number }

/** Acts that grow the same plants: all of one kind, or of one kind about one thing. Days are days since 1970. */
export type Line = {
  kind: string
  /** '' when the kind has one line. */
  subject: string
  bed: ActBedId
  /** Net acts before the first of `days`, of which only the number is known. */
  folded: number
  /** The day of the line's very first act. */
  first: number
  /** Ascending, each day once, and how many net acts it had. */
  days: readonly number[]
  counts: readonly number[]
}

/** How acts of a kind are told apart, and where they grow. */
export type KindGrowth = { bed: ActBedId; bySubject: boolean }

export const subjectOfLine = ({ bySubject }: KindGrowth, subject: string | null): string => (bySubject && subject !== null ? subject : '')

export const lineKey = ({ kind, subject }: Pick<Line, 'kind' | 'subject'>): string => `${kind}~${subject}`

/** The lines of a ledger, whatever the order of its rows: an act and its opposite have the same day and add up to nothing. */
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

/** Lines by the day they began. */
export function inOrder<T extends Pick<Line, 'first' | 'kind' | 'subject'>>(lines: readonly T[]): T[] {
  return lines.toSorted((a, b) => a.first - b.first || (lineKey(a) < lineKey(b) ? -1 : 1))
}

/** How many acts a line had up to and including a day. */
export function actsUntil(line: Line, until: number): number {
  let acts = line.folded
  for (let i = 0; i < line.days.length && line.days[i]! <= until; i++) acts += line.counts[i]!
  return acts
}

/** The acts that stand: what was taken back is gone with what took it back, and parts belong to the act they are part of. In order of day, then key. */
export function netActs<T extends Pick<LedgerAct, 'key' | 'day' | 'count'>>(acts: readonly T[]): T[] {
  const undone = new Set(acts.filter(({ key }) => key.startsWith(UNDO)).map(({ key }) => key.slice(UNDO.length)))
  return acts
    .filter(({ key, count }) => count > 0 && !undone.has(key))
    .toSorted((a, b) => (a.day === b.day ? (a.key < b.key ? -1 : 1) : a.day < b.day ? -1 : 1))
}

const UNDO = 'undo:'
