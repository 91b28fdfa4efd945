// The hub of somebody with ten years of everything against somebody with one month: GET /api/hub on the server, and where its time goes.
import process from 'node:process'
import { addDays } from '#platform/contract/dates.ts'
import type { EntryData } from '#features/journal/contract/records.ts'
import { defaultsOf } from '#features/journal/record-defaults.ts'
import { putRecords, type WholeRecord } from '#features/journal/server/sync/push.ts'
import { dayTotals, recordActivities, standingOf, type Act } from '#platform/server/activity/activity.ts'
import { dailyMoods } from '#platform/server/day-facts.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { testClient } from '#testing/test-client.ts'
import { putHabit, sendMarks, type HabitFields } from '#features/habits/contract.ts'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { getHub } from '#features/hub/contract.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer, loadFigures } from './lib/bench-server.ts'
import { databaseCpuMs } from './lib/database-cpu.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const RUNS = 60
const GOAL_MS = 15
const HABITS = 30
const ENTRIES_A_DAY = 10_000 / 3650
const TODAY = '2026-05-04'
const server = await benchServer({ now: () => new Date(`${TODAY}T18:00:00Z`) })
const { app } = server.running

const habitOf = (n: number): HabitFields => ({
  name: `Habit ${n}`,
  ...PLAIN_HABIT,
  schedule: n % 3 === 0 ? { kind: 'perDays', times: 3, days: 7 } : { kind: 'daily' },
  order: n,
  startDay: addDays(TODAY, -3650),
})

/** Somebody with so many days of listening, writing and thirty habits behind them. */
async function person(days: number) {
  const { id } = await makeUser(app, { createdAt: new Date(`${addDays(TODAY, -days)}T08:00:00Z`) })
  const { token, sessionId } = await app.sessions.create(app.db, id, 'Bench')
  const client = testClient(server.url)
  client.cookies.set('fernwell_session', token)

  const acts = Array.from({ length: days }, (_, ago): Act => {
    const localDay = addDays(TODAY, -ago)
    const at = new Date(`${localDay}T09:00:00Z`)
    return { userId: id, key: `soul:bench:${ago}`, kind: 'listen', at, zone: 'UTC', localDay, amount: 600, unit: 'seconds', points: 5 }
  })
  for (let n = 0; n < acts.length; n += 500) await app.db.transaction((tx) => recordActivities(tx, acts.slice(n, n + 500)))

  const author = { id, sessionId, zone: 'UTC', dayStart: 240, locale: 'en' }
  const records = Array.from({ length: Math.round(days * ENTRIES_A_DAY) }, (_, n): WholeRecord<'entry'> => {
    const localDay = addDays(TODAY, -(n % days))
    const when = { at: `${localDay}T10:00:00.000Z`, zone: 'UTC', localDay }
    const body = `A day like many, with rain before noon and light after it. ${n} `.repeat(24)
    const data = {
      ...(defaultsOf('entry') as EntryData),
      when,
      createdAt: when.at,
      title: `Day ${n}`,
      body,
      mood: { level: 3 + (n % 3), moodId: null },
    }
    return { kind: 'entry', id: uuidv7(), data: data as EntryData }
  })
  for (let n = 0; n < records.length; n += 500) await putRecords(app, author, records.slice(n, n + 500))

  // A year of marks at most: reading looks no further back than a schedule does, and entering ten years takes minutes.
  for (let n = 0; n < (days > 0 ? HABITS : 0); n++) {
    const habitId = uuidv7()
    await client.call(putHabit, { params: { id: habitId }, body: habitOf(n) })
    const marked = Array.from({ length: Math.min(days, 200) }, (_, ago) => addDays(TODAY, -ago - (n % 2)))
    const marks = marked.map((day) => ({
      id: uuidv7(),
      habitId,
      day,
      at: `${day}T09:00:00.000Z`,
      change: { op: 'set' as const, value: 1 },
    }))
    await client.call(sendMarks, { body: { marks } })
  }
  const found = await app.sessions.person(token)
  return { id, client, person: found! }
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
/** Milliseconds of CPU that one answer costs the app and the database, under load from another process. */
async function cpuOf(who: Somebody, title: string) {
  const people = [{ cookie: `fernwell_session=${who.client.cookies.get('fernwell_session')}`, sessionId: '' }]
  const load = { url: `${server.url}/api/hub`, connections: CONNECTIONS, people }
  await loadFigures({ ...load, seconds: 1 })
  const [app0, database0] = [process.cpuUsage(), await databaseCpuMs(app)]
  const { perSecond, p99 } = await loadFigures({ ...load, seconds: SECONDS })
  const { user, system } = process.cpuUsage(app0)
  const answers = perSecond * SECONDS
  const [ofApp, ofDatabase] = [(user + system) / 1000 / answers, ((await databaseCpuMs(app)) - database0) / answers]
  print(`${title}: answers/s at ${CONNECTIONS} connections`, perSecond.toFixed(0), { text: '≥ 1,500', met: perSecond >= 1500 })
  print('  of a hundred answers, ninety-nine within', `${p99} ms`, { text: '≤ 15 ms', met: p99 <= 15 })
  print('  CPU of the app, of the database, for one', `${ofApp.toFixed(2)}, ${ofDatabase.toFixed(2)} ms`, {
    text: '≤ 1 ms together',
    met: ofApp + ofDatabase <= 1,
  })
}
await cpuOf(await person(0), 'a new account')
await cpuOf(decade, 'ten years')

console.log('where it goes, each part alone, ten years')
const { id, person: who } = decade
const parts: Record<string, () => Promise<unknown>> = {
  'a request that asks for nothing (GET /api/user)': () => decade.client.fetch('/api/user'),
  'ledger: standing and seven days': () => Promise.all([standingOf(app.db, id, TODAY), dayTotals(app.db, id, addDays(TODAY, -6), TODAY)]),
  "today's mood": () => dailyMoods(app, who, TODAY, TODAY),
  'chosen areas': () => Promise.all(app.collect('chosenAreas').map(({ value }) => value(app, id))),
}
const day = { today: TODAY, standing: await standingOf(app.db, id, TODAY), totals: await dayTotals(app.db, id, addDays(TODAY, -6), TODAY) }
for (const { feature, value } of app.collect('hubCards')) parts[`cards of ${feature}`] = () => value.read(app, who, day)
for (const [name, work] of Object.entries(parts)) print(name, `${(await middle(work)).toFixed(1)} ms`)
await server.close()
