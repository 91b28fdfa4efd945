import { deviation, median } from '../../games/core/scoring.ts'

/** Measured timing of this screen. */
export type ScreenTiming = { refreshHz: number; frameMs: number; errorMs: number }

/** Resolution of event time stamps: 0.1 ms on cross-origin isolated pages, 1 ms otherwise. */
const STAMP_MS = 1

/** Computes the timing from time stamps of frames, in order. */
export function timingOf(times: readonly number[]): ScreenTiming {
  const gaps = times.slice(1).map((at, nth) => at - times[nth]!)
  const frameMs = Math.min(200, Math.max(1, median(gaps.filter((gap) => gap > 0)) ?? 1000 / 60))
  // A dropped frame counts as jitter; a pause of a second comes from the machine, not the screen.
  const jitter = deviation(gaps.filter((gap) => gap < 10 * frameMs)) ?? 0
  const errorMs = Math.sqrt(frameMs ** 2 / 12 + jitter ** 2 + STAMP_MS ** 2 / 12)
  return { frameMs, refreshHz: 1000 / frameMs, errorMs: Math.min(1000, errorMs) }
}
