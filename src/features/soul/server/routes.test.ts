import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { reachMilestone } from '#platform/contract/listening.ts'
import { signedIn } from '#testing/make-user.ts'
import { isThorough } from '#testing/depth.ts'
import { onEmbeddedDatabase, sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import type { SoulCategory, SoulTrack } from '../contract.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { soulServer } from './feature.ts'
import { trackBytes } from '#platform/server/audio/render/render.ts'
import { tinyFlac } from './tiny-audio.fixture.ts'

const server = sharedServer([soulServer])

const shortest = catalogue.tracks.toSorted((a, b) => a.recipe.durationSeconds - b.recipe.durationSeconds)[0]!
const { id } = shortest

describe('the Soul page', () => {
  test('shows at least 24 tracks in at least 8 categories, each with tracks', async () => {
    const me = await signedIn(server)
    const soul = await me.call(api.getSoul)
    expect(soul.tracks.length).toBeGreaterThanOrEqual(24)
    expect(soul.categories.length).toBeGreaterThanOrEqual(8)
    expect(soul.categories.every((category) => category.tracks > 0)).toBe(true)
    expect(soul.tracks.every((track) => track.duration >= 180 && track.duration <= 1800)).toBe(true)
    expect(soul).toMatchObject({ points: 0, minutesToday: 0, continueWith: [], streak: { current: 0 } })
  })

  test('is shown in the language that the person chose, or else in that of the device', async () => {
    const me = await signedIn(server)
    const title = async (headers: Record<string, string>, who = me) => {
      const answer = await who.fetch('/api/soul/tracks/night-rain', { headers })
      const { track, category } = (await answer.json()) as { track: SoulTrack; category: SoulCategory }
      return [track.title, track.spokenIn, category.title, track.tags.at(-1)]
    }
    expect(await title({})).toEqual(['Night rain', null, 'Sleep', 'no words'])
    expect(await title({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })).toEqual(['Nachtregen', null, 'Schlaf', 'ohne Worte'])
    const spoken = (await (await me.fetch('/api/soul', { headers: { 'accept-language': 'de' } })).json()) as { tracks: SoulTrack[] }
    expect(spoken.tracks.find((track) => track.id === 'first-light')).toMatchObject({ title: 'Erstes Licht', spokenIn: 'en' })
    const english = await signedIn(server, { locale: 'en' })
    expect(await title({ 'accept-language': 'de' }, english)).toEqual(['Night rain', null, 'Sleep', 'no words'])
  })

  test('shows a category with its tracks, and answers 404 for an unknown one', async () => {
    const me = await signedIn(server)
    const { category, tracks } = await me.call(api.getCategory, { params: { id: 'sleep' } })
    expect(tracks).toHaveLength(category.tracks)
    expect(await me.fail(api.getCategory, { params: { id: 'nothing' } })).toMatchObject({ status: 404, error: 'not_found' })
    expect(await me.fail(api.getTrack, { params: { id: 'nothing' } })).toMatchObject({ status: 404 })
  })

  test('takes the same few statements regardless of the history', async () => {
    const me = await signedIn(server)
    const count = async () => {
      let statements = 0
      const { pool } = server.app.database
      const query = pool.query.bind(pool)
      pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
      await me.call(api.getSoul)
      pool.query = query
      return statements
    }
    // The minimum of three: a background job may run statements in between.
    const least = async () => Math.min(await count(), await count(), await count())
    await count()
    const before = await least()
    for (const track of catalogue.tracks.slice(0, 8)) await me.call(api.startPlaying, { params: { id: track.id } })
    expect(before).toBeGreaterThan(0)
    expect(await least()).toBe(before)
  })
})

describe('listening', () => {
  test('from play-start to points: the minutes count', async () => {
    const me = await signedIn(server)
    const { sessionId, points, streak } = await me.call(api.startPlaying, { params: { id } })
    expect(streak).toMatchObject({ current: 0 })
    expect(points).toBe(0)
    for (const seconds of [30, 60, 90, 120, 150]) {
      server.clock.advance(30_000)
      expect(await me.call(api.updateSession, { params: { id }, body: { listeningSeconds: seconds } })).toEqual({
        sessionId,
        isComplete: false,
        pointsAwarded: 0,
      })
    }
    server.clock.advance(30_000)
    expect(await me.call(api.updateSession, { params: { id }, body: { listeningSeconds: 180, sessionId } })).toEqual({
      sessionId,
      isComplete: true,
      pointsAwarded: 6,
    })
    expect(await me.call(reachMilestone, { params: { sessionId }, body: { milestoneSeconds: 180, totalSeconds: 180 } })).toEqual({
      milestones: [180],
    })
    expect(await me.call(api.getSoul)).toMatchObject({ points: 6, minutesToday: 3, streak: { current: 1, totalDays: 1 } })
    expect(await me.call(api.getTrack, { params: { id } })).toMatchObject({ minutesListened: 3 })
  })

  test('cannot outrun the wall clock', async () => {
    const me = await signedIn(server)
    await me.call(api.startPlaying, { params: { id } })
    server.clock.advance(60_000)
    expect(await me.call(api.updateSession, { params: { id }, body: { listeningSeconds: 86_400 } })).toMatchObject({
      isComplete: false,
      pointsAwarded: 0,
    })
  })

  test('refuses totals that make no sense', async () => {
    const me = await signedIn(server)
    for (const listeningSeconds of [-1, 1.5, 1e9]) {
      expect(await me.fail(api.updateSession, { params: { id }, body: { listeningSeconds } })).toMatchObject({
        status: 400,
        fields: { listeningSeconds: expect.any(String) },
      })
    }
    const { sessionId } = await me.call(api.startPlaying, { params: { id } })
    expect(await me.fail(reachMilestone, { params: { sessionId }, body: { milestoneSeconds: 181, totalSeconds: 400 } })).toMatchObject({
      status: 400,
    })
  })

  test('is resumed where it stopped, on any device, and the latest stop wins', async () => {
    const me = await signedIn(server)
    const at = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000).toISOString()
    const save = (position: number, when: string) => me.call(api.savePosition, { params: { id }, body: { position, at: when } })
    server.clock.advance(100_000)
    expect(await save(42.5, at(-10))).toEqual({ position: 42.5 })
    expect(await save(7, at(-60))).toEqual({ position: 42.5 })
    // A clock that runs ahead does not outrank later stops.
    expect(await save(50, at(86_400))).toEqual({ position: 50 })
    server.clock.advance(1000)
    expect(await save(55, at(0))).toEqual({ position: 55 })
    expect(await me.call(api.getSoul)).toMatchObject({ continueWith: [id] })
    expect(await save(shortest.recipe.durationSeconds - 1, at(1))).toEqual({ position: 55 })
    server.clock.advance(5000)
    expect(await save(shortest.recipe.durationSeconds - 1, at(0))).toEqual({ position: 0 })
  })

  test('keeps favourites', async () => {
    const me = await signedIn(server)
    await me.call(api.setFavourite, { params: { id }, body: { isFavourite: true } })
    expect((await me.call(api.getTrack, { params: { id } })).track.isFavourite).toBe(true)
    const other = await signedIn(server)
    expect((await other.call(api.getTrack, { params: { id } })).track.isFavourite).toBe(false)
  })
})

describe('the sound of a track', () => {
  // Of files: one database is enough. `practice-routes.test.ts` hears a shorter one.
  test.runIf(isThorough && onEmbeddedDatabase())('comes while it is being made, in ranges too, and is the same afterwards', async () => {
    const me = await signedIn(server)
    const { track } = await me.call(api.getTrack, { params: { id } })
    const size = trackBytes(shortest.recipe)
    const whole = await me.fetch(track.audioUrl)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    const early = await me.fetch(track.audioUrl, { headers: { range: 'bytes=38400-76799' } })
    expect([early.status, early.headers.get('content-range')]).toEqual([206, `bytes 38400-76799/${size}`])
    const part = Buffer.from(await early.arrayBuffer())
    const all = Buffer.from(await whole.arrayBuffer())
    expect(all.length).toBe(size)
    expect(all.subarray(38_400, 76_800).equals(part)).toBe(true)

    await expect
      .poll(async () => (await readdir(path.join(server.config.dataDir, 'storage', 'cache', 'soul', 'tracks')).catch(() => [])).length, {
        timeout: 10_000,
      })
      .toBe(1)
    const again = await me.fetch(track.audioUrl, { headers: { range: 'bytes=-1000' } })
    expect(Buffer.from(await again.arrayBuffer()).equals(all.subarray(-1000))).toBe(true)
    const etag = again.headers.get('etag')!
    expect((await me.fetch(track.audioUrl, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await me.fetch(track.audioUrl, { headers: { range: `bytes=${size}-` } })).status).toBe(416)
  })

  test('requires a signed-in person', async () => {
    expect((await server.client().fetch(`/api/soul/tracks/${id}/audio`)).status).toBe(401)
  })
})

describe('recorded tracks', () => {
  const about = { title: 'Evening by the lake', category: 'nature', description: 'Recorded on a jetty.' }

  test('are added by an admin, played by everybody, changed and removed', async () => {
    const admin = await signedIn(server, { role: 'admin' })
    const member = await signedIn(server)
    const sound = tinyFlac()
    const uploaded = await admin.call(api.uploadTrack, { query: about, body: sound })
    expect(uploaded).toMatchObject({ title: about.title, contentType: 'audio/flac', guided: false })
    expect(uploaded.duration).toBeCloseTo(2, 1)
    const audio = await member.fetch(uploaded.audioUrl, { headers: { range: 'bytes=0-3' } })
    expect(audio.headers.get('cache-control')).toBe('private, no-store')
    expect([audio.status, await audio.text()]).toEqual([206, 'fLaC'])
    await admin.call(api.editUpload, { params: { id: uploaded.id }, body: { title: 'Dawn by the lake' } })
    expect((await member.call(api.getTrack, { params: { id: uploaded.id } })).track.title).toBe('Dawn by the lake')
    expect(await member.fail(api.deleteUpload, { params: { id: uploaded.id } })).toMatchObject({ status: 403 })
    await admin.call(api.deleteUpload, { params: { id: uploaded.id } })
    expect(await member.fail(api.getTrack, { params: { id: uploaded.id } })).toMatchObject({ status: 404 })
  })

  test('are recognised by content, not by name: anything else is refused and leaves no file', async () => {
    const admin = await signedIn(server, { role: 'admin' })
    const before = (await admin.call(api.getSoul)).tracks.length
    for (const body of [Buffer.from('<html>not a sound</html>'), Buffer.from('fLaC and then nothing'), Buffer.alloc(0)]) {
      expect(await admin.fail(api.uploadTrack, { query: about, body: new Uint8Array(body) })).toMatchObject({
        status: 415,
        error: 'unsupported',
      })
    }
    expect(await admin.fail(api.uploadTrack, { query: { ...about, category: 'nowhere' }, body: tinyFlac() })).toMatchObject({ status: 404 })
    expect((await admin.call(api.getSoul)).tracks).toHaveLength(before)
    expect(await readdir(path.join(server.config.dataDir, 'cache', 'uploads'))).toEqual([])
  })
})
