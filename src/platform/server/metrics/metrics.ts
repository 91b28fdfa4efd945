import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { HasConfig, HasDatabase, HasDb } from '../app/app.ts'
import { latestBackupRuns } from '../backup/runs.ts'
import { totalUsage } from '../storage/usage.ts'

/** Metrics of this process for Prometheus. They contain route patterns, names of jobs and counts: no address, id or text of a person. */
export type Metrics = {
  /** `route`: the pattern. `seconds`: from the request's arrival to the end of its response. */
  request(method: string, route: string, status: number, seconds: number): void
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  /** The current metrics in the text format of Prometheus. */
  text(app: HasConfig & HasDatabase & HasDb): Promise<string>
}

/** Few bounds: each route has a series for each of them. Seconds. */
const REQUEST_BOUNDS = [0.02, 0.1, 0.5, 2, 10]
const JOB_BOUNDS = [0.1, 1, 10, 60, 300]
/** A scrape reports an unavailable database after this time and continues. */
const SCRAPE_MS = 3000

/** The metrics, or undefined without METRICS_TOKEN: then the library is not loaded. */
export async function openMetrics({ config }: HasConfig): Promise<Metrics | undefined> {
  if (config.metricsToken === undefined) return undefined
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `fernwell_${name}`, help, labelNames, registers: [register] })

  const requests = new Histogram({
    name: 'fernwell_http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BOUNDS,
    registers: [register],
  })
  const jobRuns = new Histogram({
    name: 'fernwell_job_duration_seconds',
    help: 'Background jobs that this process ran, by name and outcome',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BOUNDS,
    registers: [register],
  })
  const pool = gauge('database_connections', 'Connections of this process to the database, and requests that wait for one', ['state'])
  const isUp = gauge('database_up', '1 when the database answered this scrape')
  const queue = gauge('jobs', 'Jobs of all processes by name and state', ['job', 'state'])
  const storage = gauge('storage_bytes', 'Bytes of all people’s files and text, and the limit', ['kind'])
  const people = gauge('accounts', 'Accounts of this installation')
  const backup = gauge('backup_last_success_timestamp_seconds', 'When the last nightly backup that was verified began; absent without one')

  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    job: (job, outcome, seconds) => jobRuns.observe({ job, outcome }, seconds),
    async text({ config: { storageLimits }, database, db }) {
      const { totalCount, idleCount, waitingCount } = database.pool
      pool.set({ state: 'busy' }, totalCount - idleCount)
      pool.set({ state: 'idle' }, idleCount)
      pool.set({ state: 'waiting' }, waitingCount)
      storage.set({ kind: 'limit' }, storageLimits.total)
      const read = Promise.all([
        database.pool.query<{ name: string; state: string; count: number }>(
          `select name, state::text, count(*)::int from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
        ),
        totalUsage(db),
        database.pool.query<{ count: number }>('select count(*)::int from users'),
        latestBackupRuns(db, 30),
      ])
      try {
        const [jobs, used, accounts, runs] = await within(SCRAPE_MS, read)
        isUp.set(1)
        queue.reset()
        for (const { name, state, count } of jobs.rows) queue.set({ job: name, state }, count)
        storage.set({ kind: 'used' }, used)
        people.set(accounts.rows[0]!.count)
        const good = runs.find(({ succeeded }) => succeeded)
        if (good) backup.set(good.startedAt.getTime() / 1000)
      } catch {
        isUp.set(0)
      }
      return register.metrics()
    },
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** `/metrics`, for the holder of the token in METRICS_TOKEN. Without the setting there is no such address. */
export function addMetrics(server: FastifyInstance, app: HasConfig & HasDatabase & HasDb, metrics: Metrics | undefined): void {
  const { metricsToken } = app.config
  if (!metrics || metricsToken === undefined) return
  const expected = digest(`Bearer ${metricsToken}`)
  server.addHook('onResponse', (request, reply, done) => {
    // The pattern, not the address: addresses can contain search terms.
    metrics.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8').send('The token is missing or wrong.\n')
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text(app))
  })
}
