import { expect, test } from 'vitest'
import { reachMilestone } from '#platform/contract/listening.ts'
import { putMeditation, startPlaying, startRender, updateSession } from '#features/meditations/contract.ts'
import { meditationsServer } from '#features/meditations/server/feature.ts'
import { getSoul } from '#features/soul/contract.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'

const server = sharedServer([soulServer, meditationsServer])

test('listening to a meditation that somebody made counts as listening to a track does', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  const params = { id: uuidv7() }
  const body = { title: 'Oars', description: '', script: 'Row. [bell]', voice: 'soft', language: 'en', categories: [], tags: [] } as const
  await me.call(putMeditation, { params, body: { ...body, categories: [], tags: [] } })
  // Without a sound there is nothing to listen to, and another person's is not there.
  expect(await me.fail(startPlaying, { params })).toMatchObject({ status: 404 })
  await me.call(startRender, { params })
  await server.app.jobs.idle(['meditations-render'])
  expect(await other.fail(startPlaying, { params })).toMatchObject({ status: 404 })

  const { sessionId } = await me.call(startPlaying, { params })
  server.clock.advance(200_000)
  const update = { params, body: { sessionId, listeningSeconds: 190 } }
  expect(await me.call(updateSession, update)).toMatchObject({ sessionId, isComplete: true, pointsAwarded: 6 })
  // A repeated update counts as the same listening.
  expect(await me.call(updateSession, update)).toMatchObject({ pointsAwarded: 6 })
  const reached = { params: { sessionId }, body: { milestoneSeconds: 180, totalSeconds: 190 } }
  expect(await me.call(reachMilestone, reached)).toEqual({ milestones: [180] })
  expect(await me.call(getSoul)).toMatchObject({ points: 6, minutesToday: 3, streak: { current: 1 } })
  expect(await other.call(getSoul)).toMatchObject({ points: 0, minutesToday: 0 })
  expect(await other.fail(updateSession, update)).toMatchObject({ status: 404 })
})
