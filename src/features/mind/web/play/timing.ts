import type { Device, Input } from '../../contract.ts'
import { deviation, median } from '../../games/core/scoring.ts'

/** What this screen was measured to do. */
export type ScreenTiming = { refreshHz: number; frameMs: number; errorMs: number }

const FRAMES = 45
/** How finely an event's time stamp is given: a tenth of a millisecond where pages are isolated, a millisecond otherwise. */
const STAMP_MS = 1

/**
 * Watches frames for about three quarters of a second. `errorMs` is the standard error of one reaction time as far as a page can measure
 * it: where in a frame the picture changes for the eye (a frame's width over √12), by how much frames stray, and how finely events are
 * stamped. What keyboard, touch screen and display add is the same each time on one device, and cannot be seen from here.
 */
export function measureTiming(signal: AbortSignal): Promise<ScreenTiming> {
  return new Promise((resolve) => {
    const times: number[] = []
    const look = (at: number) => {
      if (signal.aborted) return
      times.push(at)
      if (times.length <= FRAMES) requestAnimationFrame(look)
      else resolve(timingOf(times))
    }
    requestAnimationFrame(look)
  })
}

/** From time stamps of frames, in order. */
export function timingOf(times: readonly number[]): ScreenTiming {
  const gaps = times.slice(1).map((at, nth) => at - times[nth]!)
  const frameMs = Math.min(200, Math.max(1, median(gaps.filter((gap) => gap > 0)) ?? 1000 / 60))
  // A frame left out is a stray as well; a pause of a second is the machine's, not the screen's.
  const jitter = deviation(gaps.filter((gap) => gap < 10 * frameMs)) ?? 0
  const errorMs = Math.sqrt(frameMs ** 2 / 12 + jitter ** 2 + STAMP_MS ** 2 / 12)
  return { frameMs, refreshHz: 1000 / frameMs, errorMs: Math.min(1000, errorMs) }
}

export function deviceHere(): Device {
  if (matchMedia('(pointer: fine)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}

export const inputOf = (event: Event): Input => {
  if (event instanceof KeyboardEvent) return 'keyboard'
  const type = (event as PointerEvent).pointerType
  return type === 'touch' || type === 'pen' ? type : type === 'mouse' ? 'mouse' : 'keyboard'
}
