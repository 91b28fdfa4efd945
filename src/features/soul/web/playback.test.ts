// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { outbox } from '#platform/web/offline/app-outbox.ts'
import { currentToasts, removeToast } from '#platform/web/ui/toast-store.ts'
import { itemOf } from './items.ts'
import { listenedNow } from './listened.ts'
import { trackPlayback } from './playback.ts'
import { someTrack } from './tracks.fixture.ts'

const fetcher = vi.fn<typeof fetch>()
const item = itemOf(someTrack('night-rain'))
const answer = (body: unknown) => fetcher.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 200 }))
const sent = () => {
  const [url, init] = fetcher.mock.calls.at(-1)!
  return { url, method: init?.method, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined }
}

beforeEach(() => {
  fetcher.mockReset()
  vi.stubGlobal('fetch', fetcher)
  removeToast()
})

describe('reports of listening to the server', () => {
  test('the start, whose session later updates belong to', async () => {
    const streak = { current: 3, longest: 9, totalDays: 20, restsLeft: 2 }
    answer({ sessionId: 's1', points: 120, streak })
    // The whole answer is passed to the player, which logs it as a streak update.
    expect(await trackPlayback.playStart!(item)).toEqual({ sessionId: 's1', points: 120, streak })
    expect(sent()).toMatchObject({ url: '/api/soul/tracks/night-rain/play-start', method: 'POST' })
  })

  test('without a network, a session of its own and when it began', async () => {
    fetcher.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const started = await trackPlayback.playStart!(item)
    expect(started?.sessionId).toMatch(/^[0-9a-f-]{36}$/)
    answer({ sessionId: started!.sessionId, isComplete: false, pointsAwarded: 0 })
    await trackPlayback.sendSession!(item, { listeningSeconds: 30, sessionId: started!.sessionId! })
    expect(sent().body).toEqual({ listeningSeconds: 30, sessionId: started!.sessionId, startedAt: expect.stringMatching(/Z$/) })
  })

  test('the total so far, with its session', async () => {
    answer({ sessionId: 's1', isComplete: false, pointsAwarded: 0 })
    await trackPlayback.sendSession!(item, { listeningSeconds: 30, sessionId: 's1' })
    expect(sent()).toEqual({ url: '/api/soul/tracks/night-rain/session', method: 'POST', body: { listeningSeconds: 30, sessionId: 's1' } })
  })

  test('the same by beacon when the page goes away', () => {
    expect(trackPlayback.beacon!(item, { listeningSeconds: 41 })).toEqual({
      path: '/api/soul/tracks/night-rain/session',
      body: { listeningSeconds: 41 },
    })
  })

  test('milestones of the session', async () => {
    answer({ milestones: [180] })
    await trackPlayback.milestone!('s1', { milestoneSeconds: 180, totalSeconds: 181 })
    expect(sent()).toEqual({ url: '/api/meditations/s1/milestones', method: 'POST', body: { milestoneSeconds: 180, totalSeconds: 181 } })
  })

  test('the place where it stopped, with its instant, and this device knows it at once', async () => {
    answer({ position: 252 })
    await trackPlayback.savePosition!(item, 252, false)
    expect(sent()).toMatchObject({ url: '/api/soul/tracks/night-rain/position', method: 'PUT', body: { position: 252 } })
    expect(Date.parse(sent().body.at)).not.toBeNaN()
    expect(listenedNow().positions.get('night-rain')).toBe(252)
  })

  test('without network, totals of one session wait as one', async () => {
    const perform = vi.spyOn(outbox, 'perform').mockResolvedValue(QUEUED)
    await trackPlayback.sendSession!(item, { listeningSeconds: 30, sessionId: 's1' })
    await trackPlayback.sendSession!(item, { listeningSeconds: 60, sessionId: 's1' })
    expect(new Set(perform.mock.calls.map(([, , options]) => options?.replaces))).toEqual(new Set(['soul session s1']))
  })

  test('an update that cannot be sent or kept rejects, so that the player tries again', async () => {
    fetcher.mockRejectedValueOnce(new TypeError('gone'))
    await expect(trackPlayback.sendSession!(item, { listeningSeconds: 30 })).rejects.toThrow(NetworkError)
  })
})

test('three minutes are praised once a session, with the points the server gave', () => {
  trackPlayback.onCounted!(item, { sessionId: 'p1', isComplete: false, pointsAwarded: 0 })
  expect(currentToasts()).toHaveLength(0)
  trackPlayback.onCounted!(item, { sessionId: 'p1', isComplete: true, pointsAwarded: 6 })
  expect(currentToasts()[0]).toMatchObject({ title: 'Three minutes. That counts.', description: '6 points' })
  removeToast()
  trackPlayback.onCounted!(item, { sessionId: 'p1', isComplete: true, pointsAwarded: 12 })
  expect(currentToasts()).toHaveLength(0)
  expect(listenedNow().counted).toMatchObject({ trackId: 'night-rain', pointsAwarded: 12 })
})
