// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { QUEUED } from '../offline/outbox.ts'
import type { Track } from './items.ts'
import { Listening } from './listening.ts'
import type { Playback, SessionAnswer } from './playback.ts'
import { MILESTONES } from '#platform/contract/listening.ts'

const track: Track = { kind: 'track', id: 'rain', title: 'Rain', audioUrl: '/rain.mp3', duration: 4000, description: '' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const settled = () => vi.advanceTimersByTimeAsync(0)

function setup(extra: Partial<Playback> = {}) {
  const answer: SessionAnswer = { sessionId: 's1', isComplete: false, pointsAwarded: 0 }
  const sendSession = vi.fn<NonNullable<Playback['sendSession']>>(async () => ({ ...answer }))
  const milestone = vi.fn<NonNullable<Playback['milestone']>>(async () => undefined)
  const beaconed = vi.fn<NonNullable<Playback['beacon']>>((_item, body) => ({ path: '/api/x', body }))
  const listening = new Listening(track, { sendSession, milestone, beacon: beaconed, ...extra })
  let position = 0
  return {
    listening,
    sendSession,
    milestone,
    beaconed,
    answer,
    totals: () => sendSession.mock.calls.map(([, update]) => update.listeningSeconds),
    /** Plays a number of seconds, and lets answers arrive after each. */
    async listen(seconds: number, step = 0.25) {
      if (position === 0) listening.tick(0)
      for (let done = 0; done < seconds - 1e-9; done += step) {
        position += step
        listening.tick(position)
        if (Number.isInteger(Math.round(position * 100) / 100)) await settled()
      }
      await settled()
    },
  }
}

describe('counting', () => {
  test('only steps longer than 0 and shorter than 2 seconds count', () => {
    const { listening } = setup()
    for (const position of [0, 1.99, 1.99, 3.99, 3, 4, 100, 101]) listening.tick(position)
    // 1.99 counts, 0 does not, 2.00 does not, back does not, 1 counts, 96 does not, 1 counts
    expect(listening.seconds).toBe(3)
  })

  test('a jump is not listened to, even a short one', () => {
    const { listening } = setup()
    listening.tick(10)
    listening.jumped()
    listening.tick(11.5)
    listening.tick(12)
    expect(listening.seconds).toBe(0)
    listening.tick(12.5)
    expect(listening.seconds).toBe(1)
  })

  test('never counts more than the way that the sound went forward', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 50, noNaN: true })), (positions) => {
        const { listening } = setup()
        let forward = 0
        for (const [i, position] of positions.entries()) {
          listening.tick(position)
          if (i > 0) forward += Math.max(0, position - positions[i - 1]!)
        }
        expect(listening.seconds).toBeLessThanOrEqual(forward + 1e-6)
      }),
    )
  })
})

describe('updates', () => {
  test('go out every 30 seconds of listening and once at 180', async () => {
    const { listen, totals, sendSession } = setup()
    await listen(29.75)
    expect(totals()).toEqual([])
    await listen(180.25)
    expect(totals()).toEqual([30, 60, 90, 120, 150, 180, 210])
    expect(sendSession.mock.calls[0]).toEqual([track, { listeningSeconds: 30 }])
    expect(sendSession.mock.calls[1]).toEqual([track, { listeningSeconds: 60, sessionId: 's1' }])
  })

  test('stop when the server calls the session complete, but the final one still goes out', async () => {
    const { listen, totals, answer, listening } = setup()
    answer.isComplete = true
    await listen(130)
    expect(totals()).toEqual([30])
    await listening.finish()
    expect(totals()).toEqual([30, 130])
    await listening.finish()
    expect(totals()).toEqual([30, 130])
  })

  test('are tried again after 1, 2 and 4 seconds with the newest total, then end in silence', async () => {
    const { listen, totals, sendSession, listening } = setup()
    sendSession.mockRejectedValue(new Error('503'))
    await listen(30)
    expect(totals()).toEqual([30])
    await vi.advanceTimersByTimeAsync(999)
    expect(totals()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(totals()).toHaveLength(2)
    await listen(5)
    await vi.advanceTimersByTimeAsync(2000)
    await vi.advanceTimersByTimeAsync(4000)
    expect(totals()).toEqual([30, 30, 35, 35])
    await vi.advanceTimersByTimeAsync(60_000)
    await listen(200)
    expect(totals()).toHaveLength(4)
    await listening.finish()
    expect(totals().at(-1)).toBe(235)
  })

  test('that succeed on a retry go on as before', async () => {
    const { listen, totals, sendSession } = setup()
    sendSession.mockRejectedValueOnce(new Error('503'))
    await listen(30)
    await vi.advanceTimersByTimeAsync(1000)
    await listen(30)
    expect(totals()).toEqual([30, 30, 60])
  })

  test('are done with when the outbox keeps them', async () => {
    const { listen, totals, sendSession, milestone } = setup()
    sendSession.mockResolvedValue(QUEUED)
    await listen(200)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(totals()).toEqual([30, 60, 90, 120, 150, 180])
    expect(milestone).not.toHaveBeenCalled()
  })

  test('a session of less than a second tells nothing', async () => {
    const { listening, sendSession, beaconed } = setup()
    listening.tick(0)
    listening.tick(0.9)
    listening.leave()
    await listening.finish()
    expect(sendSession).not.toHaveBeenCalled()
    expect(beaconed).not.toHaveBeenCalled()
  })
})

describe('milestones', () => {
  test('are each sent once, in order, with the total', async () => {
    const { listen, milestone } = setup()
    await listen(620, 0.5)
    expect(milestone.mock.calls).toEqual([180, 300, 480, 600].map((s) => ['s1', { milestoneSeconds: s, totalSeconds: s }]))
  })

  test('are those of the specification', () => {
    expect(MILESTONES).toEqual([180, 300, 480, 600, 840, 1140, 1500, 1800, 2400, 3000, 3600])
  })

  test('wait for a session id', async () => {
    const { listen, milestone, sendSession, answer } = setup()
    sendSession.mockResolvedValue(QUEUED)
    await listen(190)
    expect(milestone).not.toHaveBeenCalled()
    sendSession.mockResolvedValue(answer)
    await listen(20)
    expect(milestone.mock.calls).toEqual([['s1', { milestoneSeconds: 180, totalSeconds: 210 }]])
  })

  test('that fail are only logged, and not sent again', async () => {
    const { listen, milestone } = setup()
    milestone.mockRejectedValue(new Error('no'))
    await listen(250)
    expect(milestone).toHaveBeenCalledOnce()
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('180'), expect.anything())
  })

  test('belong to the session that play-start opened', async () => {
    const { listening, listen, sendSession } = setup({ playStart: async () => ({ sessionId: 's9' }) })
    await listening.start()
    await listen(30)
    expect(sendSession.mock.calls[0]![1]).toEqual({ listeningSeconds: 30, sessionId: 's9' })
  })
})

describe('leaving the page', () => {
  test('sends the total by beacon, as JSON, also when complete', async () => {
    const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
    vi.stubGlobal('navigator', { onLine: true, sendBeacon })
    const { listen, listening, answer } = setup()
    answer.isComplete = true
    await listen(42)
    listening.leave()
    const [url, body] = sendBeacon.mock.calls[0]!
    expect(url).toBe('/api/x')
    expect(body.type).toBe('application/json')
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsText(body)
      void vi.runAllTimersAsync()
    })
    expect(JSON.parse(text)).toEqual({ listeningSeconds: 42, sessionId: 's1' })
    vi.unstubAllGlobals()
  })

  test('without network the outbox gets it instead', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { listen, listening, totals, beaconed } = setup()
    await listen(12)
    listening.leave()
    expect(totals()).toEqual([12])
    expect(beaconed).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})
