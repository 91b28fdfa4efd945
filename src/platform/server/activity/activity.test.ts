import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { sharedServer } from '#testing/test-server.ts'
import { makeUser } from '#testing/make-user.ts'
import { dayTotals, recordActivities, recordActivity, standingOf, undoActivity, type Act } from './activity.ts'
import { currentStreak, streakOf } from './streak.ts'

const server = sharedServer([], { worker: false })

function act(userId: string, localDay: string, extra: Partial<Act> = {}): Act {
  return {
    userId,
    key: `test:${uuidv7()}`,
    kind: 'listen',
    at: new Date(`${localDay}T12:00:00Z`),
    zone: 'UTC',
    localDay,
    amount: 60,
    unit: 'seconds',
    points: 2,
    ...extra,
  }
}

const record = (acts: Act[]) => server.app.db.transaction((tx) => recordActivities(tx, acts))

describe('the activity ledger', () => {
  test('adds up points, days and streak', async () => {
    const { id } = await makeUser(server.app)
    await record([
      act(id, '2026-05-01'),
      act(id, '2026-05-02'),
      act(id, '2026-05-02', { kind: 'habit', unit: 'times', amount: 1, points: 5 }),
    ])
    expect(await standingOf(server.app.db, id, '2026-05-02')).toEqual({
      points: 9,
      streak: { current: 2, longest: 2, totalDays: 2, restsLeft: 2 },
    })
    expect(await dayTotals(server.app.db, id, '2026-05-02', '2026-05-02')).toEqual([
      { localDay: '2026-05-02', kind: 'habit', acts: 1, amount: 1, unit: 'times', points: 5 },
      { localDay: '2026-05-02', kind: 'listen', acts: 1, amount: 60, unit: 'seconds', points: 2 },
    ])
  })

  test('counts an act once, however often and however concurrently it is sent', async () => {
    const { id } = await makeUser(server.app)
    const same = act(id, '2026-05-01')
    const results = await Promise.all(Array.from({ length: 12 }, () => server.app.db.transaction((tx) => recordActivity(tx, same))))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await standingOf(server.app.db, id, '2026-05-01')).points).toBe(2)
    expect((await record([same, same])).size).toBe(0)
  })

  test('loses nothing when many acts of several people arrive at once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => makeUser(server.app)))
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        record(people.toReversed().map(({ id }) => act(id, addDays('2026-05-01', i % 10), { points: 1 }))),
      ),
    )
    for (const { id } of people) {
      expect(await standingOf(server.app.db, id, '2026-05-10')).toEqual({
        points: 30,
        streak: { current: 10, longest: 10, totalDays: 10, restsLeft: 2 },
      })
    }
  })

  test('takes an act back, once, and with it the day it made', async () => {
    const { id } = await makeUser(server.app)
    const middle = act(id, '2026-05-04')
    await record([act(id, '2026-05-01'), act(id, '2026-05-07'), middle])
    expect((await standingOf(server.app.db, id, '2026-05-07')).streak).toMatchObject({ current: 1, totalDays: 3 })
    const undo = () => server.app.db.transaction((tx) => undoActivity(tx, id, middle.key))
    expect(await undo()).toBe(true)
    expect(await undo()).toBe(false)
    expect(await standingOf(server.app.db, id, '2026-05-07')).toMatchObject({ points: 4, streak: { current: 1, totalDays: 2 } })
    expect(await server.app.db.transaction((tx) => undoActivity(tx, id, 'test:unknown'))).toBe(false)
  })

  test('gives the same totals and streak in any order of arrival of the acts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.integer()),
        async (offsets, mix) => {
          const [a, b] = await Promise.all([makeUser(server.app), makeUser(server.app)])
          const acts = offsets.map((offset) => act('', addDays('2026-05-01', offset), { points: offset }))
          for (const one of acts) await record([{ ...one, userId: a.id }])
          const shuffled = acts.map((one) => ({ one, at: mix.next().value })).sort((x, y) => x.at - y.at)
          for (const { one } of shuffled) await record([{ ...one, userId: b.id }])
          const today = addDays('2026-05-01', 26)
          const standing = await standingOf(server.app.db, a.id, today)
          expect(await standingOf(server.app.db, b.id, today)).toEqual(standing)
          const streak = streakOf(acts.map((one) => one.localDay).sort())
          expect(standing.streak).toMatchObject({
            current: currentStreak(streak, today),
            longest: streak.longest,
            totalDays: offsets.length,
          })
        },
      ),
      { numRuns: 12 },
    )
  })

  test("keeps one person's acts out of another's sums", async () => {
    const [a, b] = await Promise.all([makeUser(server.app), makeUser(server.app)])
    await record([act(a.id, '2026-05-01', { key: 'test:same' })])
    expect(await standingOf(server.app.db, b.id, '2026-05-01')).toMatchObject({ points: 0 })
    expect((await record([act(b.id, '2026-05-01', { key: 'test:same' })])).size).toBe(1)
  })
})

describe("a person's day", () => {
  test('begins at their own hour, also where the clocks change', () => {
    expect(localDayOf(new Date('2026-05-02T01:30:00Z'), 'Europe/Berlin', 240)).toBe('2026-05-01')
    expect(localDayOf(new Date('2026-05-02T02:00:00Z'), 'Europe/Berlin', 240)).toBe('2026-05-02')
    // 29 March 2026: 02:00 becomes 03:00 in Berlin; 25 October: 03:00 becomes 02:00.
    expect(localDayOf(new Date('2026-03-29T01:59:00Z'), 'Europe/Berlin', 240)).toBe('2026-03-28')
    expect(localDayOf(new Date('2026-03-29T02:00:00Z'), 'Europe/Berlin', 240)).toBe('2026-03-29')
    expect(localDayOf(new Date('2026-10-25T02:59:00Z'), 'Europe/Berlin', 240)).toBe('2026-10-24')
    expect(localDayOf(new Date('2026-10-25T03:00:00Z'), 'Europe/Berlin', 240)).toBe('2026-10-25')
  })

  test('never goes backwards as time goes on in one place, and moves by one day at most', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 720 }),
        fc.date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 3600 * 6 }),
        (zone, dayStart, at, seconds) => {
          const before = localDayOf(at, zone, dayStart)
          const after = localDayOf(new Date(at.getTime() + seconds * 1000), zone, dayStart)
          expect(after === before || after === addDays(before, 1)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
