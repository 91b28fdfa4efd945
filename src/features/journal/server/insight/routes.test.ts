import { describe, expect, test } from 'vitest'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities } from '#platform/server/activity/activity.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { signedIn } from '#testing/make-user.ts'
import { testClock } from '#testing/test-clock.ts'
import { sharedServer } from '#testing/test-server.ts'
import { getInsight, MAX_FACTORS, MAX_INSIGHT_DAYS } from '../../contract/insight.ts'
import { insertActivity, insertEntries } from './insight.fixture.ts'
import { moodByDay } from './mood-by-day.ts'
import { insightRoutes } from './routes.ts'

const WALK = '01890000-0000-7000-8000-000000000001'
const RARE = '01890000-0000-7000-8000-000000000002'
const MISSING = '01890000-0000-7000-8000-000000000003'

const journal: ServerFeature = { id: 'journal', services: { moodByDay }, routes: insightRoutes }

/** A feature with one own factor, and one with a number of factors that a test sets. */
let extra: LocalDay[][] = []
const other: ServerFeature = {
  id: 'habits',
  insightFactors: async (_app, _person, from) => [
    { id: 'habits:floss', label: 'Floss', area: 'habits', days: Array.from({ length: 12 }, (_, i) => addDays(from, i * 3)) },
    ...extra.map((days, i) => ({ id: `habits:${i}`, label: `Habit ${i}`, area: 'habits', days })),
  ],
}

const TODAY = '2025-06-30'
const server = sharedServer([journal, other], { clock: testClock(new Date(`${TODAY}T15:00:00Z`)), worker: false })

const days = (n: number, last: LocalDay = TODAY) => Array.from({ length: n }, (_, i) => addDays(last, i + 1 - n))

describe('Insight', () => {
  test('answers for an empty journal: no days, no means, nothing to compare', async () => {
    const person = await signedIn(server)
    const insight = await person.call(getInsight, { query: {} })
    expect(insight).toMatchObject({ from: TODAY, to: TODAY, firstDay: null, days: [], associations: [] })
    expect(insight.volatility).toEqual({ mssd: null, rmssd: null, pairs: 0, possible: 0 })
    expect(insight.byWeekday).toHaveLength(7)
    expect(insight.byHour).toHaveLength(24)
    expect(insight.notYet).toContainEqual({ factorId: 'habits:floss', nWith: 0, nWithout: 0 })
  })

  test('shows moods by day, level, weekday, hour and season, without entries in the trash, erased ones and those of others', async () => {
    const person = await signedIn(server)
    const stranger = await signedIn(server)
    await insertEntries(server.app, stranger.user.id, [{ day: '2025-06-02', mood: 1 }])
    await insertEntries(server.app, person.user.id, [
      { day: '2025-06-02', mood: 2, words: 10, photos: 1 },
      // 23:30 on Monday in Auckland.
      { day: '2025-06-02', mood: 5, at: '2025-06-02T11:30:00Z', zone: 'Pacific/Auckland' },
      { day: '2025-06-03', mood: 3, hard: true },
      { day: '2025-06-10', mood: null, words: 5 },
      // Noon in Auckland, where it is winter.
      { day: '2025-06-11', mood: 4, at: '2025-06-11T00:00:00Z', zone: 'Pacific/Auckland' },
      { day: '2025-06-12', mood: 1, trashed: true },
      { day: '2025-06-13', mood: 1, erased: true },
    ])
    const insight = await person.call(getInsight, { query: { from: '2025-06-01', to: '2025-06-30' } })
    expect(insight.days.map(({ day, mood, n }) => [day, mood, n])).toEqual([
      ['2025-06-02', 3.5, 2],
      ['2025-06-03', 3, 1],
      ['2025-06-11', 4, 1],
    ])
    expect(insight.distribution.map(({ n }) => n)).toEqual([0, 1, 1, 1, 1])
    expect(insight.byWeekday[0]).toEqual({ key: 1, mean: 3.5, n: 1 })
    expect(insight.byHour[23]).toEqual({ key: 23, mean: 5, n: 1 })
    expect(insight.byHour[12]).toEqual({ key: 12, mean: 3, n: 3 })
    expect(insight.bySeason.find(({ key }) => key === 'winter')!.n).toBe(1)
    expect(insight.volatility).toEqual({ mssd: 0.25, rmssd: 0.5, pairs: 1, possible: 9 })
    expect(insight.counts).toEqual({ days: 30, moodDays: 3, moods: 4, entryDays: 4, entries: 5, words: 15, photos: 1 })
    expect(insight.firstDay).toBe('2025-06-02')
  })

  test('finds associations of better days with activities, other areas and kinds of acts, and names those with too few days', async () => {
    const person = await signedIn(server)
    await insertActivity(server.app, person.user.id, WALK, 'Walk')
    await insertActivity(server.app, person.user.id, RARE, 'Opera')
    const random = xoshiro128('diary')
    const year = days(365)
    const walked = new Set(year.filter(() => random.next() < 0.4))
    const listened = year.filter(() => random.next() < 0.3)
    await insertEntries(
      server.app,
      person.user.id,
      year.map((day, i) => ({
        day,
        mood: Math.max(1, Math.min(5, Math.round(3 + 0.7 * random.normal() + (walked.has(day) ? 0.8 : 0)))),
        activities: [...(walked.has(day) ? [WALK] : []), ...(i < 3 ? [RARE] : []), MISSING],
      })),
    )
    await recordActivities(
      server.app.db,
      [...listened, ...listened].map((day, i) => {
        const kind = i < listened.length ? 'listen' : 'entry'
        return {
          userId: person.user.id,
          key: `x:${i}`,
          kind,
          at: new Date(`${day}T10:00:00Z`),
          zone: 'UTC',
          localDay: day,
          amount: 60,
          unit: 's',
          points: 0,
        }
      }),
    )
    const insight = await person.call(getInsight, { query: { from: year[0], to: TODAY } })
    expect(insight.factors.map(({ id, label, area }) => [id, label, area]).sort()).toEqual([
      ['habits:floss', 'Floss', 'habits'],
      [`journal:${WALK}`, 'Walk', 'journal'],
      [`journal:${RARE}`, 'Opera', 'journal'],
      ['ledger:listen', 'listen', 'ledger'],
    ])
    const walk = insight.associations.find(({ factorId, timing }) => factorId === `journal:${WALK}` && timing === 'same')!
    expect(walk).toMatchObject({ nWith: walked.size })
    expect(walk.difference).toBeGreaterThan(0.5)
    expect(walk.low!).toBeGreaterThan(0)
    expect(walk.q).toBeLessThan(0.05)
    expect(insight.associations.filter(({ factorId }) => factorId === 'ledger:listen')).toHaveLength(3)
    expect(insight.notYet).toEqual([{ factorId: `journal:${RARE}`, nWith: 3, nWithout: 362 }])
    expect(await person.call(getInsight, { query: { from: year[0], to: TODAY } })).toEqual(insight)
  })

  test('compares at most sixty factors and reports how many it left out', async () => {
    const person = await signedIn(server)
    await insertEntries(
      server.app,
      person.user.id,
      days(40).map((day, i) => ({ day, mood: 2 + (i % 3) })),
    )
    extra = Array.from({ length: MAX_FACTORS + 4 }, (_, i) => days(20).slice(i % 4))
    const insight = await person.call(getInsight, { query: {} })
    extra = []
    expect(insight.factors).toHaveLength(MAX_FACTORS)
    expect(insight.leftOut).toBe(5)
  })

  test('looks at ten years at most, and answers them with the same number of statements as a month', async () => {
    const person = await signedIn(server)
    await insertEntries(server.app, person.user.id, [
      { day: '1990-01-01', mood: 4 },
      ...days(4000).map((day, i) => ({ day, mood: 1 + (i % 5) })),
    ])
    // The first call also loads the session.
    await person.call(getInsight, { query: { from: TODAY } })
    const statements: number[] = []
    const { pool } = server.app.database
    for (const from of [addDays(TODAY, -30), '1990-01-01']) {
      const query = pool.query.bind(pool)
      const counts: number[] = []
      // Of three, because a background statement of the process may fall into one.
      for (let nth = 0; nth < 3; nth++) {
        let count = 0
        pool.query = ((...args: unknown[]) => (count++, (query as (...all: unknown[]) => unknown)(...args))) as never
        try {
          const insight = await person.call(getInsight, { query: { from } })
          expect(insight.firstDay).toBe('1990-01-01')
          expect(insight.counts.days).toBeLessThanOrEqual(MAX_INSIGHT_DAYS)
        } finally {
          pool.query = query as never
        }
        counts.push(count)
      }
      statements.push(Math.min(...counts))
    }
    expect(statements[0]).toBeGreaterThan(2)
    expect(statements[0]).toBeLessThan(10)
    expect(statements[1]).toBe(statements[0])
  })

  test('refuses a stretch that ends before it begins, days that are none, and strangers', async () => {
    const person = await signedIn(server)
    expect(await person.fail(getInsight, { query: { from: '2025-06-02', to: '2025-06-01' } })).toMatchObject({ status: 400 })
    expect(await person.fail(getInsight, { query: { from: '2025-02-30' } })).toMatchObject({ status: 400 })
    expect(await person.fail(getInsight, { query: { from: '0000-01-01' } })).toMatchObject({ status: 400 })
    expect(await person.call(getInsight, { query: { from: '0001-01-01', to: '0002-01-01' } })).toMatchObject({ days: [] })
    expect(await server.client().fail(getInsight, { query: {} })).toMatchObject({ status: 401 })
  })
})

describe('Mood by day, for other features', () => {
  test('is the mean and number of each day’s moods, in order, within the requested days', async () => {
    const { user } = await signedIn(server)
    await insertEntries(server.app, user.id, [
      { day: '2025-06-03', mood: 4 },
      { day: '2025-06-01', mood: 2 },
      { day: '2025-06-01', mood: 5 },
      { day: '2025-06-02', mood: null },
      { day: '2025-07-01', mood: 1 },
    ])
    const person = { id: user.id } as Person
    expect(await server.app.services.moodByDay(person, '2025-06-01', TODAY)).toEqual([
      { day: '2025-06-01', mood: 3.5, n: 2 },
      { day: '2025-06-03', mood: 4, n: 1 },
    ])
  })
})
