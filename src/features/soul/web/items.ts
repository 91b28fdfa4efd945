import type { Track } from '#platform/web/audio/items.ts'
import type { SoulTrack } from '../contract.ts'

/** A position closer to the beginning than this is not resumed. Seconds. */
export const WORTH_RESUMING = 10

/** A track as an item of the player. */
export function itemOf({ id, title, audioUrl, duration, description, artSeed, loops }: SoulTrack): Track {
  return { kind: 'track', id, title, audioUrl, duration, description, artSeed, loops, page: `/soul/track/${id}` }
}

/** Whether the person stopped far enough into the track to resume it. */
export const isStarted = (position: number): boolean => position >= WORTH_RESUMING

/** Uploaded recordings have an id prefix; built-in tracks cannot be edited. */
export const isRecording = (track: Pick<SoulTrack, 'id'>): boolean => track.id.startsWith('recording-')
