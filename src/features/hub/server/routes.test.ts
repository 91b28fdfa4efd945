import { sql } from '#platform/server/db/drizzle.ts'
import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { recordActivities, type Act } from '#platform/server/activity/activity.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { FeatureCard } from '#platform/server/hub.ts'
import { eraseUser } from '#platform/server/person-data.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer, sharedServer, type TestServer } from '#testing/test-server.ts'
import { getHub } from '../contract.ts'
import { createHubServer } from './feature.ts'

const TODAY = '2026-05-04'
let waiting: number | undefined
let mood: number | undefined
let chosen: string[] = []
const named = (id: string, more: Omit<ServerFeature, 'id'> = {}): ServerFeature => ({ id, ...more })
const card = { card: 'due', data: { n: 1 }, region: 'main', rank: 30 } satisfies FeatureCard
/** Longer than any test, so that no test depends on the load of the machine. */
const PATIENT = 600_000
const server = sharedServer([
  createHubServer(PATIENT),
  named('soul', {
    suggestions: [
      { rule: 'begin', when: 'first', rank: 10, applies: ({ isNewcomer }) => isNewcomer },
      { rule: 'breathe', when: 'first', rank: 20, applies: (facts) => facts.mood !== null && facts.mood <= 2 },
      { rule: 'listen', when: 'in turn', rank: 10, applies: ({ daysSince }) => (daysSince('listen') ?? 3) >= 3 },
    ],
  }),
  named('journal', {
    services: { moodByDay: async (_app, _person, from) => (mood === undefined ? [] : [{ day: from, mood, n: 1 }]) },
    suggestions: [{ rule: 'write', when: 'in turn', rank: 20, applies: ({ daysSince }) => daysSince('entry') === null }],
  }),
  named('habits', {
    hubCards: { read: async () => (waiting === undefined ? [] : [{ ...card, waiting }]) },
    suggestions: [{ rule: 'habit', when: 'in turn', rank: 30, applies: (facts) => facts.waiting !== null && facts.waiting > 0 }],
  }),
  named('welcome', { services: { chosenAreas: async () => chosen } }),
  named('garden', { suggestions: [{ rule: 'rest', when: 'last', rank: 10, applies: () => true }] }),
])

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
  expect(hub).toMatchObject({
    today: TODAY,
    points: 0,
    minutesToday: 0,
    suggestion: { feature: 'soul', rule: 'begin' },
    streak: { totalDays: 0 },
  })
  expect(hub.week.map(({ acts }) => acts)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('the suggestion follows from the ledger, the mood and the cards', async () => {
  const me = await person([['listen', 0], ['entry', 1]]) // prettier-ignore
  const suggested = async () => (await me.call(getHub)).suggestion?.rule
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
  expect((await quiet.call(getHub)).suggestion?.rule).toBe('listen')
  const silent = await person([['listen', 1], ['entry', 7]]) // prettier-ignore
  expect((await silent.call(getHub)).suggestion?.rule).toBe('write')
})

/** Counts the statements that a piece of work executes. */
async function statementsOf({ app }: TestServer, work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const { pool } = app.database
  const query = pool.query.bind(pool)
  pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
  await work()
  pool.query = query
  return statements
}

test('ten years of history take the same few statements as a day', async () => {
  const count = async (me: Awaited<ReturnType<typeof person>>) => {
    await me.call(getHub)
    // The server's own worker asks the same pool for jobs now and then: the fewest of three are the request's.
    const counts: number[] = []
    for (let n = 0; n < 3; n++) counts.push(await statementsOf(server, () => me.call(getHub)))
    return Math.min(...counts)
  }
  const day = await count(await person([['listen', 0]]))
  const decade = await count(await person(Array.from({ length: 3650 }, (_, ago) => ['listen', ago] as [string, number])))
  // The totals and the days: some of these features define no version, so no versions are read.
  expect(day).toBe(2)
  expect(decade).toBe(day)
})

const version = 'select 1 where $1::uuid is not null'
const withCard = (id: string, read: () => Promise<FeatureCard[]>): ServerFeature => ({ id, hubCards: { version, read } })

test('an unchanged hub is answered from memory, by one statement for any number of features, until the account is deleted', async () => {
  let reads = 0
  const many = Array.from({ length: 20 }, (_, n) => withCard(`f${n}`, async () => (reads++, [{ ...card, data: { n } }])))
  const own = await ownServer([createHubServer(PATIENT), ...many], { worker: false })
  const me = await signedIn(own)
  const first = await me.call(getHub)
  expect(first.cards).toHaveLength(20)
  expect(await statementsOf(own, async () => expect(await me.call(getHub)).toEqual(first))).toBe(1)
  expect(reads).toBe(20)
  await own.app.db.transaction((tx) => recordActivities(tx, [act(me.user.id, 'listen', TODAY)]))
  expect(await me.call(getHub)).toMatchObject({ points: 5, minutesToday: 10 })
  expect(reads).toBe(40)
  await eraseUser(own.app, me.user.id)
  await me.call(getHub)
  expect(reads).toBe(60)
})

test('a feature that fails, and one that never answers, cost their cards and not the hub; they are asked again next time', async () => {
  let isBroken = true
  const own = await ownServer(
    [
      createHubServer(100),
      withCard('good', async () => [card]),
      withCard('broken', async () => (isBroken ? Promise.reject(new Error('no')) : [card])),
      withCard('silent', () => (isBroken ? new Promise(() => {}) : Promise.resolve([card]))),
    ],
    { worker: false },
  )
  const me = await signedIn(own)
  const hub = await me.call(getHub)
  expect(hub.cards.map(({ feature }) => feature)).toEqual(['good'])
  expect(hub.missing).toEqual(['broken', 'silent'])
  isBroken = false
  expect(await me.call(getHub)).toMatchObject({ missing: [], cards: [{ feature: 'good' }, { feature: 'broken' }, { feature: 'silent' }] })
})

test('a feature that does not answer after a change is named, and its newest cards are there once it answers', async () => {
  let isSilent = false
  let n = 1
  const read = async () => (isSilent ? new Promise<never>(() => {}) : [{ ...card, data: { n } }])
  const own = await ownServer([createHubServer(100), withCard('slow', read)], { worker: false })
  const me = await signedIn(own)
  await me.call(getHub)
  isSilent = true
  n = 2
  await own.app.db.transaction((tx) => recordActivities(tx, [act(me.user.id, 'listen', TODAY)]))
  expect(await me.call(getHub)).toMatchObject({ points: 5, missing: ['slow'], cards: [] })
  isSilent = false
  expect(await me.call(getHub)).toMatchObject({ missing: [], cards: [{ data: { n: 2 } }] })
})

test('thirty people who look at twenty features for the first time leave connections to others, and all get every card', async () => {
  const gate = Promise.withResolvers<void>()
  const busy = Promise.withResolvers<void>()
  let reading = 0
  let most = 0
  const many = Array.from({ length: 20 }, (_, n): ServerFeature => {
    const read = () =>
      own.app.db.transaction(async (tx) => {
        most = Math.max(most, ++reading)
        if (reading === 4) busy.resolve()
        await gate.promise
        await tx.execute(sql`select 1`)
        reading--
        return [{ ...card, data: { n } }]
      })
    return withCard(`f${n}`, read)
  })
  const own = await ownServer([createHubServer(PATIENT), ...many], { worker: false })
  const people = await Promise.all(Array.from({ length: 30 }, () => signedIn(own)))
  const answers = Promise.all(people.map((me) => me.call(getHub)))
  await busy.promise
  // The cards hold their connections until the gate opens; other requests still get one.
  await Promise.all(Array.from({ length: 20 }, () => own.app.db.execute(sql`select 1`)))
  gate.resolve()
  for (const hub of await answers) {
    expect(hub.missing).toEqual([])
    expect(hub.cards.map(({ data }) => data)).toEqual(many.map((_, n) => ({ n })))
  }
  expect(most).toBe(4)
})
