import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditListening, pointsFor } from './listening.ts'

const minute = 60_000

describe('listening', () => {
  test('earns nothing before three minutes and a point for each half minute from then on', () => {
    expect([0, 179, 180, 209, 210, 3600].map(pointsFor)).toEqual([0, 0, 6, 6, 7, 120])
  })

  test('is credited as reported when it fits the clock', () => {
    expect(creditListening({ seconds: 0, startedAt: 0 }, 30, 0, 30_000)).toEqual({ seconds: 30, creditedUntil: 30_000 })
    // At one and a half times the speed, thirty seconds of track pass in twenty.
    expect(creditListening({ seconds: 0, startedAt: 0 }, 30, 0, 20_000)).toEqual({ seconds: 30, creditedUntil: 20_000 })
  })

  test('cannot outrun the clock by more than the fastest playback', () => {
    // Two seconds of grace for the way that play-start has to go, unless they were listened through already.
    expect(creditListening({ seconds: 0, startedAt: minute }, 3600, 0, 2 * minute).seconds).toBe(93)
    expect(creditListening({ seconds: 0, startedAt: minute }, 3600, minute, 2 * minute).seconds).toBe(90)
  })

  test('takes a late total whole, when the network was away', () => {
    expect(creditListening({ seconds: 30, startedAt: 0 }, 600, 30_000, 10 * minute)).toEqual({ seconds: 600, creditedUntil: 10 * minute })
  })

  test('never adds up to more than the clock allows, whatever devices report, and never shrinks', () => {
    const report = fc.record({ device: fc.nat(2), wait: fc.integer({ min: 0, max: 90_000 }), total: fc.integer({ min: 0, max: 4000 }) })
    fc.assert(
      fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
        const sessions = [0, 1, 2].map(() => ({ seconds: 0, startedAt: 0 }))
        let now = 0
        let creditedUntil = 0
        for (const { device, wait, total } of reports) {
          now += wait
          const session = sessions[device]!
          const next = creditListening(session, total, creditedUntil, now)
          expect(next.seconds).toBeGreaterThanOrEqual(session.seconds)
          expect(next.seconds).toBeLessThanOrEqual(Math.max(total, session.seconds))
          session.seconds = next.seconds
          creditedUntil = next.creditedUntil
          expect(sessions.reduce((sum, s) => sum + s.seconds, 0)).toBeLessThanOrEqual((now / 1000) * 1.5)
          expect(creditListening(session, total, creditedUntil, now).seconds - session.seconds).toBeLessThanOrEqual(
            ((now - Math.min(now, creditedUntil)) / 1000) * 1.5,
          )
        }
      }),
      { numRuns: 500 },
    )
  })

  test('on two devices at once counts hardly more than on one', () => {
    const a = { seconds: 0, startedAt: 0 }
    const b = { seconds: 0, startedAt: 0 }
    let until = 0
    for (let s = 30; s <= 600; s += 30) {
      const first = creditListening(a, s, until, s * 1000)
      a.seconds = first.seconds
      const second = creditListening(b, s, first.creditedUntil, s * 1000 + 500)
      b.seconds = second.seconds
      until = second.creditedUntil
    }
    expect(a.seconds).toBe(600)
    expect(a.seconds + b.seconds).toBeLessThanOrEqual(620)
  })
})
