import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { Delivery, failureOf, type DeliveryState } from './delivery.ts'

describe('classification of a failure', () => {
  const stated = (status: number, error?: ApiError['error']) => new ApiError('No.', status, error ? { error } : {})

  test.each([
    ['no answer at all waits for the network', new NetworkError('gone'), 'no-network'],
    ['a session that has ended waits for the person', stated(401, 'unauthenticated'), 'not-signed-in'],
    ['another signed-in person waits, too', stated(409, 'other_person'), 'not-signed-in'],
    ['a server that cannot reach its database waits for the network', stated(503, 'unavailable'), 'no-network'],
    ['so does one that a proxy cannot reach', stated(502), 'no-network'],
    ['so does one for which a proxy timed out', stated(504), 'no-network'],
    ['an internal error is tried again', stated(500, 'internal'), 'retry'],
    ['a rate limit is tried again', stated(429, 'limit'), 'retry'],
    ['a request that took too long is sent again', stated(408), 'retry'],
    ['an invalid request is final', stated(400, 'invalid'), 'final'],
    ['a 403 with our error code is final', stated(403, 'forbidden'), 'final'],
    ['a 403 without our error code is tried again', stated(403), 'retry'],
    ['a missing record is final', stated(404, 'not_found'), 'final'],
    ['a conflict is final', stated(409, 'conflict'), 'final'],
    ['a body that is too large is final, with or without our error code', stated(413), 'final'],
    ['an error of the device itself is tried again', new Error('The database was closed.'), 'retry'],
  ] as const)('%s', (_title, error, failure) => {
    expect(failureOf(error)).toBe(failure)
  })
})

describe('delivering', () => {
  beforeEach(() => void vi.useFakeTimers())

  function world() {
    const seen = { runs: 0, states: [] as DeliveryState[], isSignedOut: false, error: undefined as Error | undefined }
    const delivery = new Delivery({
      async work() {
        seen.runs++
        if (seen.error) throw seen.error
      },
      runExclusive: (work) => work(),
      onState: (state) => void seen.states.push(state),
      isSignedOut: () => seen.isSignedOut,
    })
    return { seen, delivery }
  }

  test('simultaneous callers share a run, and calls during a run cause one more', async () => {
    const { seen, delivery } = world()
    await Promise.all([delivery.run(), delivery.run(), delivery.run()])
    expect(seen).toMatchObject({ runs: 2, states: ['sending', 'idle', 'sending', 'idle'] })
  })

  test('goes on by itself after ever longer pauses of at most five minutes, and begins anew once it went through', async () => {
    const { seen, delivery } = world()
    seen.error = new NetworkError('gone')
    await delivery.run()
    expect(seen.states).toEqual(['sending', 'offline'])
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      const before = seen.runs
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(seen.runs).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(seen.runs).toBe(before + 1)
    }
    seen.error = undefined
    await delivery.run()
    expect(vi.getTimerCount()).toBe(0)
    seen.error = new ApiError('Not now.', 503)
    await delivery.run()
    const before = seen.runs
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen.runs).toBe(before + 1)
  })

  test('rests while nobody, or somebody else, is signed in', async () => {
    const { seen, delivery } = world()
    seen.error = new ApiError('Please sign in to continue.', 401)
    await delivery.run()
    expect(seen.states).toEqual(['sending', 'failed'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('says and sends nothing more once the person has left', async () => {
    const { seen, delivery } = world()
    seen.isSignedOut = true
    await delivery.run()
    expect(seen).toMatchObject({ runs: 0, states: [] })
  })
})
