import type { SetType, Target } from '../engine/types.ts'
import type { WeightUnit } from '../gyms/gym.ts'

/** More than anybody does at once; beyond it something is wrong with a device. */
export const SESSION_LIMITS = { items: 60, sets: 600, weight: 2500, reps: 1000, seconds: 86_400, metres: 300_000 } as const

/** When it was written last, in epoch milliseconds: the later one counts. */
type Written = { at: number }

/** An exercise of a session. */
export type SessionItem = Written & {
  gone: boolean
  exercise: string
  /** Between its neighbours: what is put between two has a number between theirs. */
  order: number
  /** Seconds after a set; 0: no rest is timed. */
  rest: number
  /** Items with the same group follow one another without a rest between. */
  group: string | null
  target: Target | null
  rir: number | null
  /** The plan's slot it came from. */
  slot: string | null
  note: string
}

/** Effort as it was said, in its own scale. */
export type Effort = { scale: 'rpe' | 'rir'; value: number }

export type SessionSet = Written & {
  gone: boolean
  item: string
  order: number
  type: SetType
  /** In `unit`, as it was typed. */
  weight: number | null
  unit: WeightUnit
  /** Reps, seconds or metres. Until it is done: what it aims at. */
  amount: number | null
  effort: Effort | null
  doneAt: string | null
}

/** What a session says about itself as a whole; each part counts by itself. */
export type SessionFields = {
  name: Written & { value: string }
  note: Written & { value: string }
  /** null: under way. */
  finishedAt: Written & { value: string | null }
}

export type SessionOrigin = { plan: string; /** Which of the plan's sessions, counted through all weeks from 0. */ index: number } | null

/** A training session as devices write and merge it. */
export type Session = {
  id: string
  startedAt: string
  /** IANA zone it began in: its day stays that day. */
  zone: string
  origin: SessionOrigin
  fields: SessionFields
  items: Readonly<Record<string, SessionItem>>
  sets: Readonly<Record<string, SessionSet>>
}

const later = <T extends Written>(a: T, b: T): T => {
  if (a.at !== b.at) return a.at > b.at ? a : b
  // Two devices in the same millisecond: any order will do that both take.
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
 * What two devices know of one session, as one. In any order and however often, the result is the same: each exercise, set and field is
 * what was written last. Beginning and origin are the earlier session’s, which is the one that was sent first.
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

/** A time to write at that is later than anything in the session, also by a clock that was set back. */
export function writtenAt(session: Session, now: number): number {
  const all = [...Object.values(session.fields), ...Object.values(session.items), ...Object.values(session.sets)]
  return all.reduce((latest, { at }) => Math.max(latest, at + 1), now)
}

export type ItemWithSets = { id: string; item: SessionItem; sets: { id: string; set: SessionSet }[] }

/** What is there, in order. */
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

/** Reps in reserve of what was said: RPE 10 is none, 9 is one (Zourdos 2016). */
export const reserveOf = (effort: Effort | null): number | null =>
  effort === null ? null : Math.max(0, effort.scale === 'rir' ? effort.value : 10 - effort.value)

/** A work set: done, and no warm-up. */
export const isWorkSet = ({ doneAt, type, amount }: Pick<SessionSet, 'doneAt' | 'type' | 'amount'>): boolean =>
  doneAt !== null && type !== 'warm-up' && (amount ?? 0) > 0

/** When a session ended: as it was said, but no later than two hours after its last set, and never before it began. */
export function endOf(session: Pick<Session, 'sets' | 'startedAt'>, now: number): number {
  const start = Date.parse(session.startedAt)
  const last = Object.values(session.sets).reduce(
    (latest, { doneAt, gone: removed }) => (doneAt && !removed ? Math.max(latest, Date.parse(doneAt)) : latest),
    start,
  )
  return Math.max(start, now - last > FORGOTTEN_MS ? last : now)
}
const FORGOTTEN_MS = 2 * 3_600_000
