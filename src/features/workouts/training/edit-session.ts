import type { Exercise } from '../exercise.ts'
import { convertLoad } from '../engine/swap.ts'
import type { PastSet, Place } from '../engine/types.ts'
import { roundFor } from './start-session.ts'
import { endOf, itemsOf, writtenAt, type Session, type SessionFields, type SessionItem, type SessionSet } from './session.ts'
import { fromKg, toKg, type WeightUnit } from '../gyms/gym.ts'

// Every change returns a new session, with a time later than all earlier changes, so that it wins on every device.

type Change<T> = Partial<Omit<T, 'at'>>

export function changeSet(session: Session, id: string, change: Change<SessionSet>, now: number): Session {
  const set = session.sets[id]
  return set ? { ...session, sets: { ...session.sets, [id]: { ...set, ...change, at: writtenAt(session, now) } } } : session
}

export function changeItem(session: Session, id: string, change: Change<SessionItem>, now: number): Session {
  const item = session.items[id]
  return item ? { ...session, items: { ...session.items, [id]: { ...item, ...change, at: writtenAt(session, now) } } } : session
}

export function changeField<K extends keyof SessionFields>(
  session: Session,
  field: K,
  value: SessionFields[K]['value'],
  now: number,
): Session {
  return { ...session, fields: { ...session.fields, [field]: { value, at: writtenAt(session, now) } } }
}

/**
 * Changes the weight of a set, and of later sets that are not done and had the same weight or none. Sets that were planned with another
 * weight stay unchanged.
 */
export function changeWeight(session: Session, id: string, weight: number | null, unit: WeightUnit, now: number): Session {
  const before = session.sets[id]
  if (!before) return session
  return changeFollowing(changeSet(session, id, { weight, unit }, now), id, [before.weight, null], now)
}

/**
 * Copies the weight of a set to later sets that are not done and whose weight is one of `replaced`. Warm-up sets are treated separately.
 */
function changeFollowing(session: Session, id: string, replaced: readonly (number | null)[], now: number): Session {
  const { item, type, weight, unit } = session.sets[id]!
  const sets = itemsOf(session).find((one) => one.id === item)?.sets ?? []
  const isWarmUp = type === 'warm-up'
  return sets
    .slice(sets.findIndex((one) => one.id === id) + 1)
    .filter(({ set }) => set.doneAt === null && (set.type === 'warm-up') === isWarmUp && replaced.includes(set.weight))
    .reduce((changed, one) => changeSet(changed, one.id, { weight, unit }, now), session)
}

/** Marks a set as done or not done. Its target counts as the result, unless the person changed it. */
export function markSet(session: Session, id: string, isDone: boolean, now: number): Session {
  const marked = changeSet(session, id, { doneAt: isDone ? new Date(now).toISOString() : null }, now)
  return isDone && marked.sets[id] && marked.sets[id].weight !== null ? changeFollowing(marked, id, [null], now) : marked
}

/**
 * The values of a set that is marked without a number: those of last time, if there are any. Undefined: unknown, so the app has to ask. A
 * typed weight stays.
 */
export function countsAs(set: SessionSet, last: PastSet | undefined, unit: WeightUnit): Change<SessionSet> | undefined {
  if ((set.amount ?? 0) > 0) return {}
  if (!last) return undefined
  const weight = set.weight === null && last.weight !== null ? { weight: roundFor(fromKg(last.weight, unit)), unit } : {}
  return { amount: last.amount, ...weight }
}

/** `after`: the set before the new one; without it, the new set is the last. */
type NewSet = { unit: WeightUnit; now: number; after?: string }

/** Adds a set like the one before it. */
export function addSet(session: Session, itemId: string, newId: string, { unit, now, after }: NewSet): Session {
  const of = itemsOf(session).find(({ id }) => id === itemId)
  if (!of) return session
  const place = after === undefined ? -1 : of.sets.findIndex(({ id }) => id === after)
  const last = of.sets.at(place)?.set
  const next = place < 0 ? undefined : of.sets[place + 1]?.set
  const type =
    last && last.type !== 'warm-up'
      ? last.type
      : of.item.target?.kind === 'seconds'
        ? 'timed'
        : of.item.target?.kind === 'metres'
          ? 'distance'
          : 'normal'
  const set: SessionSet = {
    at: writtenAt(session, now),
    gone: false,
    item: itemId,
    order: next ? (last!.order + next.order) / 2 : (last?.order ?? 0) + 1000,
    type,
    weight: last?.weight ?? null,
    unit: last?.unit ?? unit,
    amount: last?.amount ?? of.item.target?.from ?? null,
    effort: null,
    doneAt: null,
  }
  return { ...session, sets: { ...session.sets, [newId]: set } }
}

/** Adds an exercise at the end, or after another one, with its first sets. */
export function addItem(
  session: Session,
  id: string,
  exercise: Pick<Exercise, 'id' | 'measure'>,
  { after, sets, newId, unit, now }: { after: string | null; sets: number; newId: () => string; unit: WeightUnit; now: number },
): Session {
  const all = itemsOf(session)
  const place = after === null ? all.length - 1 : all.findIndex((one) => one.id === after)
  const before = all[place]?.item.order ?? 0
  const next = all[place + 1]?.item.order ?? before + 2000
  const target = exercise.measure === 'reps' ? null : ({ kind: exercise.measure, from: 30, to: 60 } as const)
  const item: SessionItem = {
    at: writtenAt(session, now),
    gone: false,
    exercise: exercise.id,
    order: (before + next) / 2,
    rest: 90,
    group: null,
    target,
    rir: null,
    slot: null,
    note: '',
  }
  let changed: Session = { ...session, items: { ...session.items, [id]: item } }
  for (let count = 0; count < sets; count++) changed = addSet(changed, id, newId(), { unit, now })
  return changed
}

/** Moves an exercise to another position in the list. */
export function moveItem(session: Session, id: string, to: number, now: number): Session {
  const others = itemsOf(session).filter((one) => one.id !== id)
  const before = others[to - 1]?.item.order ?? (others[0]?.item.order ?? 0) - 2000
  const after = others[to]?.item.order ?? before + 2000
  return changeItem(session, id, { order: (before + after) / 2 }, now)
}

/**
 * Replaces an exercise: finished sets stay with the old one, the remaining sets move to the new one. Their load is `load`, from the new
 * exercise's own history; without it, the old load is converted.
 */
export function swapItem(
  session: Session,
  id: string,
  {
    from,
    to,
    place,
    newId,
    now,
    load,
  }: { from: Exercise; to: Exercise; place: Place; newId: string; now: number; load?: number | null | undefined },
): Session {
  const old = session.items[id]
  if (!old) return session
  const convert = (set: SessionSet): number | null => {
    if (load === null || (set.weight === null && load === undefined)) return null
    const kilograms = load ?? convertLoad(from, to, toKg(set.weight!, set.unit), place)
    return kilograms === undefined ? null : roundFor(fromKg(kilograms, set.unit))
  }
  const own = Object.entries(session.sets).filter(([, { item, gone: removed }]) => item === id && !removed)
  const at = writtenAt(session, now)
  const hasDone = own.some(([, { doneAt }]) => doneAt !== null)
  const isAlike = from.measure === to.measure
  const target = isAlike ? old.target : to.measure === 'reps' ? null : ({ kind: to.measure, from: 30, to: 60 } as const)
  const sets = Object.fromEntries(
    own
      .filter(([, { doneAt }]) => doneAt === null)
      .map(([setId, set]) => {
        const type = isAlike ? set.type : to.measure === 'seconds' ? 'timed' : to.measure === 'metres' ? 'distance' : 'normal'
        return [
          setId,
          { ...set, at, item: newId, weight: convert(set), type, amount: isAlike ? set.amount : (target?.from ?? 10) } satisfies SessionSet,
        ]
      }),
  )
  return {
    ...session,
    items: {
      ...session.items,
      [id]: { ...old, at, gone: !hasDone },
      [newId]: { ...old, at, exercise: to.id, order: old.order + 0.001, target },
    },
    sets: { ...session.sets, ...sets },
  }
}

/** Joins an exercise with the next one, or separates them again. */
export function linkWithNext(session: Session, id: string, newGroup: string, now: number): Session {
  const all = itemsOf(session)
  const place = all.findIndex((one) => one.id === id)
  const [here, next] = [all[place], all[place + 1]]
  if (!here || !next) return session
  if (here.item.group !== null && here.item.group === next.item.group) return changeItem(session, id, { group: null }, now)
  const group = here.item.group ?? next.item.group ?? newGroup
  return changeItem(changeItem(session, id, { group }, now), next.id, { group }, now)
}

/** Ends a session: unfinished sets are removed, and a forgotten session ends with its last set. */
export function finishSession(session: Session, now: number): Session {
  const at = writtenAt(session, now)
  const sets = Object.fromEntries(
    Object.entries(session.sets).map(([id, set]) => [id, set.doneAt === null && !set.gone ? { ...set, at, gone: true } : set]),
  )
  return changeField({ ...session, sets }, 'finishedAt', new Date(endOf(session, now)).toISOString(), now)
}
