// Memory of the app and its database (proportional set size): at rest, under load, and at rest again. BENCH_REQUESTS=1000000
// is the target and takes minutes; a tenth shows the trend.
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { testClient } from '#testing/test-client.ts'
import { register } from '#features/account/contract.ts'
import { underLoad } from './lib/bench-server.ts'
import { installation } from './lib/installation.ts'
import { print } from './lib/figures.ts'

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000)
/** Distribution of requests, in percent. */
const SHARES = { '/api/user': 80, '/api/soul': 15, '/api/hub': 5 }
const ROUNDS = 4
const CONNECTIONS = 10
const REST_MS = 8000
/** V8 starts its idle-time garbage collection after eight seconds without work. */
const QUIET_MS = 20_000

if (process.platform !== 'linux') throw new Error('Proportional memory is read from /proc, which only Linux has.')

const here = installation()
// The first start creates the database and fills the cache of compiled code.
await (await here.start()).stop()
const app = await here.start()
try {
  await wait(REST_MS)
  const atRest = here.memory()
  const client = testClient(app.url)
  await client.call(register, { body: { username: 'bench', email: 'bench@example.org', password: 'mossy-lantern-42-otter', zone: 'UTC' } })
  const people = [{ cookie: `fernwell_session=${client.cookies.get('fernwell_session')}` }]
  let most = 0
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, share] of Object.entries(SHARES)) {
      const amount = Math.ceil((REQUESTS * share) / 100 / ROUNDS)
      await underLoad({ url: app.url + path, amount, connections: CONNECTIONS, people })
      most = Math.max(most, here.memory())
    }
  }
  await wait(QUIET_MS)
  const after = here.memory()
  console.log(`memory of app and database, ${REQUESTS.toLocaleString('en')} requests over ${CONNECTIONS} connections`)
  print('at rest', `${atRest.toFixed(0)} MB`, { text: '≤ 150 MB', met: atRest <= 150 })
  print('the most, between loads', `${most.toFixed(0)} MB`, { text: '≤ 260 MB', met: most <= 260 })
  print('20 quiet seconds later', `${after.toFixed(0)} MB`, { text: '≤ 260 MB', met: after <= 260 })
} finally {
  await app.stop()
  here.remove()
}
