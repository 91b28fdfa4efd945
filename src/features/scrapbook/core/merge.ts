import type { Stamp } from './stamp.ts'

export type Value = string | number | boolean | null | readonly number[]

/**
 * A record whose fields each have the stamp of their last write: `edits` for those written after `at`, which is the earliest. A
 * change of a few fields has the same shape.
 */
export type Stamped = {
  id: string
  at: Stamp
  edits?: Readonly<Record<string, Stamp>> | undefined
  fields: Readonly<Record<string, Value>>
}

/** A page: its objects by id, and its own record under META. */
export type Records = ReadonlyMap<string, Stamped>

export const stampOf = (record: Stamped, field: string): Stamp => record.edits?.[field] ?? record.at

/** Fields with one stamp for all. */
export const stamped = (id: string, fields: Stamped['fields'], at: Stamp): Stamped => ({ id, at, fields })

const isLater = (a: Value, stampA: Stamp, b: Value, stampB: Stamp): boolean =>
  stampA === stampB ? JSON.stringify(a) > JSON.stringify(b) : stampA > stampB

/** Merges two records: each field takes its later write. The result is independent of the order and number of merges. */
export function mergeStamped(a: Stamped, b: Stamped): Stamped {
  const fields: Record<string, Value> = {}
  const stamps: Record<string, Stamp> = {}
  for (const name of [...new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])].sort()) {
    const [inA, inB] = [a.fields[name], b.fields[name]]
    const [stampA, stampB] = [stampOf(a, name), stampOf(b, name)]
    const isA = inB === undefined || (inA !== undefined && isLater(inA, stampA, inB, stampB))
    fields[name] = (isA ? inA : inB)!
    stamps[name] = isA ? stampA : stampB
  }
  return written(a.id, fields, stamps, a.at < b.at ? a.at : b.at)
}

/** The canonical form of fields and stamps, equal for equal input. `none`: the stamp of a record without fields. */
function written(id: string, fields: Record<string, Value>, stamps: Record<string, Stamp>, none: Stamp): Stamped {
  const all = Object.values(stamps)
  const at = all.length === 0 ? none : all.reduce((least, stamp) => (stamp < least ? stamp : least))
  const edits = Object.fromEntries(Object.entries(stamps).filter(([, stamp]) => stamp !== at))
  return Object.keys(edits).length === 0 ? { id, at, fields } : { id, at, edits, fields }
}

/** A page with changes merged in; the same map when they change nothing. */
export function mergeRecords(page: Records, changes: Iterable<Stamped>): Records {
  let next: Map<string, Stamped> | undefined
  for (const change of changes) {
    const here = (next ?? page).get(change.id)
    if (here && isSame(here, change)) continue
    const merged = here ? mergeStamped(here, change) : change
    if (here && isSame(here, merged)) continue
    next ??= new Map(page)
    next.set(change.id, merged)
  }
  return next ?? page
}

const isSame = (a: Stamped, b: Stamped): boolean =>
  a.at === b.at &&
  Object.keys(b.fields).every((name) => stampOf(a, name) === stampOf(b, name) && isEqual(a.fields[name], b.fields[name])) &&
  Object.keys(a.fields).length === Object.keys(b.fields).length

const isEqual = (a: Value | undefined, b: Value | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a === b || (a.length === b.length && a.every((value, at) => Object.is(value, b[at])))
    : Object.is(a, b)

/** Fields whose change does not restore a deleted object. */
const BESIDE: ReadonlySet<string> = new Set(['deleted', 'order', 'group'])

/** Whether an object exists: it was not deleted, or a field outside BESIDE was changed after the deletion. */
export function isHere(record: Stamped): boolean {
  if (record.fields.deleted !== true) return true
  const deleted = stampOf(record, 'deleted')
  return Object.keys(record.fields).some((name) => !BESIDE.has(name) && stampOf(record, name) > deleted)
}

/** The latest stamp of a record. */
export const latestOf = (record: Stamped): Stamp =>
  Object.values(record.edits ?? {}).reduce((most, stamp) => (stamp > most ? stamp : most), record.at)
