import type { Body, Row } from '../form/fields.ts'
import type { ProgrammeId } from '../kinds.ts'
import type { RUN_STATES } from './programme.ts'

export type Run = {
  programme: ProgrammeId
  state: (typeof RUN_STATES)[number]
  done: readonly number[]
  skipped: readonly number[]
  /** Notes by day. */
  notes: ReadonlyMap<number, string>
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

export const runOf = (body: Body): Run => ({
  programme: body.programme as ProgrammeId,
  state: body.state as Run['state'],
  done: numbers(body.done),
  skipped: numbers(body.skipped),
  notes: new Map(((body.notes as readonly Row[] | undefined) ?? []).map(({ day, note }) => [Number(day), String(note)])),
})

export const bodyOf = ({ programme, state, done, skipped, notes }: Run): Body => ({
  programme,
  state,
  done: done.map(String),
  skipped: skipped.map(String),
  notes: [...notes].filter(([, note]) => note.trim() !== '').map(([day, note]) => ({ day, note })),
})

export const newRun = (programme: ProgrammeId): Run => ({ programme, state: 'on', done: [], skipped: [], notes: new Map() })

/** The first day that was neither done nor skipped, from 1; undefined after the last. */
export function nextDay({ done, skipped }: Run, days: number): number | undefined {
  for (let day = 1; day <= days; day++) if (!done.includes(day) && !skipped.includes(day)) return day
  return undefined
}

/** Marks a day as done or skipped, in place of an earlier mark. After the last open day the run has ended. */
export function withDay(run: Run, day: number, what: 'done' | 'skipped', days: number): Run {
  const without = (list: readonly number[]) => list.filter((other) => other !== day)
  const next = { ...run, done: without(run.done), skipped: without(run.skipped) }
  const marked = { ...next, [what]: [...next[what], day].toSorted((a, b) => a - b) }
  return { ...marked, state: nextDay(marked, days) === undefined ? 'ended' : 'on' }
}
