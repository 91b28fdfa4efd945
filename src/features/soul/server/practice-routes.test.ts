import { parseBuffer } from 'music-metadata'
import { expect, test } from 'vitest'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import * as api from '../contract.ts'
import { soulServer } from './feature.ts'
import { PRACTICE_RENDERS } from './practices.ts'

const server = sharedServer([soulServer])

const id = 'timer-1-0-low-none'
const savedOf = async (me: SignedIn) => (await me.call(api.listPractices)).saved.map((track) => track.id)

test('a practice is a track: it sounds as long as it says, and listening to it counts', async () => {
  const me = await signedIn(server)
  const track = await me.call(api.getPractice, { params: { id } })
  expect(track).toMatchObject({ id, title: 'Timer, 1 minute', loops: false })
  const bytes = Buffer.from(await (await me.fetch(track.audioUrl)).arrayBuffer())
  expect(Math.abs((await parseBuffer(bytes, { mimeType: 'audio/mpeg' })).format.duration! - track.duration)).toBeLessThan(0.1)

  const params = { id: 'breathing-40-0-70-80-0-5-rain' }
  const { sessionId } = await me.call(api.startPlaying, { params })
  server.clock.advance(200_000)
  const counted = await me.call(api.updateSession, { params, body: { sessionId, listeningSeconds: 190 } })
  expect(counted).toMatchObject({ isComplete: true, pointsAwarded: 6 })
})

test('new practices per person and hour are limited; existing ones still play, and other people are not affected', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  const audio = (one: string) => ({ params: { id: one }, query: {} })
  // Uses up the quota of twenty without rendering twenty sounds.
  await consumeQuota(server.app.db, server.app.clock, me.user.id, PRACTICE_RENDERS, PRACTICE_RENDERS.limit)
  const fresh = 'timer-1-0-high-none'
  expect(await me.fail(api.trackAudio, audio(fresh))).toMatchObject({ status: 429, reason: 'soul.many_renders' })
  const { audioUrl } = await other.call(api.getPractice, { params: { id: fresh } })
  const response = await other.fetch(audioUrl)
  expect(response.status).toBe(200)
  await response.arrayBuffer()
  await expect.poll(async () => (await me.fetch(audioUrl)).status).toBe(200)
})

test('a practice has German texts for a person with the locale de', async () => {
  const me = await signedIn(server, { locale: 'de' })
  const track = await me.call(api.getPractice, { params: { id: 'breathing-55-0-0-55-0-5-none' } })
  expect([track.title, track.description]).toEqual(['Kohärente Atmung, 5 Min.', 'Ein Ton, mit dem du atmest: 5,5 – 5,5 Sekunden.'])
})

test('a saved practice belongs to the person, and can be removed again', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  await me.call(api.setFavourite, { params: { id }, body: { isFavourite: true } })
  expect([await savedOf(me), await savedOf(other)]).toEqual([[id], []])
  await me.call(api.setFavourite, { params: { id }, body: { isFavourite: false } })
  expect(await savedOf(me)).toEqual([])
})

test('the number of saved practices is limited, for concurrent requests, too', async () => {
  const me = await signedIn(server)
  const save = (minutes: number) =>
    me.call(api.setFavourite, { params: { id: `timer-${minutes}-0-low-none` }, body: { isFavourite: true } })
  for (let n = 1; n < api.PRACTICES_MOST; n++) await save(n)
  const done = await Promise.allSettled([100, 101, 102, 103].map(save))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await savedOf(me)).toHaveLength(api.PRACTICES_MOST)
  expect(await me.fail(api.setFavourite, { params: { id: 'timer-110-0-low-none' }, body: { isFavourite: true } })).toMatchObject({
    status: 429,
    reason: 'soul.too_many_practices',
  })
})

test('an id that is no practice, or one beyond the limits, is not found', async () => {
  const me = await signedIn(server)
  for (const wrong of ['timer-999-0-low-none', 'timer-5-0-low-thunder', 'breathing-0-0-0-0-0-5-none'])
    expect(await me.fail(api.getPractice, { params: { id: wrong } })).toMatchObject({ status: 404 })
  expect(await me.fail(api.getPractice, { params: { id: 'night-rain' } })).toMatchObject({ status: 404, reason: 'soul.practice_not_here' })
})
