import type { Queued } from '../offline/outbox.ts'
import type { AudioItem } from './items.ts'

/** The server's answer about a listening session. */
export type SessionAnswer = { sessionId: string; isComplete: boolean; pointsAwarded: number }

/**
 * A feature's callbacks for its items; the player has no other dependency on the feature. All of them are
 * optional: a kind of item without `sendSession` is played without counting.
 */
export type Playback = {
  /** Called when the item starts. The answer is logged, and its session id is used for updates. A failure is only logged. */
  playStart?(item: AudioItem): Promise<{ sessionId?: string | undefined } | undefined>
  /** Sends the session's total so far, in whole seconds. Rejects for a retry; resolves with QUEUED when the outbox has it. */
  sendSession?(item: AudioItem, update: SessionUpdate): Promise<SessionAnswer | Queued>
  /** Path and body of the last update when the page is unloaded; undefined when there is nothing to send. */
  beacon?(item: AudioItem, update: SessionUpdate): { path: string; body: unknown } | undefined
  milestone?(sessionId: string, reached: { milestoneSeconds: number; totalSeconds: number }): Promise<unknown>
  /** Stores the playback position in seconds (0 after the end). `leaving`: the page may be unloaded before the answer. */
  savePosition?(item: AudioItem, position: number, leaving: boolean): Promise<unknown>
  /** Called after points or a session were counted, so that the feature refreshes its views. */
  onCounted?(item: AudioItem, answer: SessionAnswer): void
}

export type SessionUpdate = { listeningSeconds: number; sessionId?: string }
