import { webcrypto } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import * as streams from 'node:stream/web'

if ('document' in globalThis) {
  // A busy machine is no fault of a component: what a test waits for may take longer than the second that is the library's.
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
  // Every browser has these whole; jsdom has parts of them, or nothing.
  const whole: Record<string, unknown> = { crypto: webcrypto, performance, ...streams }
  for (const [name, value] of Object.entries(whole))
    if (name !== 'default') Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
