// The hub of a person with ten years of data against a person with one month: GET /api/hub on the server, and the time per feature.
import { addDays } from '#platform/contract/dates.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import { getHub } from '#features/hub/contract.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer, loadFigures } from './lib/bench-server.ts'
import { printCost } from './lib/cost.ts'
import { median, print, ratio, timed } from './lib/figures.ts'
import { liveLong } from './lib/long-life.ts'

const RUNS = 60
const GOAL_MS = 15
const TODAY = '2026-05-04'
const server = await benchServer({ now: () => new Date(`${TODAY}T18:00:00Z`) })
const { app } = server.running

/** A person with a number of days of listening, writing and thirty habits. */
async function person(days: number) {
  const { id } = await makeUser(app, { createdAt: new Date(`${addDays(TODAY, -days)}T08:00:00Z`) })
  return liveLong({ app, url: server.url }, id, { days, today: TODAY })
}

type Somebody = Awaited<ReturnType<typeof person>>
const [month, decade] = [await person(30), await person(3650)]
await app.db.execute('vacuum analyze')

const hub = ({ client }: Somebody) => client.call(getHub)
const statementsOf = async (who: Somebody) => {
  let statements = 0
  const { pool } = app.database
  const query = pool.query.bind(pool)
  pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
  await hub(who)
  pool.query = query
  return statements
}
const middle = async (work: () => Promise<unknown>) => median(await timed(RUNS, work))

const [short, long] = [await middle(() => hub(month)), await middle(() => hub(decade))]
const [few, many] = [await statementsOf(month), await statementsOf(decade)]
console.log('hub: ten years (3,650 days of listening, 10,000 entries, 30 habits) against one month')
print('GET /api/hub, ten years, median', `${long.toFixed(1)} ms`, { text: `< ${GOAL_MS} ms`, met: long < GOAL_MS })
print('the same, one month', `${short.toFixed(1)} ms`)
print('ten years : one month', ratio(long / short), { text: '< 2 ×', met: long / short < 2 })
print('statements, ten years (one month)', `${many} (${few})`)

const SECONDS = 5
const CONNECTIONS = 10
const NEWCOMERS = 500
const GOALS = { perSecond: 500, p99: 15, cpuMs: 1 }
const cookieOf = (token: string) => ({ cookie: `fernwell_session=${token}` })
const load = { url: `${server.url}/api/hub`, connections: CONNECTIONS }
for (const [title, who] of [
  ['a new account', await person(0)],
  ['ten years', decade],
] as const) {
  const people = [cookieOf(who.token)]
  await loadFigures({ ...load, people, seconds: 1 })
  await printCost(app, title, { ...load, people, seconds: SECONDS }, GOALS)
}

// Each feature is read for each of them: of newcomers, who get their keys by it, and of the same people after a restart.
const newcomers = await Promise.all(Array.from({ length: NEWCOMERS }, () => makeUser(app)))
const people = await Promise.all(newcomers.map(async ({ id }) => cookieOf((await app.sessions.create(app.db, id, 'Bench')).token)))
const each = { ...load, people, amount: NEWCOMERS, once: true } as const
await printCost(app, 'the first look of newcomers', each)
await Promise.all(newcomers.map(({ id }) => app.broadcast.publish('hub', id)))
await printCost(app, 'nothing of them in memory', each)

console.log('where it goes, each part alone, ten years')
const { id, person: who } = decade
const parts: Record<string, () => Promise<unknown>> = {
  'a request that asks for nothing (GET /api/user)': () => decade.client.fetch('/api/user'),
  'ledger: standing and seven days': () => Promise.all([standingOf(app.db, id, TODAY), dayTotals(app.db, id, addDays(TODAY, -6), TODAY)]),
  "today's mood": () => app.services.moodByDay(who, TODAY, TODAY),
  'chosen areas': () => app.services.chosenAreas(id),
}
const day = {
  today: TODAY,
  hour: 12,
  standing: await standingOf(app.db, id, TODAY),
  totals: await dayTotals(app.db, id, addDays(TODAY, -6), TODAY),
}
for (const { feature, value } of app.collect('hubCards')) parts[`cards of ${feature}`] = () => value.read(app, who, day)
for (const [name, work] of Object.entries(parts)) print(name, `${(await middle(work)).toFixed(1)} ms`)
await server.close()
