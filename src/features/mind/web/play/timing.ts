import type { Device, Input } from '../../contract.ts'
import { timingOf, type ScreenTiming } from './screen-timing.ts'

const FRAMES = 45

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

export function deviceHere(): Device {
  if (matchMedia('(pointer: fine)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}

export const inputOf = (event: Event): Input => {
  if (event instanceof KeyboardEvent) return 'keyboard'
  const type = (event as PointerEvent).pointerType
  return type === 'touch' || type === 'pen' ? type : type === 'mouse' ? 'mouse' : 'keyboard'
}
