// Setup of component tests. They share a worker, its document and the libraries (docs/adr/0080): each file has our modules to
// itself, and leaves nothing behind.
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)

// The document measures nothing, so no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const stops: (() => void)[] = []
const { setTimeout: startTimer, fetch } = globalThis
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args)
  stops.push(() => clearTimeout(timer))
  return timer
}, startTimer)
// The document's own animation frames share one interval, which a test with fake timers would stop for all.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
for (const target of [window, document] as EventTarget[]) {
  const { addEventListener } = target
  target.addEventListener = (...args) => {
    addEventListener.apply(target, args)
    stops.push(() => target.removeEventListener(...args))
  }
  stops.push(() => void (target.addEventListener = addEventListener))
}

afterEach(cleanup)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const stop of stops) stop()
  Object.assign(globalThis, { setTimeout: startTimer, fetch })
})
