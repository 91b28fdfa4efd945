import type { Person } from './auth/sessions.ts'

type Streak = { current: number; longest: number; totalDays: number; restsLeft: number }

/**
 * Counts listening to sounds that other features play, by an id of theirs (`meditation-…`): sessions, points and milestones are the same for all
 * sounds. One feature has it; whether there is such a sound is for the caller to know.
 */
export type ListeningCounter = {
  /** A sound starts: opens a session. */
  start(person: Person, soundId: string): Promise<{ sessionId: string; points: number; streak: Streak }>
  /** The session's total so far; a repeat or an older total changes nothing. Throws not_found for another session's id. */
  update(
    person: Person,
    soundId: string,
    report: { listeningSeconds: number; sessionId?: string | undefined; startedAt?: string | undefined },
  ): Promise<{ sessionId: string; isComplete: boolean; pointsAwarded: number }>
  /** Seconds for which the person has listened to it in all. */
  secondsOf(userId: string, soundId: string): Promise<number>
}
