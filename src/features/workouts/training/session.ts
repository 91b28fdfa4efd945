import type { SetType, Target } from '../engine/types.ts'
import type { WeightUnit } from '../gyms/gym.ts'

/** More than anybody does at once; higher values indicate a faulty device. */
export const SESSION_LIMITS = { items: 60, sets: 600, weight: 2500, reps: 1000, seconds: 86_400, metres: 300_000 } as const

/** The time of the last change, in epoch milliseconds: the later change wins. */
type Written = { at: number }

/** An exercise of a session. */
export type SessionItem = Written & {
  gone: boolean
  exercise: string
  /** A number between those of its neighbours, so that an item can be inserted between two. */
  order: number
  /** Rest in seconds after a set; 0: no rest is timed. */
  rest: number
  /** Items with the same group follow one another without a rest between. */
  group: string | null
  target: Target | null
  rir: number | null
  /** The plan's slot that it came from. */
  slot: string | null
  note: string
}

/** Effort as recorded, in its own scale. */
export type Effort = { scale: 'rpe' | 'rir'; value: number }

export type SessionSet = Written & {
  gone: boolean
  item: string
  order: number
  type: SetType
  /** In `unit`, as typed. */
  weight: number | null
  unit: WeightUnit
  /** Reps, seconds or metres. Until the set is done, the target. */
  amount: number | null
  effort: Effort | null
  doneAt: string | null
}

/** Fields of the whole session; each is merged separately. */
export type SessionFields = {
  name: Written & { value: string }
  note: Written & { value: string }
  /** null: under way. */
  finishedAt: Written & { value: string | null }
}

export type SessionOrigin = { plan: string; /** The index of the plan's session, over all weeks from 0. */ index: number } | null

/** A training session as devices write and merge it. */
export type Session = {
  id: string
  startedAt: string
  /** The IANA zone in which it began, which fixes its day. */
  zone: string
  origin: SessionOrigin
  fields: SessionFields
  items: Readonly<Record<string, SessionItem>>
  sets: Readonly<Record<string, SessionSet>>
}

const later = <T extends Written>(a: T, b: T): T => {
  if (a.at !== b.at) return a.at > b.at ? a : b
  // Two changes in the same millisecond: any order works that both devices compute alike.
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

function mergeRecords<T extends Written>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>): Record<string, T> {
  const merged: Record<string, T> = { ...a }
  for (const [id, one] of Object.entries(b)) {
    const other = merged[id]
    merged[id] = other === undefined ? one : later(other, one)
  }
  return merged
}

/**
 * Merges two devices' versions of one session. The result does not depend on order or repetition: the latest change of each exercise, set
 * and field wins. Start and origin come from the earlier session, which was sent first.
 */
export function mergeSessions(a: Session, b: Session): Session {
  const [first] = a.startedAt <= b.startedAt ? [a] : [b]
  return {
    id: a.id,
    startedAt: first.startedAt,
    zone: first.zone,
    origin: first.origin,
    fields: {
      name: later(a.fields.name, b.fields.name),
      note: later(a.fields.note, b.fields.note),
      finishedAt: later(a.fields.finishedAt, b.fields.finishedAt),
    },
    items: mergeRecords(a.items, b.items),
    sets: mergeRecords(a.sets, b.sets),
  }
}

/** A time for a change that is later than any in the session, even after a clock was set back. */
export function writtenAt(session: Session, now: number): number {
  const all = [...Object.values(session.fields), ...Object.values(session.items), ...Object.values(session.sets)]
  return all.reduce((latest, { at }) => Math.max(latest, at + 1), now)
}

export type ItemWithSets = { id: string; item: SessionItem; sets: { id: string; set: SessionSet }[] }

/** The existing items with their sets, in order. */
export function itemsOf({ items, sets }: Pick<Session, 'items' | 'sets'>): ItemWithSets[] {
  const byOrder = <T extends { order: number }>([idA, a]: [string, T], [idB, b]: [string, T]) => a.order - b.order || (idA < idB ? -1 : 1)
  const setsOf = Map.groupBy(
    Object.entries(sets).filter(([, { gone: removed }]) => !removed),
    ([, { item }]) => item,
  )
  return Object.entries(items)
    .filter(([, { gone: removed }]) => !removed)
    .toSorted(byOrder)
    .map(([id, item]) => ({ id, item, sets: (setsOf.get(id) ?? []).toSorted(byOrder).map(([setId, set]) => ({ id: setId, set })) }))
}

export const exercisesOf = ({ items }: Pick<Session, 'items'>): string[] => Object.values(items).map(({ exercise }) => exercise)

export const isFinished = ({ fields }: Pick<Session, 'fields'>): boolean => fields.finishedAt.value !== null

/** Reps in reserve of a recorded effort: RPE 10 is none, 9 is one (Zourdos 2016). */
export const reserveOf = (effort: Effort | null): number | null =>
  effort === null ? null : Math.max(0, effort.scale === 'rir' ? effort.value : 10 - effort.value)

/** A finished set that is no warm-up. */
export const isWorkSet = ({ doneAt, type, amount }: Pick<SessionSet, 'doneAt' | 'type' | 'amount'>): boolean =>
  doneAt !== null && type !== 'warm-up' && (amount ?? 0) > 0

/** The unit of a set's amount: by its own type, else that of its exercise. */
export const measureOfSet = ({ type }: Pick<SessionSet, 'type'>, measure: Target['kind']): Target['kind'] =>
  type === 'timed' ? 'seconds' : type === 'distance' ? 'metres' : measure

/** The end of a session: the given time, but at most two hours after its last set, and never before its start. */
export function endOf(session: Pick<Session, 'sets' | 'startedAt'>, now: number): number {
  const start = Date.parse(session.startedAt)
  const last = Object.values(session.sets).reduce(
    (latest, { doneAt, gone: removed }) => (doneAt && !removed ? Math.max(latest, Date.parse(doneAt)) : latest),
    start,
  )
  return Math.max(start, now - last > FORGOTTEN_MS ? last : now)
}
const FORGOTTEN_MS = 2 * 3_600_000
