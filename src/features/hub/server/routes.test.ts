import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { recordActivities, type Act } from '#platform/server/activity/activity.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn } from '#testing/make-user.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import { getHub } from '../contract.ts'
import { hubServer } from './feature.ts'

const TODAY = '2026-05-04'
let waiting: number | undefined
let mood: number | undefined
let chosen: string[] = []
const named = (id: string, more: Omit<ServerFeature, 'id'> = {}): ServerFeature => ({ id, ...more })
let server: TestServer

beforeAll(async () => {
  server = await testServer([
    hubServer,
    named('soul'),
    named('journal', { moodByDay: async (_app, _person, from) => (mood === undefined ? [] : [{ day: from, mood, n: 1 }]) }),
    named('habits', {
      hubCards: async () => (waiting === undefined ? [] : [{ feature: 'habits', card: 'due', data: { n: 1 }, waiting }]),
    }),
    named('welcome', { chosenAreas: async () => chosen }),
  ])
})
afterAll(() => server.close())

const act = (userId: string, kind: string, day: string): Act => ({
  userId,
  key: `test:${kind}:${day}`,
  kind,
  at: new Date(`${day}T09:00:00Z`),
  zone: 'UTC',
  localDay: day,
  amount: kind === 'listen' ? 600 : 1,
  unit: kind === 'listen' ? 'seconds' : 'count',
  points: 5,
})

async function person(acts: readonly [kind: string, daysAgo: number][] = []) {
  const me = await signedIn(server)
  await server.app.db.transaction((tx) =>
    recordActivities(
      tx,
      acts.map(([kind, ago]) => act(me.user.id, kind, addDays(TODAY, -ago))),
    ),
  )
  return me
}

test('a first day has zeroes, an empty week, and a first breath to begin with', async () => {
  const hub = await (await person()).call(getHub)
  expect(hub).toMatchObject({ today: TODAY, points: 0, minutesToday: 0, suggestion: 'begin', streak: { totalDays: 0 } })
  expect(hub.week.map(({ acts }) => acts)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('the suggestion follows from what the ledger, the mood and the cards say', async () => {
  const me = await person([['listen', 0], ['entry', 1]]) // prettier-ignore
  const suggested = async () => (await me.call(getHub)).suggestion
  expect(await suggested()).toBe('rest')
  waiting = 2
  expect(await suggested()).toBe('habit')
  mood = 1
  expect(await suggested()).toBe('breathe')
  chosen = ['habits', 'stargazing']
  expect(await suggested()).toBe('habit')
  chosen = ['stargazing']
  expect(await suggested()).toBe('breathe')
  waiting = undefined
  mood = undefined
  chosen = []
  const quiet = await person([['listen', 3], ['entry', 0]]) // prettier-ignore
  expect((await quiet.call(getHub)).suggestion).toBe('listen')
  const silent = await person([['listen', 1], ['entry', 7]]) // prettier-ignore
  expect((await silent.call(getHub)).suggestion).toBe('write')
})

test('ten years of history take the same few statements as a day', async () => {
  const count = async (me: Awaited<ReturnType<typeof person>>) => {
    await me.call(getHub)
    let statements = 0
    const { pool } = server.app.database
    const query = pool.query.bind(pool)
    pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
    await me.call(getHub)
    pool.query = query
    return statements
  }
  const day = await count(await person([['listen', 0]]))
  const decade = await count(await person(Array.from({ length: 3650 }, (_, ago) => ['listen', ago] as [string, number])))
  expect(day).toBe(2)
  expect(decade).toBe(day)
})
