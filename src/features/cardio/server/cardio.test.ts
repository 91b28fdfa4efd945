import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import { cancelImport } from '#platform/contract/import-endpoints.ts'
import { loop } from '../engine/tracks.fixture.ts'
import { cardioServer } from './feature.ts'
import { gpxOf, indoorTcx, start, undone, upload } from './transfer/importing.fixture.ts'

const server = sharedServer([cardioServer])

const HOUR = 3_600_000
const points = loop({ speed: 2.8, metres: 6000, every: 5, bpm: (t) => 130 + t / 100, ele: (share) => 60 * Math.sin(share * 3) })

function fields(change: Partial<api.SessionFields> = {}): api.SessionFields {
  const startedAt = new Date(server.clock.now().getTime() - 3 * HOUR).toISOString()
  return { kind: 'run', effort: 'vigorous', startedAt, zone: 'UTC', seconds: 1800, metres: 5000, bpm: null, name: '', note: '', ...change }
}

/** Number of cardio acts in the ledger, and their seconds. */
async function acts(userId: string) {
  const sql =
    "select coalesce(sum(count), 0)::int as n, coalesce(sum(amount), 0)::int as seconds from activity_acts where user_id = $1 and kind = 'cardio'"
  return (await server.app.database.pool.query<{ n: number; seconds: number }>(sql, [userId])).rows[0]!
}
const names = async (me: SignedIn) => (await me.call(api.getCardio)).sessions.map(({ name }) => name)

describe('a session', () => {
  test('is written, sent again, changed, deleted and restored, and counts once with its current values', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    const put = () => me.call(api.putCardioSession, { params, body: fields() })
    // Two concurrent requests, then a repeated one.
    await Promise.all([put(), put()])
    await put()
    expect(await acts(me.user.id)).toEqual({ n: 1, seconds: 1800 })
    await me.call(api.putCardioSession, { params, body: fields({ seconds: 2400, effort: 'moderate' }) })
    expect(await acts(me.user.id)).toEqual({ n: 1, seconds: 2400 })
    expect((await me.call(api.getCardio)).weeks).toMatchObject([
      { seconds: { light: 0, moderate: 2400, vigorous: 0 }, metres: 5000, sessions: 1 },
    ])
    for (let time = 0; time < 2; time++) await me.call(api.deleteCardioSession, { params })
    expect([await acts(me.user.id), (await me.call(api.getCardio)).weeks]).toEqual([{ n: 0, seconds: 0 }, []])
    expect(await me.fail(api.getCardioSession, { params })).toMatchObject({ status: 404, reason: 'cardio.not_here' })
    expect(await me.fail(api.putCardioSession, { params, body: fields() })).toMatchObject({ status: 404, reason: 'cardio.taken_away' })
    const removed = async () => (await me.call(api.listCardioSessions, { query: { which: 'deleted' } })).sessions.map(({ id }) => id)
    expect([await removed(), (await me.call(api.listCardioSessions, { query: {} })).sessions]).toEqual([[params.id], []])
    for (let time = 0; time < 2; time++) await me.call(api.restoreCardioSession, { params })
    expect(await acts(me.user.id)).toEqual({ n: 1, seconds: 2400 })
    expect(await removed()).toEqual([])
  })

  test('counts on the day on which it began, in its time zone; before the start of the day that is yesterday', async () => {
    const me = await signedIn(server)
    const day = async (startedAt: string, zone: string) =>
      (await me.call(api.putCardioSession, { params: { id: uuidv7() }, body: fields({ startedAt, zone, seconds: 30 * 3600 }) })).day
    // The night of the change to summer time, and a session that began in Auckland.
    expect(await day('2026-03-29T00:30:00Z', 'Europe/Berlin')).toBe('2026-03-28')
    expect(await day('2026-03-29T03:30:00Z', 'Europe/Berlin')).toBe('2026-03-29')
    expect(await day('2026-03-28T18:00:00Z', 'Pacific/Auckland')).toBe('2026-03-29')
  })

  test('with impossible values is refused with a reason and not saved', async () => {
    const me = await signedIn(server)
    const refused = async (change: object) =>
      (await me.fail(api.putCardioSession, { params: { id: uuidv7() }, body: { ...fields(), ...change } as never })).status
    for (const change of [
      { seconds: 0 },
      { seconds: 49 * 3600 },
      { metres: -5 },
      { metres: 1e9 },
      { bpm: 900 },
      { kind: 'fly' },
      { zone: 'Moon/Base' },
    ])
      expect([change, await refused(change)]).toEqual([change, 400])
    const ahead = { startedAt: new Date(server.clock.now().getTime() + 48 * HOUR).toISOString() }
    expect(await me.fail(api.putCardioSession, { params: { id: uuidv7() }, body: fields(ahead) })).toMatchObject({
      reason: 'cardio.in_future',
    })
    expect(await names(me)).toEqual([])
  })

  test('is not accessible to others, and its texts and route are unreadable in the database', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    await start(server, me, (await upload(server, me, gpxOf(points, { start: Date.UTC(2026, 3, 2, 8), name: 'Secret heath' }), 'a.gpx')).id)
    const [session] = (await me.call(api.getCardio)).sessions
    expect(session!.name).toBe('Secret heath')
    const params = { id: session!.id }
    expect(await other.fail(api.getCardioSession, { params })).toMatchObject({ status: 404 })
    expect(await other.fail(api.getCardioFile, { params: { ...params, format: 'gpx' } })).toMatchObject({ status: 404 })
    await other.call(api.deleteCardioSession, { params })
    expect(await names(me)).toEqual(['Secret heath'])
    const { rows } = await server.app.database.pool.query<{ all: string }>(
      'select s::text || t::text as all from cardio_sessions s join cardio_tracks t on t.user_id = s.user_id and t.session_id = s.id where s.user_id = $1',
      [me.user.id],
    )
    const text = rows[0]!.all
    for (const private_ of ['Secret', '52.5', Buffer.from('Secret').toString('hex'), Buffer.from('"lat"').toString('hex')])
      expect(text).not.toContain(private_)
  })

  test('adds muscle load for other features until it is deleted', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    await me.call(api.putCardioSession, { params, body: fields({ seconds: 3600 }) })
    const loads = () => server.app.services.muscleLoads({ id: me.user.id } as never, new Date(server.clock.now().getTime() - 168 * HOUR))
    expect(await loads()).toMatchObject([{ muscles: { calves: 6.4 } }])
    await me.call(api.deleteCardioSession, { params })
    expect(await loads()).toEqual([])
  })

  test('is listed page by page, newest first', async () => {
    const me = await signedIn(server)
    const base = server.clock.now().getTime() - 400 * HOUR
    for (let n = 0; n < api.PAGE + 5; n++)
      await me.call(api.putCardioSession, {
        params: { id: uuidv7() },
        body: fields({ name: `n${n}`, startedAt: new Date(base + n * HOUR).toISOString() }),
      })
    const first = await me.call(api.getCardio)
    expect([first.sessions.length, first.sessions[0]!.name]).toEqual([api.PAGE, `n${api.PAGE + 4}`])
    const rest = await me.call(api.listCardioSessions, { query: { before: first.next! } })
    expect([rest.sessions.map(({ name }) => name), rest.next]).toEqual([['n4', 'n3', 'n2', 'n1', 'n0'], null])
  })
})

describe('zones', () => {
  test('are saved as the person sets them, and refused where they are impossible', async () => {
    const me = await signedIn(server)
    await me.call(api.putCardioSettings, { body: { method: 'own', max: 180, rest: 50, own: [100, 120, 140, 160, 175] } })
    expect((await me.call(api.getCardio)).settings).toMatchObject({ method: 'own', own: [100, 120, 140, 160, 175] })
    const put = (body: api.CardioSettings) => me.fail(api.putCardioSettings, { body })
    expect(await put({ method: 'own', max: null, rest: null, own: [100, 90, 140, 160, 175] })).toMatchObject({ status: 400 })
    expect(await put({ method: 'reserve', max: 110, rest: 115, own: null })).toMatchObject({ status: 400 })
  })
})

describe('recordings', () => {
  test('are previewed, imported, shown, downloaded, and removed for good by an undo', async () => {
    const me = await signedIn(server)
    const began = Date.UTC(2026, 3, 20, 6, 30)
    const looked = await upload(server, me, gpxOf(points, { start: began, name: 'Round the park' }), 'park.gpx')
    expect(looked).toMatchObject({ state: 'ready', report: { total: 1, fresh: 1, kindless: 0, cut: 0, unreadTotal: 0 } })
    expect(await names(me)).toEqual([])
    expect(await start(server, me, looked.id)).toMatchObject({ state: 'done', entries: 1 })
    const [session] = (await me.call(api.getCardio)).sessions
    expect(session).toMatchObject({ kind: 'run', source: 'gpx', hasTrack: true, zone: 'Europe/Berlin', day: '2026-04-20', seconds: 2143 })
    await me.call(api.putCardioSettings, { body: { method: 'max', max: 190, rest: null, own: null } })
    const { analysis, limits, energy } = await me.call(api.getCardioSession, { params: { id: session!.id } })
    expect(limits).toEqual([95, 114, 133, 152, 171])
    expect(analysis!.route!.points.length).toBeGreaterThan(30)
    expect(analysis!.splits.km.length).toBe(Math.ceil(analysis!.metres! / 1000 - 0.01))
    expect(analysis!.zones!.reduce((sum, seconds) => sum + seconds, 0)).toBe(2143)
    expect(analysis!.decoupling).toBeGreaterThan(0.03)
    // Without a weight there is no energy.
    expect(energy).toMatchObject({ kg: null, met: null, heart: null })

    for (const format of ['gpx', 'tcx', 'fit'] as const) {
      const given = (await me.call(api.getCardioFile, { params: { id: session!.id, format } })) as unknown as Response
      const again = await upload(server, me, new Uint8Array(await given.arrayBuffer()), `again.${format}`)
      expect([format, again.report]).toMatchObject([format, { total: 1, fresh: 0 }])
      await me.call(cancelImport, { params: { id: again.id } })
    }

    await undone(server, me, looked.id)
    expect([await names(me), await acts(me.user.id)]).toEqual([[], { n: 0, seconds: 0 }])
    const { rows } = await server.app.database.pool.query('select 1 from cardio_tracks where user_id = $1', [me.user.id])
    expect(rows).toEqual([])
    // The same file can be imported again.
    const third = await upload(server, me, gpxOf(points, { start: began }), 'park.gpx')
    expect(await start(server, me, third.id)).toMatchObject({ entries: 1 })
    expect((await acts(me.user.id)).n).toBe(1)
  })

  test('of a zip are imported once each, truncated ones as far as possible, and unreadable files are listed', async () => {
    const me = await signedIn(server)
    const at = (day: number) => Date.UTC(2026, 1, day, 7)
    const cut = gpxOf(points, { start: at(3), name: 'Cut' })
    const zip = zipSync({
      'activities/1.gpx': strToU8(gpxOf(points, { start: at(1) })),
      'activities/1 again.gpx': strToU8(gpxOf(points, { start: at(1) + 20_000 })),
      'activities/2.tcx': strToU8(indoorTcx(at(2))),
      'activities/3.gpx': strToU8(cut.slice(0, cut.length / 2)),
      'activities/4.gpx': strToU8(gpxOf(points, { start: at(4), type: '' })),
      'activities/plan.gpx': strToU8('<gpx><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/></trkseg></trk></gpx>'),
      'activities/5.fit': new Uint8Array(300).fill(9),
      'profile.csv': strToU8('a,b'),
    })
    const looked = await upload(server, me, zip, 'everything.zip')
    expect(looked.report).toMatchObject({ total: 5, fresh: 4, kindless: 1, cut: 1, unreadTotal: 2 })
    expect(looked.report!.unread.map(({ path, problem }) => [path, problem])).toEqual([
      ['activities/5.fit', 'broken'],
      ['activities/plan.gpx', 'no_times'],
    ])
    expect(await start(server, me, looked.id, { kind: 'hike' })).toMatchObject({ state: 'done', entries: 4 })
    const { sessions } = await me.call(api.getCardio)
    expect(sessions.map(({ kind, hasTrack }) => [kind, hasTrack])).toEqual([
      ['hike', true],
      ['run', true],
      ['ride', true],
      ['run', true],
    ])
    const indoor = await me.call(api.getCardioSession, { params: { id: sessions[2]!.id } })
    expect(indoor.analysis).toMatchObject({ route: null, metres: 9600 })
    // The same zip adds nothing the second time; an undo keeps a session that the person changed.
    const twice = await upload(server, me, zip, 'everything.zip')
    expect(twice.report).toMatchObject({ fresh: 0 })
    const { id, day: _d, source: _s, hasTrack: _t, ...own } = sessions[0]!
    await me.call(api.putCardioSession, { params: { id }, body: { ...own, name: 'Mine now' } })
    await undone(server, me, looked.id)
    expect(await names(me)).toEqual(['Mine now'])
  })

  test('that are unreadable fail with a reason', async () => {
    const me = await signedIn(server)
    expect(await upload(server, me, zipSync({ 'a.txt': strToU8('no') }), 'a.zip')).toMatchObject({
      state: 'failed',
      failure: 'unknown_format',
    })
    expect((await upload(server, me, 'hello', 'a.gpx')).report).toMatchObject({ total: 0, unread: [{ problem: 'unknown' }] })
  })
})
