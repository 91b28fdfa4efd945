import { describe, expect, test } from 'vitest'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import { batched } from '#platform/server/core/batch.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { makeUser } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { addMilestone, exportListening, openSession, updateSessions, type Update } from './listening-store.ts'
import { trackStatesOf } from './track-store.ts'

const server = sharedServer([], { worker: false })

const day = '2026-05-04'
const at = (seconds: number) => new Date(Date.parse(`${day}T10:00:00Z`) + seconds * 1000)

async function listener(trackId = 'rain') {
  const { id } = await makeUser(server.app)
  const person = { id, zone: 'UTC', dayStart: 240 }
  const { id: sessionId } = await openSession(server.app.db, id, trackId, at(0))
  const update = (listeningSeconds: number, now: number, extra: Partial<Update> = {}): Update => ({
    person,
    trackId,
    sessionId,
    listeningSeconds,
    now: at(now),
    ...extra,
  })
  const send = async (...updates: Update[]) => updateSessions(server.app.db, updates)
  return { id, sessionId, update, send }
}

describe('listening sessions', () => {
  test('become complete at three minutes, and earn half-minute points from then on', async () => {
    const { id, sessionId, update, send } = await listener()
    expect(await send(update(150, 150))).toEqual([{ sessionId, isComplete: false, pointsAwarded: 0 }])
    expect(await send(update(180, 180))).toEqual([{ sessionId, isComplete: true, pointsAwarded: 6 }])
    expect(await send(update(245, 245))).toEqual([{ sessionId, isComplete: true, pointsAwarded: 8 }])
    expect(await standingOf(server.app.db, id, day)).toMatchObject({ points: 8, streak: { current: 1, totalDays: 1 } })
    expect(await dayTotals(server.app.db, id, day, day)).toEqual([
      { localDay: day, kind: 'listen', acts: 1, amount: 245, unit: 'seconds', points: 8 },
    ])
    expect((await trackStatesOf(server.app.db, id)).get('rain')).toMatchObject({ secondsListened: 245 })
  })

  test('count a total once: repeated, late, or twice in one batch', async () => {
    const { id, update, send } = await listener()
    await send(update(300, 300), update(300, 300), update(120, 300))
    await send(update(300, 301), update(30, 302))
    await Promise.all([1, 2, 3, 4].map((n) => send(update(330, 330 + n))))
    expect((await standingOf(server.app.db, id, day)).points).toBe(11)
    expect(await Array.fromAsync(exportListening(server.app.db, id))).toMatchObject([{ seconds: 330, points: 11 }])
  })

  test('begin again when no session is named and the last one is over', async () => {
    const { id, sessionId, update, send } = await listener()
    const unnamed = { sessionId: undefined }
    expect(await send(update(60, 60, unnamed))).toMatchObject([{ sessionId }])
    const [next] = await send(update(30, 8000, unnamed), update(30, 8000, unnamed))
    expect(next).not.toMatchObject({ sessionId })
    expect(await Array.fromAsync(exportListening(server.app.db, id))).toHaveLength(2)
  })

  test('of another person are not found, and stay as they were', async () => {
    const mine = await listener()
    const theirs = await listener()
    const [result] = await mine.send(mine.update(200, 200, { sessionId: theirs.sessionId }))
    expect(result).toMatchObject({ code: 'not_found' })
    expect(await Array.fromAsync(exportListening(server.app.db, theirs.id))).toMatchObject([{ seconds: 0 }])
    expect(await addMilestone(server.app.db, mine.id, theirs.sessionId, 180)).toBeUndefined()
  })

  test('that go on past the end of the day count on both days', async () => {
    const { id, update, send } = await listener()
    const toNextDay = 18 * 3600
    await send(update(600, 600))
    await send(update(900, toNextDay + 60))
    expect(await dayTotals(server.app.db, id, day, '2026-05-05')).toMatchObject([
      { localDay: day, acts: 1, amount: 600, points: 20 },
      { localDay: '2026-05-05', acts: 1, amount: 300, points: 10 },
    ])
  })

  test('a play-start that is sent twice opens one session; a later one another', async () => {
    const { id, sessionId } = await listener()
    expect(await openSession(server.app.db, id, 'rain', at(2))).toEqual({ id: sessionId })
    expect(await openSession(server.app.db, id, 'rain', at(120))).not.toEqual({ id: sessionId })
  })

  test('that began without a network count once the network is back, on the day they were listened to', async () => {
    const { id, update, send } = await listener()
    const away = { sessionId: uuidv7(), startedAt: at(-86_400) }
    const late = update(600, 3600, away)
    expect(await send(late, late)).toEqual([1, 2].map(() => ({ sessionId: away.sessionId, isComplete: true, pointsAwarded: 20 })))
    expect(await send(update(600, 3700, away))).toMatchObject([{ pointsAwarded: 20 }])
    expect(await dayTotals(server.app.db, id, '2026-05-03', day)).toMatchObject([{ localDay: '2026-05-03', acts: 1, amount: 600 }])
  })

  test('of earlier days count on their days, even if reported after a session of today', async () => {
    const { id, update, send } = await listener()
    await send(update(600, 600))
    const days = (count: number) => -count * 86_400
    const away = (count: number) => ({ sessionId: uuidv7(), startedAt: at(days(count)) })
    const results = await send(update(1200, 700, away(2)), update(900, 700, away(1)), update(300, 700, away(40)))
    expect(results.map((result) => 'pointsAwarded' in result && result.pointsAwarded)).toEqual([40, 30, 10])
    expect(await dayTotals(server.app.db, id, '2026-03-25', day)).toMatchObject([
      { localDay: '2026-03-25', amount: 300, points: 10 },
      { localDay: '2026-05-02', amount: 1200, points: 40 },
      { localDay: '2026-05-03', amount: 900, points: 30 },
      { localDay: day, amount: 600, points: 20 },
    ])
  })

  test('of two devices at the same time, both without a network, count once', async () => {
    const { id, update, send } = await listener()
    const away = () => ({ sessionId: uuidv7(), startedAt: at(-86_400) })
    await send(update(600, 3600, away()), update(600, 3600, away()))
    await send(update(600, 3700, away()))
    expect(await dayTotals(server.app.db, id, '2026-05-03', day)).toMatchObject([{ localDay: '2026-05-03', acts: 1, amount: 600 }])
  })

  test('cannot claim time that other listening has used, or that has not passed', async () => {
    const { id, update, send } = await listener()
    await send(update(600, 600))
    await send(
      update(3600, 660, { sessionId: uuidv7(), startedAt: at(0) }),
      update(80_000, 660, { sessionId: uuidv7(), startedAt: at(90_000) }),
    )
    expect(
      (await Array.fromAsync(exportListening(server.app.db, id))).reduce((sum, session) => sum + session.seconds, 0),
    ).toBeLessThanOrEqual(1.5 * 62 + 600)
  })

  test('milestones are kept once, in order', async () => {
    const { id, sessionId } = await listener()
    for (const milestone of [300, 180, 300]) await addMilestone(server.app.db, id, sessionId, milestone)
    expect(await addMilestone(server.app.db, id, sessionId, 480)).toEqual([180, 300, 480])
  })

  test('of many simultaneous listeners are all saved, and an invalid one does not affect the others', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => listener()))
    const send = batched((updates: Update[]) => updateSessions(server.app.db, updates))
    const results = await Promise.allSettled(
      people.flatMap(({ update }) => [send(update(180, 180)), send(update(210, 210)), send(update(1, 1, { sessionId: uuidv7() }))]),
    )
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(40)
    for (const { id } of people) expect((await standingOf(server.app.db, id, day)).points).toBe(7)
  })
})
