// A load generator in a separate process: reads a job as JSON from argv, prints requests per second as JSON.
import autocannon from 'autocannon'
import process from 'node:process'

export type Load = {
  url: string
  /** Duration, or number of requests. */
  seconds?: number
  amount?: number
  connections: number
  /** One of these per request, in turn. */
  people: { cookie: string; sessionId?: string }[]
  /** Session updates with growing totals for this track; plain GETs otherwise. */
  track?: string
  /** Each person sends one request: `amount` is their number. Otherwise each connection is one person. */
  once?: true
}

const load = JSON.parse(process.argv[2]!) as Load
let n = 0
const result = await autocannon({
  url: load.url,
  ...(load.amount ? { amount: load.amount } : { duration: load.seconds ?? 1 }),
  connections: load.connections,
  setupClient(client) {
    // Every connection is one listener, whose totals grow.
    const person = load.people[n++ % load.people.length]!
    if (load.once) {
      const mine = load.people.filter((_, at) => at % load.connections === (n - 1) % load.connections)
      return client.setRequests(mine.map(({ cookie }) => ({ headers: { cookie } })))
    }
    if (!load.track) return client.setHeaders({ cookie: person.cookie })
    let total = Math.floor(n / load.people.length) * 100_000
    client.setRequests([
      {
        method: 'POST',
        path: `/api/soul/tracks/${load.track}/session`,
        headers: { cookie: person.cookie, 'content-type': 'application/json' },
        setupRequest(request) {
          total += 30
          return { ...request, body: JSON.stringify({ listeningSeconds: total % 86_400, sessionId: person.sessionId }) }
        },
      },
    ])
  },
})
if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
console.log(
  JSON.stringify({ perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, answers: result.requests.total }),
)
