import { COMPLETE_AT, MAX_SPEED } from '#platform/contract/listening.ts'
import { SECONDS_PER_POINT } from './contract.ts'

/** A listening session as far as it is credited. Times in milliseconds. */
export type Credit = { seconds: number; startedAt: number }

/** Points of a session in all: none until it is complete, then one for each half minute listened. */
export function pointsFor(seconds: number): number {
  return seconds >= COMPLETE_AT ? Math.floor(seconds / SECONDS_PER_POINT) : 0
}

/** Play-start travels while the sound begins: without this much grace the last second of a fast listener would wait for the next report. */
const GRACE_MS = 2000

/**
 * Credits a session with the total its player reports, as far as the clock allows: what is new must fit, at the fastest
 * playback, into the time that passed since the session began and that no other listening of the person has used.
 * Totals only grow, so a repeat, a late arrival or a second device adds nothing twice.
 *
 * @param reported the player's total for the session, seconds
 * @param creditedUntil until when the person's clock is used up, ms
 * @returns the session's credited seconds and the clock's new end
 */
export function creditListening(
  session: Credit,
  reported: number,
  creditedUntil: number,
  now: number,
): { seconds: number; creditedUntil: number } {
  const from = Math.max(session.startedAt - GRACE_MS, creditedUntil)
  const room = Math.floor((Math.max(0, now - from) / 1000) * MAX_SPEED)
  const added = Math.min(Math.max(0, reported - session.seconds), room)
  if (added === 0) return { seconds: session.seconds, creditedUntil }
  return { seconds: session.seconds + added, creditedUntil: Math.min(now, from + added * 1000) }
}
