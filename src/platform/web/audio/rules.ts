import { MAX_SPEED } from '#platform/contract/listening.ts'

export const DEFAULT_VOLUME = 0.8
export const CANPLAY_TIMEOUT_MS = 5000
export const SPEEDS = [0.75, 0.9, 1, 1.1, 1.25, 1.5] as const
export const MIN_SPEED = 0.75
export const SKIP_SECONDS = 15

export const UPDATE_EVERY = 30
/** A step of the clock of the sound counts only when it is longer than 0 and shorter than this, in seconds: no seek is listening. */
export const LONGEST_STEP = 2
export const MAX_RETRIES = 3
const BACKOFF_MS = 1000
const BACKOFF_CAP_MS = 8000

/** Milliseconds before the n-th retry (from 0): 1 s, 2 s, 4 s, never more than 8 s. */
export const backoff = (retry: number): number => Math.min(BACKOFF_MS * 2 ** retry, BACKOFF_CAP_MS)

/** Volume as 0–1; a value that is no number becomes the default. */
export function clampVolume(volume: number): number {
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : DEFAULT_VOLUME
}

/** A position to seek to, between 0 and the duration; undefined for a value that is not finite (or while the duration is unknown). */
export function clampSeek(seconds: number, duration: number): number | undefined {
  if (!Number.isFinite(seconds) || !Number.isFinite(duration)) return undefined
  return Math.min(Math.max(0, duration), Math.max(0, seconds))
}

export function clampSpeed(speed: number): number {
  return Number.isFinite(speed) ? Math.min(MAX_SPEED, Math.max(MIN_SPEED, speed)) : 1
}

/** Progress in percent, 0 to 100. */
export function percentOf(position: number, duration: number): number {
  if (!Number.isFinite(position) || !Number.isFinite(duration) || duration <= 0) return 0
  return Math.min(100, Math.max(0, (position / duration) * 100))
}
