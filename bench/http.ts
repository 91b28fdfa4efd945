// Requests per second of a read and of a write that must be on disk, against a bare Fastify JSON route in the same run.
import fastify from 'fastify'
import { catalogue } from '#features/soul/server/catalogue/catalogue.ts'
import { openSession } from '#features/soul/server/listening-store.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer, underLoad } from './lib/bench-server.ts'
import { printCost } from './lib/cost.ts'
import { median, print, ratio } from './lib/figures.ts'

const ROUNDS = 3
const SECONDS = 4
const LISTENERS = 64
const FEW = 10

// An hour passes each second, so that the clock never limits the reported listening time.
const began = Date.now()
const server = await benchServer({ now: () => new Date(began + (Date.now() - began) * 3600) })
const { app } = server.running
const track = catalogue.tracks[0]!.id

const people = await Promise.all(
  Array.from({ length: LISTENERS }, async () => {
    const { id } = await makeUser(app)
    const { token } = await app.sessions.create(app.db, id, 'bench')
    const session = await openSession(app.db, id, track, app.clock.now())
    return { cookie: `fernwell_session=${token}`, sessionId: session.id }
  }),
)
const answer = await (await fetch(`${server.url}/api/user`, { headers: { cookie: people[0]!.cookie } })).json()

const bare = fastify()
bare.get('/', () => answer)
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })

const results: Record<'bare' | 'read' | 'write', number[]> = { bare: [], read: [], write: [] }
for (let round = 0; round < ROUNDS; round++) {
  results.bare.push(await underLoad({ url: bareUrl, seconds: SECONDS, connections: LISTENERS, people }))
  results.read.push(await underLoad({ url: `${server.url}/api/user`, seconds: SECONDS, connections: LISTENERS, people }))
  results.write.push(await underLoad({ url: server.url, seconds: SECONDS, connections: LISTENERS, people, track }))
}
const { bare: base, read, write } = { bare: median(results.bare), read: median(results.read), write: median(results.write) }

console.log(`HTTP, ${LISTENERS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`)
print('a bare Fastify JSON route, requests/s', base.toFixed(0))
print('GET /api/user, requests/s', read.toFixed(0))
print('  against the bare route', ratio(read / base), { text: '≥ 0.60', met: read / base >= 0.6 })
print('a session update, on disk, requests/s', write.toFixed(0))
print('  against the bare route', ratio(write / base), { text: '≥ 0.30', met: write / base >= 0.3 })

console.log(`HTTP, ${FEW} connections, ${SECONDS} s each`)
const few = { seconds: SECONDS, connections: FEW, people }
await printCost(app, 'GET /api/user', { ...few, url: `${server.url}/api/user` }, { cpuMs: 0.4 })
await printCost(app, 'GET /api/soul, which asks the database', { ...few, url: `${server.url}/api/soul` }, { perSecond: 4000, cpuMs: 0.4 })
await printCost(app, 'a session update, on disk', { ...few, url: server.url, track }, { perSecond: 6000, cpuMs: 0.3 })

await bare.close()
await server.close()
