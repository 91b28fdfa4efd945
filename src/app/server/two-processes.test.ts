import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getSoul, startPlaying, updateSession } from '#features/soul/contract.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import { defineReasons } from '#platform/contract/reasons.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { shared } from '#testing/shared.ts'
import { makeUser, signedIn } from '#testing/make-user.ts'
import { sharedServer, testServer } from '#testing/test-server.ts'
import { thoroughTest } from '#testing/depth.ts'

const testReasons = defineReasons('test', { spent: 'That is all for this hour.' })
const counted: string[] = []
const Counting = z.object({ what: z.string() })
const count: Job<z.infer<typeof Counting>> = { name: 'count', data: Counting, retries: 3 }
let fallOver = 1

const counting: ServerFeature = {
  id: 'counting',
  jobs: [count as unknown as Job<never>],
  works: () => [
    work(count, async ({ what }) => {
      if (what === 'hard' && fallOver-- > 0) throw new Error('not yet')
      counted.push(what)
    }),
  ],
}

const one = sharedServer([soulServer, counting])
const two = shared(() => testServer([soulServer, counting], { beside: one }))

describe('two processes on one database', () => {
  test('count a session once, in either process', async () => {
    const me = await signedIn(one)
    const again = two.client()
    for (const [name, value] of me.cookies) again.cookies.set(name, value)
    const params = { id: 'night-rain' }
    const { sessionId } = await me.call(startPlaying, { params })
    one.clock.advance(600_000)
    const totals = [180, 210, 300, 300, 450, 600, 600, 30]
    await Promise.all(
      totals.map((listeningSeconds, n) => (n % 2 ? me : again).call(updateSession, { params, body: { listeningSeconds, sessionId } })),
    )
    expect(await again.call(getSoul)).toMatchObject({ points: 20, minutesToday: 10, streak: { current: 1 } })
    expect(await me.call(getSoul)).toMatchObject({ points: 20, minutesToday: 10 })
  })

  test('give out an allowance once, to the last unit, and report when it renews', async () => {
    const { id } = await makeUser(one.app)
    const allowance = { feature: 'test', limit: 25, seconds: 3600, reason: testReasons.spent() }
    const takes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => consumeQuota((n % 2 ? one : two).app.db, one.clock, id, allowance)),
    )
    expect(takes.filter((take) => take.status === 'fulfilled')).toHaveLength(25)
    const refused = takes.find((take) => take.status === 'rejected')!
    expect(refused.reason).toMatchObject({
      status: 429,
      message: 'That is all for this hour.',
      details: { used: 25, limit: 25, resetsAt: expect.stringMatching(/T\d\d:00:00\.000Z$/) },
    })
    one.clock.advance(3_600_000)
    await expect(consumeQuota(two.app.db, one.clock, id, allowance)).resolves.toMatchObject({ used: 1 })
  })

  thoroughTest('do a job once, retry a failed one, and do nothing for a transaction that was rolled back', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).app.jobs.send(count, { what: `job ${n}` })))
    await one.app.jobs.send(count, { what: 'hard' })
    await one.app.db
      .transaction(async (tx) => {
        await one.app.jobs.send(count, { what: 'never' }, { tx })
        throw new Error('taken back')
      })
      .catch(() => {})
    await one.app.jobs.idle(['count'])
    expect(counted.toSorted()).toEqual([...Array.from({ length: 10 }, (_, n) => `job ${n}`), 'hard'].toSorted())
  })

  test('both forget a session that one of them ended', async () => {
    const me = await signedIn(one)
    const there = two.client()
    for (const [name, value] of me.cookies) there.cookies.set(name, value)
    await there.call(getSoul)
    const person = await two.app.sessions.person([...me.cookies.values()][0]!)
    await one.app.sessions.revoke(person!.id, person!.sessionId)
    await expect.poll(async () => (await there.fetch('/api/soul')).status, { timeout: 20_000 }).toBe(401)
  })
})
