import { describe, expect, test } from 'vitest'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../../contract.ts'
import { exportRecordCsv, getRecord, HISTORY_PAGE, listRecordItems } from '../../contract-record.ts'
import { soulServer } from '../feature.ts'
import { listeningSessions } from '../tables.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { healthExport, start, undone, upload } from './health.fixture.ts'

const server = sharedServer([soulServer])

const record = (me: SignedIn, year?: number) => me.call(getRecord, { query: year === undefined ? {} : { year } })
const items = (me: SignedIn, before?: string) => me.call(listRecordItems, { query: before === undefined ? {} : { before } })

async function listen(me: SignedIn, id: string, seconds: number) {
  const { sessionId } = await me.call(api.startPlaying, { params: { id } })
  server.clock.advance(seconds * 1000)
  await me.call(api.updateSession, { params: { id }, body: { sessionId, listeningSeconds: seconds } })
}

const FILE = healthExport([
  { at: '2025-03-01T06:00:00Z', minutes: 10 },
  // Another app recorded the same sitting, a little later.
  { at: '2025-03-01T06:00:30Z', minutes: 10, source: 'Uhr' },
  { at: '2025-03-02T06:00:00Z', minutes: 20 },
  { at: '2025-03-02T20:00:00Z', minutes: 5 },
  // Too short, a clock that was not stopped, and one in the future.
  { at: '2025-03-03T06:00:00Z', minutes: 0.05 },
  { at: '2025-03-03T06:00:00Z', minutes: 900 },
  { at: '2199-03-03T06:00:00Z', minutes: 10 },
])

describe('the record', () => {
  test('has listening by day and by session, with names and addresses, and the streak of the ledger', async () => {
    const [me, other] = [await signedIn(server, { zone: 'UTC' }), await signedIn(server)]
    await listen(me, 'night-rain', 240)
    await listen(me, 'timer-5-0-low-none', 200)
    const { days, streak, today, years, year } = await record(me)
    expect(days).toEqual([{ day: today, seconds: 440, imported: 0, times: 2 }])
    expect(streak).toMatchObject({ current: 1, totalDays: 1 })
    expect(years).toEqual([year])
    const page = await items(me)
    expect(page.next).toBeNull()
    expect(page.items).toMatchObject([
      { kind: 'track', title: 'Timer, 5 minutes', address: '/soul/timer?practice=timer-5-0-low-none', seconds: 200, day: today },
      { kind: 'track', title: 'Night rain', address: '/soul/track/night-rain', seconds: 240, day: today },
    ])
    expect([(await record(other)).days, (await items(other)).items]).toEqual([[], []])
  })

  test('goes back page by page, each session once', async () => {
    const me = await signedIn(server)
    const first = Date.parse('2024-05-01T08:00:00Z')
    const sessions = Array.from({ length: HISTORY_PAGE * 2 + 3 }, (_, n) => ({
      userId: me.user.id,
      id: uuidv7(),
      trackId: n % 5 === 0 ? 'gone-since' : 'night-rain',
      startedAt: new Date(first + n * 3_600_000),
      updatedAt: new Date(first + n * 3_600_000),
      seconds: 60 + n,
      points: 0,
      recordedSeconds: 0,
      recordedDay: null,
      milestones: [],
    }))
    await server.app.db.insert(listeningSessions).values(sessions)
    const seen: number[] = []
    for (let before: string | undefined; ;) {
      const page = await items(me, before)
      seen.push(...page.items.map(({ seconds }) => seconds))
      if (page.next === null) break
      before = page.next
    }
    expect(seen).toEqual(sessions.map(({ seconds }) => seconds).toReversed())
    expect((await items(me)).items.some(({ title, address }) => title === null && address === null)).toBe(true)
  })

  test('is exported as a table that includes imported sessions', async () => {
    const me = await signedIn(server, { zone: 'UTC' })
    await listen(me, 'night-rain', 240)
    const { id } = await upload(server, me, FILE)
    await start(server, me, id)
    const response = await me.call(exportRecordCsv)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await response.text()).trim().replaceAll('"', '').split(/\r?\n/)
    expect(lines[0]).toBe('date,start_utc,seconds,kind,title,track,source')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toBe('2025-03-01,2025-03-01T06:00:00.000Z,600,imported,,,Stille & Co')
    expect(lines[4]).toMatch(/,240,track,Night rain,night-rain,Fernwell$/)
  })
})

describe('mindful minutes of a health export', () => {
  test('are previewed, imported once even if the file is repeated, count as days without points, and can be undone', async () => {
    const me = await signedIn(server, { zone: 'Europe/Berlin' })
    const first = await upload(server, me, FILE)
    expect(first).toMatchObject({
      state: 'ready',
      source: 'apple-health',
      report: { total: 3, fresh: 3, overlapping: 1, unclear: 3, minutes: 35, from: '2025-03-01', to: '2025-03-02', isCut: false },
    })
    expect((await record(me, 2025)).days).toEqual([])
    expect(await start(server, me, first.id)).toMatchObject({ state: 'done', entries: 3 })
    const days = [
      { day: '2025-03-01', seconds: 600, imported: 600, times: 1 },
      { day: '2025-03-02', seconds: 1500, imported: 1500, times: 2 },
    ]
    const here = await record(me, 2025)
    expect(here).toMatchObject({ days, points: 0, streak: { totalDays: 2 } })
    expect(here.years).toContain(2025)
    expect((await items(me)).items.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['Stille & Co', 300],
      ['Stille & Co', 1200],
      ['Stille & Co', 600],
    ])

    const again = await upload(server, me, FILE)
    expect(again).toMatchObject({ report: { total: 3, fresh: 0 } })
    expect(await start(server, me, again.id)).toMatchObject({ state: 'done', entries: 0 })
    expect((await record(me, 2025)).days).toEqual(days)

    await undone(server, me, first.id)
    expect(await record(me, 2025)).toMatchObject({ days: [], streak: { totalDays: 0 } })
    const anew = await upload(server, me, FILE)
    await start(server, me, anew.id)
    expect((await record(me, 2025)).days).toEqual(days)
  })

  test('are imported up to the cut of a truncated file; a file of another kind is refused with a reason', async () => {
    const me = await signedIn(server)
    const cut = await upload(server, me, healthExport([{ at: '2025-06-01T06:00:00Z', minutes: 15 }], ' <Record type="HKCategoryTypeIden'))
    expect(cut).toMatchObject({ state: 'ready', report: { total: 1, isCut: true } })
    expect(await upload(server, me, '<gpx></gpx>')).toMatchObject({ state: 'failed', failure: 'unknown_format' })
  })
})
