import type { Device, Input } from '../../contract.ts'
import { timingOf, type ScreenTiming } from './screen-timing.ts'

const FRAMES = 45

/**
 * Observes frames for about three quarters of a second. `errorMs` is the standard error of one reaction time as far as a page can
 * measure it: the moment of display within a frame (frame width / √12), the jitter of frames, and the resolution of event time stamps.
 * Delays of keyboard, touch screen and display are constant on one device, and a page cannot measure them.
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

export function deviceHere(): Device {
  if (matchMedia('(pointer: fine)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}

export const inputOf = (event: Event): Input => {
  if (event instanceof KeyboardEvent) return 'keyboard'
  const type = (event as PointerEvent).pointerType
  return type === 'touch' || type === 'pen' ? type : type === 'mouse' ? 'mouse' : 'keyboard'
}
