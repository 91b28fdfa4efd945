import type { Queued } from '../offline/outbox.ts'
import type { AudioItem } from './items.ts'

/** What the server says of a listening session. */
export type SessionAnswer = { sessionId: string; isComplete: boolean; pointsAwarded: number }

/**
 * What a feature does for the items it plays; the player calls it and knows nothing else of the feature. Every part is
 * optional: a kind of item without `sendSession` is played without counting.
 */
export type Playback = {
  /** The item starts; the answer is logged, and its session is the one that updates belong to. Its failure is only logged. */
  playStart?(item: AudioItem): Promise<{ sessionId?: string | undefined } | undefined>
  /** The session's total so far, whole seconds. Rejects for a retry; KEPT when the outbox has it. */
  sendSession?(item: AudioItem, update: SessionUpdate): Promise<SessionAnswer | Queued>
  /** Where the last update of a page that goes away is posted, and what; undefined when there is nothing to tell. */
  beacon?(item: AudioItem, update: SessionUpdate): { path: string; body: unknown } | undefined
  milestone?(sessionId: string, reached: { milestoneSeconds: number; totalSeconds: number }): Promise<unknown>
  /** Where the person is, in seconds (0 after the end). `leaving`: the page may be gone before the answer. */
  savePosition?(item: AudioItem, position: number, leaving: boolean): Promise<unknown>
  /** Something was earned or counted: time to refresh what shows it. */
  onCounted?(item: AudioItem, answer: SessionAnswer): void
}

export type SessionUpdate = { listeningSeconds: number; sessionId?: string }
