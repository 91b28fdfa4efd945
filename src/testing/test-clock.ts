import type { Clock } from '#platform/server/core/clock.ts'

/** Time that stands still until it is moved. */
export type TestClock = Clock & { set(at: string | Date): void; advance(ms: number): void }

export function testClock(start: string | Date = '2026-05-04T10:00:00Z'): TestClock {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set: (next) => void (at = new Date(next)),
    advance: (ms) => void (at = new Date(at.getTime() + ms)),
  }
}
