import { COMPLETE_AT, MAX_SPEED } from '#platform/contract/listening.ts'
import { SECONDS_PER_POINT } from './contract.ts'

/** The credited part of a listening session. Times in milliseconds. */
export type Credit = { seconds: number; startedAt: number }

/** A stretch of wall time, in milliseconds, that listening has used. */
export type Stretch = readonly [from: number, to: number]

/** Total points of a session: none until it is complete, then one for each half minute listened. */
export function pointsFor(seconds: number): number {
  return seconds >= COMPLETE_AT ? Math.floor(seconds / SECONDS_PER_POINT) : 0
}

/** Play-start travels while the sound begins: without this grace, the last second at fast playback would wait for the next report. */
const GRACE_MS = 2000
/** Limit of stored stretches per person. Beyond it the oldest gap counts as used, so nothing can be claimed in it any more. */
export const MAX_STRETCHES = 200

/**
 * Credits a session with the total that its player reports, as far as the clock allows: new seconds must fit, at the fastest
 * playback, into wall time between the session's beginning and `until` that no other listening of the person has used, and
 * they use the earliest of it. Totals only grow, so a repeated or late report credits nothing twice, in any order of sessions;
 * sessions that ran at the same time share that time.
 *
 * @param reported the player's total for the session, seconds
 * @param until when the total was reached at the latest, ms
 * @param used wall time already used, in order and without overlaps
 * @returns the session's credited seconds and the used wall time with what they took
 */
export function creditListening(
  session: Credit,
  reported: number,
  until: number,
  used: readonly Stretch[],
): { seconds: number; used: readonly Stretch[] } {
  const free = freeBetween(session.startedAt - GRACE_MS, until, used)
  const room = Math.floor((free.reduce((sum, [from, to]) => sum + to - from, 0) / 1000) * MAX_SPEED)
  const added = Math.min(Math.max(0, reported - session.seconds), room)
  if (added === 0) return { seconds: session.seconds, used }
  return { seconds: session.seconds + added, used: bounded(merged([...used, ...firstOf(free, added * 1000)])) }
}

function freeBetween(from: number, to: number, used: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = []
  let at = from
  for (const [start, end] of used) {
    if (end <= at) continue
    if (start >= to) break
    if (start > at) free.push([at, start])
    at = end
  }
  if (at < to) free.push([at, to])
  return free
}

function firstOf(free: readonly Stretch[], ms: number): Stretch[] {
  const first: Stretch[] = []
  for (const [from, to] of free) {
    if (ms <= 0) break
    first.push([from, Math.min(to, from + ms)])
    ms -= to - from
  }
  return first
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

function bounded(stretches: Stretch[]): Stretch[] {
  const over = stretches.length - MAX_STRETCHES
  return over <= 0 ? stretches : [[stretches[0]![0], stretches[over]![1]], ...stretches.slice(over + 1)]
}
