import type { Track } from '#platform/web/audio/items.ts'
import type { SoulTrack } from '../contract.ts'

/** Closer to the beginning than this, going on is the same as beginning. Seconds. */
export const WORTH_RESUMING = 10

/** A track as the player holds it. */
export function itemOf({ id, title, audioUrl, duration, description, artSeed, loops }: SoulTrack): Track {
  return { kind: 'track', id, title, audioUrl, duration, description, artSeed, loops, page: `/soul/track/${id}` }
}

/** Whether someone stopped far enough in for going on to mean something. */
export const isStarted = (position: number): boolean => position >= WORTH_RESUMING

/** Recordings that an admin added carry their origin in the id; built-in tracks cannot be edited. */
export const isRecording = (track: Pick<SoulTrack, 'id'>): boolean => track.id.startsWith('recording-')
