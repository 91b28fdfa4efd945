import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { thoroughTest } from '#testing/depth.ts'
import * as own from '../contract.ts'
import * as api from '../contract-shared.ts'
import { meditationsServer } from './feature.ts'

/** Counts listening like the feature of tracks, but without its clock. */
const listened = new Map<string, number>()
const counting: ServerFeature = {
  id: 'counting',
  services: {
    listening: {
      start: async () => ({ sessionId: uuidv7(), points: 0, streak: { current: 0, longest: 0, totalDays: 0, restsLeft: 2 } }),
      async update({ id }, soundId, { listeningSeconds }) {
        listened.set(`${id} ${soundId}`, listeningSeconds)
        return { sessionId: uuidv7(), isComplete: listeningSeconds >= 180, pointsAwarded: 0 }
      },
      secondsOf: async (userId, soundId) => listened.get(`${userId} ${soundId}`) ?? 0,
    },
  },
}

const server = sharedServer([meditationsServer, counting])

const words = (change: Partial<own.MeditationWords> = {}): own.MeditationWords => ({
  title: 'Harbour lights',
  description: 'For the last bus.',
  // A bell alone is rendered faster than a voice, and sharing treats both alike.
  script: '[bell]',
  voice: 'soft',
  language: 'en',
  categories: ['evening'],
  tags: ['harbour'],
  ...change,
})

/** A meditation with a sound; shared unless `isShared` is false. */
async function meditation(me: SignedIn, change: Partial<own.MeditationWords> = {}, isShared = true): Promise<own.OwnMeditation> {
  const params = { id: uuidv7() }
  await me.call(own.putMeditation, { params, body: words(change) })
  await me.call(own.startRender, { params })
  await server.app.jobs.idle(['meditations-render'])
  return isShared ? me.call(api.publishMeditation, { params }) : me.call(own.getMeditation, { params })
}

const titles = async (me: SignedIn, query: { q?: string; category?: 'evening' | 'sleep' } = {}) =>
  (await me.call(api.listShared, { query })).meditations.map(({ title }) => title)

describe('a meditation that is shared', () => {
  test('is read and heard by the people of this installation, and one that is not shared by its author alone', async () => {
    const [author, other] = [await signedIn(server), await signedIn(server)]
    await meditation(author, { title: 'A secret pond' }, false)
    const spoken = { script: 'Look. [bell]' }
    const mine = await meditation(author, spoken)
    const id = mine.shared!.publicId
    expect(await titles(other)).toEqual(['Harbour lights'])
    const met = await other.call(api.getShared, { params: { id } })
    expect(met).toMatchObject({
      ...spoken,
      username: author.user.username,
      isSynthetic: true,
      isOwn: false,
      canRate: false,
      rating: { mean: null, count: 0 },
    })
    const sound = await other.fetch(met.combinedAudioUrl!)
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(50_000)
    // The author's own address is not accessible to others.
    expect((await other.fetch(mine.combinedAudioUrl!)).status).toBe(404)
    expect(await other.fail(api.takeBack, { params: { id: mine.id } })).toMatchObject({ status: 404 })
    expect(await titles(other, { q: 'harb' })).toEqual(['Harbour lights'])
    expect(await titles(other, { q: '100%' })).toEqual([])
    expect(await titles(other, { category: 'sleep' })).toEqual([])
    await author.call(api.takeBack, { params: { id: mine.id } })
  })

  test('needs a sound of its current script', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    await me.call(own.putMeditation, { params, body: words() })
    expect(await me.fail(api.publishMeditation, { params })).toMatchObject({ status: 409, reason: 'meditations.no_audio' })
    const { id } = await meditation(me, {}, false)
    await me.call(own.putMeditation, { params: { id }, body: words({ script: 'Other words.' }) })
    expect(await me.fail(api.publishMeditation, { params: { id } })).toMatchObject({ status: 409, reason: 'meditations.stale_audio' })
  })

  thoroughTest('is unchanged while its author edits the original, until they share it again', async () => {
    const [author, other] = [await signedIn(server), await signedIn(server)]
    const { id, shared } = await meditation(author)
    await author.call(own.putMeditation, { params: { id }, body: words({ title: 'Harbour dark', script: 'The lamps are out.' }) })
    await author.call(own.startRender, { params: { id } })
    await server.app.jobs.idle(['meditations-render'])
    const before = await other.call(api.getShared, { params: { id: shared!.publicId } })
    expect(before).toMatchObject({ title: 'Harbour lights', script: words().script })
    expect((await other.fetch(before.combinedAudioUrl!)).status).toBe(200)
    expect((await author.call(own.getMeditation, { params: { id } })).shared).toMatchObject({ isCurrent: false })
    expect((await author.call(api.publishMeditation, { params: { id } })).shared).toMatchObject({
      publicId: shared!.publicId,
      isCurrent: true,
    })
    expect(await other.call(api.getShared, { params: { id: shared!.publicId } })).toMatchObject({ title: 'Harbour dark' })
    await author.call(api.takeBack, { params: { id } })
  })

  test('can be a favourite of others, and needs listening before it can be rated', async () => {
    const [author, other] = [await signedIn(server), await signedIn(server)]
    const mine = await meditation(author)
    const params = { id: mine.shared!.publicId }
    await other.call(api.setSharedFavourite, { params, body: { isFavourite: true } })
    expect(await other.fail(api.rateShared, { params, body: { stars: 4 } })).toMatchObject({
      status: 409,
      reason: 'meditations.not_listened',
    })
    const { sessionId } = await other.call(own.startPlaying, { params })
    await other.call(own.updateSession, { params, body: { sessionId, listeningSeconds: 20 } })
    expect(await other.call(api.rateShared, { params, body: { stars: 4 } })).toMatchObject({
      rating: { mean: 4, count: 1 },
      ownStars: 4,
      isFavourite: true,
    })
    await other.call(api.rateShared, { params, body: { stars: 5 } })
    expect((await author.call(api.getShared, { params })).rating).toEqual({ mean: 5, count: 1 })
    expect(await author.fail(api.rateShared, { params, body: { stars: 5 } })).toMatchObject({ status: 403 })
    expect(await other.fail(own.startPlaying, { params: { id: mine.id } })).toMatchObject({ status: 404 })
    await author.call(api.takeBack, { params: { id: mine.id } })
  })

  test('is copied with the name of its author, and copying one that was unshared meanwhile is refused with a reason', async () => {
    const [author, other] = [await signedIn(server), await signedIn(server)]
    const mine = await meditation(author)
    const params = { id: mine.shared!.publicId }
    const copyId = uuidv7()
    const copy = await other.call(api.copyShared, { params, body: { copyId } })
    expect(copy).toMatchObject({
      id: copyId,
      script: words().script,
      copiedFrom: { title: 'Harbour lights', username: author.user.username },
      shared: null,
      combinedAudioUrl: null,
    })
    // The copy belongs to the person: they change it, and it still names its origin. Copying again does not replace it.
    await other.call(own.putMeditation, { params: { id: copyId }, body: words({ title: 'My harbour' }) })
    expect(await other.call(api.copyShared, { params, body: { copyId } })).toMatchObject({
      title: 'My harbour',
      copiedFrom: { username: author.user.username },
    })
    await author.call(api.takeBack, { params: { id: mine.id } })
    expect(await other.fail(api.copyShared, { params, body: { copyId: uuidv7() } })).toMatchObject({
      status: 404,
      reason: 'meditations.not_shared',
    })
    expect((await other.call(own.listMeditations)).meditations.map(({ title }) => title)).toEqual(['My harbour'])
    expect((await other.fetch(`/api/shared-meditations/${params.id}/audio`)).status).toBe(404)
  })

  test('is reported, hidden by an admin with a reason that its author reads, and shown again', async () => {
    const [author, other] = [await signedIn(server), await signedIn(server)]
    const admin = await signedIn(server, { role: 'admin' })
    const mine = await meditation(author, { title: 'Cures everything' })
    const params = { id: mine.shared!.publicId }
    await other.call(api.reportShared, { params, body: { reason: 'medical', note: 'It promises to heal.' } })
    expect(await other.call(api.getShared, { params })).toMatchObject({ isReported: true })
    for (const anybody of [author, other]) {
      expect(await anybody.fail(api.listForReview, { query: { list: 'reported' } })).toMatchObject({ status: 403 })
      expect(await anybody.fail(api.hideShared, { params, body: { isHidden: false } })).toMatchObject({ status: 403 })
    }
    const [reported] = (await admin.call(api.listForReview, { query: { list: 'reported' } })).meditations
    expect(reported).toMatchObject({ title: 'Cures everything', reports: [{ reason: 'medical', note: 'It promises to heal.' }] })
    // The reporter's name is shown to nobody.
    expect(JSON.stringify(reported)).not.toContain(other.user.username)
    await admin.call(api.hideShared, { params, body: { isHidden: true, reason: 'No promises of healing here, please.' } })
    expect(await other.fail(api.getShared, { params })).toMatchObject({ status: 404 })
    expect(await titles(other)).not.toContain('Cures everything')
    expect((await author.call(own.getMeditation, { params: { id: mine.id } })).shared).toMatchObject({
      hiddenReason: 'No promises of healing here, please.',
    })
    expect(await author.fail(api.publishMeditation, { params: { id: mine.id } })).toMatchObject({
      status: 403,
      reason: 'meditations.hidden',
    })
    expect(await author.fail(api.takeBack, { params: { id: mine.id } })).toMatchObject({ status: 403, reason: 'meditations.hidden' })
    expect((await admin.call(api.listForReview, { query: { list: 'reported' } })).meditations).toEqual([])
    await admin.call(api.hideShared, { params, body: { isHidden: false } })
    expect(await titles(other)).toContain('Cures everything')
    await author.call(own.deleteMeditation, { params: { id: mine.id } })
    expect(await titles(other)).not.toContain('Cures everything')
  })
})
