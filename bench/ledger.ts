// A ledger write and a streak read with ten years of history against one month.
import { addDays } from '#platform/contract/dates.ts'
import { recordActivities, recordActivity, standingOf, type Act } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const RUNS = 400
const TODAY = '2026-05-04'
const server = await benchServer()
const { db } = server.running.app

function act(userId: string, ago: number): Act {
  const localDay = addDays(TODAY, -ago)
  return {
    userId,
    key: `bench:${uuidv7()}`,
    kind: 'listen',
    at: new Date(`${localDay}T10:00:00Z`),
    zone: 'UTC',
    localDay,
    amount: 600,
    unit: 'seconds',
    points: 20,
  }
}

/** Three acts a day with a rest now and then. */
async function person(days: number): Promise<string> {
  const { id } = await makeUser(server.running.app)
  const acts = Array.from({ length: days }, (_, i) => days - i)
    .filter((ago) => ago % 6 !== 0)
    .flatMap((ago) => [act(id, ago), act(id, ago), act(id, ago)])
  for (let n = 0; n < acts.length; n += 1000) await db.transaction((tx) => recordActivities(tx, acts.slice(n, n + 1000)))
  return id
}

const [month, decade] = [await person(30), await person(3650)]
await db.execute('vacuum analyze')
const write = (id: string) => db.transaction((tx) => recordActivity(tx, act(id, 0)))
const read = (id: string) => standingOf(db, id, TODAY)
const figures: Record<string, number[]> = { 'write month': [], 'write decade': [], 'read month': [], 'read decade': [] }
for (let n = 0; n < RUNS; n++) {
  // In turn, so that both meet the same machine.
  for (const [name, id] of [
    ['month', month],
    ['decade', decade],
  ] as const) {
    figures[`write ${name}`]!.push(...(await timed(1, () => write(id), n === 0 ? 20 : 0)))
    figures[`read ${name}`]!.push(...(await timed(1, () => read(id), n === 0 ? 20 : 0)))
  }
}
const of = (name: string) => median(figures[name]!)

console.log(`Activity ledger, median of ${RUNS}`)
for (const what of ['write', 'read']) {
  const [short, long] = [of(`${what} month`), of(`${what} decade`)]
  print(`${what === 'write' ? 'ledger write' : 'streak read'}, one month of history`, `${short.toFixed(2)} ms`)
  print(`${what === 'write' ? 'ledger write' : 'streak read'}, ten years`, `${long.toFixed(2)} ms`)
  print('  ratio', ratio(long / short), { text: '≤ 1.20', met: long / short <= 1.2 })
}
await server.close()
