import { deviation, median } from '../../games/core/scoring.ts'

/** What this screen was measured to do. */
export type ScreenTiming = { refreshHz: number; frameMs: number; errorMs: number }

/** How finely an event's time stamp is given: a tenth of a millisecond where pages are isolated, a millisecond otherwise. */
const STAMP_MS = 1

/** From time stamps of frames, in order. */
export function timingOf(times: readonly number[]): ScreenTiming {
  const gaps = times.slice(1).map((at, nth) => at - times[nth]!)
  const frameMs = Math.min(200, Math.max(1, median(gaps.filter((gap) => gap > 0)) ?? 1000 / 60))
  // A frame left out is a stray as well; a pause of a second is the machine's, not the screen's.
  const jitter = deviation(gaps.filter((gap) => gap < 10 * frameMs)) ?? 0
  const errorMs = Math.sqrt(frameMs ** 2 / 12 + jitter ** 2 + STAMP_MS ** 2 / 12)
  return { frameMs, refreshHz: 1000 / frameMs, errorMs: Math.min(1000, errorMs) }
}
