// Requests per second of one app process against two, on one PostgreSQL and one machine that also makes the requests: the gain
// of a second process depends on free cores, so only the ratio is comparable between machines.
import { cpus } from 'node:os'
import { fakeS3 } from '#platform/server/storage/fake-s3.fixture.ts'
import { startOne } from '../scripts/processes/databases.ts'
import { startTrio } from '../scripts/processes/installation.ts'
import { loadFigures } from './lib/bench-server.ts'
import { median, print, ratio } from './lib/figures.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32
const PEOPLE = 16
/** A read from memory, and one from the database. */
const READS = ['/api/user', '/api/habits']

const store = await fakeS3()
const database = await startOne()
const trio = await startTrio({ DATABASE_URL: database.url, STORAGE_URL: store.url })
const [one, two] = trio.urls as [string, string]

const people = await Promise.all(
  Array.from({ length: PEOPLE }, async (_, n) => {
    const response = await fetch(`${one}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: one },
      body: JSON.stringify({
        username: `bench${n}`,
        email: `bench${n}@example.org`,
        password: `quiet-bench-${n}-lantern-moss`,
        zone: 'UTC',
      }),
    })
    if (!response.ok) throw new Error(`Registration answered ${response.status}.`)
    return { cookie: response.headers.getSetCookie()[0]!.split(';')[0]! }
  }),
)

console.log(
  `One app process against two, ${CONNECTIONS} connections in all, ${cpus().length} cores, median of ${ROUNDS} rounds of ${SECONDS} s`,
)
for (const path of READS) {
  const results: Record<'one' | 'two', { perSecond: number; p99: number }[]> = { one: [], two: [] }
  for (let round = 0; round < ROUNDS; round++) {
    results.one.push(await loadFigures({ url: one + path, seconds: SECONDS, connections: CONNECTIONS, people }))
    const halves = await Promise.all(
      [one, two].map((url) => loadFigures({ url: url + path, seconds: SECONDS, connections: CONNECTIONS / 2, people })),
    )
    results.two.push({
      perSecond: halves.reduce((sum, { perSecond }) => sum + perSecond, 0),
      p99: Math.max(...halves.map(({ p99 }) => p99)),
    })
  }
  const [alone, both] = [results.one, results.two].map((all) => median(all.map(({ perSecond }) => perSecond))) as [number, number]
  print(`GET ${path}, one process, requests/s`, alone.toFixed(0))
  print(`GET ${path}, two processes, requests/s`, both.toFixed(0))
  print('  two against one', ratio(both / alone))
  print(
    '  slowest hundredth, one and two, ms',
    [results.one, results.two].map((all) => median(all.map(({ p99 }) => p99)).toFixed(0)).join(', '),
  )
}

await trio.stop()
await database.stop()
await store.close()
