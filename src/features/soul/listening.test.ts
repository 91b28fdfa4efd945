import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditListening, MAX_STRETCHES, pointsFor, type Credit, type Stretch } from './listening.ts'

const minute = 60_000
const from = (startedAt: number): Credit => ({ seconds: 0, startedAt })

describe('listening', () => {
  test('earns nothing before three minutes and a point for each half minute from then on', () => {
    expect([0, 179, 180, 209, 210, 3600].map(pointsFor)).toEqual([0, 0, 6, 6, 7, 120])
  })

  test('is credited as reported when it fits the clock', () => {
    expect(creditListening(from(0), 30, 30_000, [[-9000, -2000]])).toEqual({ seconds: 30, used: [[-9000, 28_000]] })
    // At 1.5 times the speed, thirty seconds of track pass in twenty.
    expect(creditListening(from(0), 30, 20_000, [])).toEqual({ seconds: 30, used: [[-2000, 20_000]] })
  })

  test('cannot outrun the clock by more than the fastest playback', () => {
    // Two seconds of grace for the play-start request, unless those were used by other listening already.
    expect(creditListening(from(minute), 3600, 2 * minute, []).seconds).toBe(93)
    expect(creditListening(from(minute), 3600, 2 * minute, [[0, minute]]).seconds).toBe(90)
  })

  test('takes a late total whole, when the network was away', () => {
    const credit = creditListening({ seconds: 30, startedAt: 0 }, 600, 10 * minute, [[-2000, 30_000]])
    expect(credit).toEqual({ seconds: 600, used: [[-2000, 10 * minute]] })
  })

  test('of days ago counts whole after a session of today, and once', () => {
    const day = 24 * 60 * minute
    const today: Stretch[] = [[2 * day, 2 * day + 10 * minute]]
    const first = creditListening(from(0), 1200, 1_200_000, today)
    expect(first.seconds).toBe(1200)
    const second = creditListening(from(day), 900, day + 900_000, first.used)
    expect(second.seconds).toBe(900)
    // Another device that reports playing at the same time.
    expect(creditListening(from(0), 1200, 1_200_000, second.used).seconds).toBeLessThanOrEqual(3)
  })

  test('that fills the gap between two others gets the gap, and no more', () => {
    expect(
      creditListening(from(2000), 600, 600_000, [
        [-1000, 60_000],
        [80_000, 700_000],
      ]),
    ).toEqual({
      seconds: 30,
      used: [[-1000, 700_000]],
    })
  })

  test('never adds up to more than the clock allows, regardless of reports and their order, and never shrinks', () => {
    const report = fc.record({
      session: fc.nat(5),
      until: fc.integer({ min: 0, max: 3_600_000 }),
      total: fc.integer({ min: 0, max: 8000 }),
    })
    const begins = fc.array(fc.integer({ min: 0, max: 3_600_000 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(begins, fc.array(report, { maxLength: 60 }), (starts, reports) => {
        const sessions = starts.map(from)
        let used: readonly Stretch[] = []
        for (const { session: index, until, total } of reports) {
          const session = sessions[index]!
          const next = creditListening(session, total, until, used)
          expect(next.seconds).toBeGreaterThanOrEqual(session.seconds)
          expect(next.seconds).toBeLessThanOrEqual(Math.max(total, session.seconds))
          session.seconds = next.seconds
          used = next.used
          const wall = used.reduce((sum, [start, end]) => sum + end - start, 0)
          expect(sessions.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual((wall / 1000) * 1.5)
          // Used time lies between the first beginning and the last reported moment, in order, without overlaps.
          for (const [at, [start, end]] of used.entries()) {
            expect(start).toBeLessThan(end)
            if (at > 0) expect(used[at - 1]![1]).toBeLessThan(start)
            expect(end).toBeLessThanOrEqual(3_600_000)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('adds up to the same total for sessions that do not overlap, in any order of arrival', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lengths, fc.infiniteStream(fc.nat()), (seconds, order) => {
        const sessions = seconds.map((length, index) => ({ length, startedAt: index * 6000_000, rank: order.next().value as number }))
        let used: readonly Stretch[] = []
        for (const { length, startedAt } of sessions.toSorted((a, b) => a.rank - b.rank)) {
          const credit = creditListening(from(startedAt), length, startedAt + length * 1000, used)
          expect(credit.seconds).toBe(length)
          used = credit.used
        }
      }),
    )
  })

  test('is remembered for a bounded number of stretches: time before them can be claimed no more', () => {
    let used: readonly Stretch[] = []
    for (let hour = 1; hour <= MAX_STRETCHES + 50; hour++)
      used = creditListening(from(hour * 60 * minute), 60, 60 * minute * hour + 60_000, used).used
    expect(used).toHaveLength(MAX_STRETCHES)
    expect(creditListening(from(90 * minute), 600, 100 * minute, used).seconds).toBe(0)
    const last = (MAX_STRETCHES + 49.5) * 60 * minute
    expect(creditListening(from(last), 600, last + 600_000, used).seconds).toBe(600)
  })

  test('on two devices at once counts hardly more than on one', () => {
    const [a, b] = [from(0), from(0)]
    let used: readonly Stretch[] = []
    for (let s = 30; s <= 600; s += 30) {
      const first = creditListening(a, s, s * 1000, used)
      a.seconds = first.seconds
      const second = creditListening(b, s, s * 1000 + 500, first.used)
      b.seconds = second.seconds
      used = second.used
    }
    expect(a.seconds).toBe(600)
    expect(a.seconds + b.seconds).toBeLessThanOrEqual(620)
  })
})
