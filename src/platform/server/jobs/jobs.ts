import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Connection, Db } from '../db/db.ts'
import type { Log } from '../log/log.ts'

/** A kind of background work. Handlers may run more than once for one job (a worker can die): they must be idempotent. */
export type Job<Data = unknown> = {
  name: string
  data: z.ZodType<Data>
  /** Tries after the first, with exponential backoff. Default 5. */
  retries?: number
  /** Seconds after which a try counts as lost. Default 300. */
  timeout?: number
  /** How many of this kind one process runs at a time. Default 1. */
  concurrency?: number
  /** Cron in UTC: the job is then also sent on schedule, with the data `{}`. */
  schedule?: string
  /** The job is also sent when a worker starts, with the data `{}`. */
  atStart?: true
}

export type JobHandler<Data> = (data: Data, context: { signal: AbortSignal }) => Promise<void>

export type JobWork = { job: Job<never>; handler: JobHandler<never> }

/** Pairs a job with its handler and checks their types together. */
export function work<Data>(job: Job<Data>, handler: JobHandler<Data>): JobWork {
  return { job, handler } as unknown as JobWork
}

export type SendOptions = {
  /** With a transaction the job exists exactly when the transaction commits. */
  tx?: Db
  startAfter?: Date
  /** Waiting jobs with the same key are one job. */
  key?: string
}

export type Jobs = {
  send<Data>(job: Job<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Starts running jobs in this process. */
  startWorker(works: readonly JobWork[]): Promise<void>
  /**
   * Removes jobs, finished ones too, whose data or key names one of these: a person's id or address. A running one is not
   * interrupted, but leaves no row.
   */
  cancel(values: readonly string[]): Promise<void>
  /** Resolves when none of these jobs is waiting or running: for tests and the backup command. */
  idle(names: readonly string[]): Promise<void>
  stop(): Promise<void>
}

const options = (connection: Connection) => ({
  host: connection.host ?? undefined,
  port: connection.port ?? undefined,
  database: connection.database ?? undefined,
  user: connection.user ?? undefined,
  password: connection.password ?? undefined,
  connectionString: connection.connectionString ?? undefined,
  ssl: connection.ssl,
  schema: 'jobs',
})

/** Removes keys that are undefined, which pg-boss would treat as given. */
const compact = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as { [K in keyof T]: NonNullable<T[K]> }

/** Makes or updates the queue's own schema; called under the migration lock. */
export async function migrateJobs(connection: Connection): Promise<void> {
  const boss = new PgBoss({ ...compact(options(connection)), max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}

/** A worker sends heartbeats twice in this time. A worker without one for so long was killed, and another repeats its job. */
const HEARTBEAT_SECONDS = 40
/** How often each process looks for jobs of killed workers. */
const SUPERVISE_SECONDS = 20

/** How long a job of a locked account is delayed before the next check. */
const REST_SECONDS = 3600

type Watch = {
  rests: (userId: string) => Promise<boolean>
  onEnd: (name: string, outcome: 'done' | 'failed', seconds: number) => void
  superviseSeconds: number
}

/** The person of a job, where its data names one. */
const ownerOf = (data: unknown): string | undefined => {
  const { userId } = (data ?? {}) as { userId?: unknown }
  return typeof userId === 'string' ? userId : undefined
}

/**
 * The durable queue. Until `startWorker` is called this process only sends, and connects when it first does. `rests` tells whether a
 * person's jobs are paused at present: jobs with that `userId` in their data wait. `onEnd` is called after each try, with its duration
 * in seconds. `superviseSeconds`: how often the queue looks for jobs of killed workers.
 */
export function openJobs(
  connection: Connection,
  log: Log,
  known: readonly Job<never>[],
  { rests = async () => false, onEnd = () => {}, superviseSeconds = SUPERVISE_SECONDS }: Partial<Watch> = {},
): Jobs {
  let sender: Promise<PgBoss> | undefined
  let worker: Promise<PgBoss> | undefined
  let isStopped = false

  async function start(isWorker: boolean): Promise<PgBoss> {
    const boss = new PgBoss({
      ...compact(options(connection)),
      max: 3,
      migrate: false,
      schedule: isWorker,
      supervise: isWorker,
      useListenNotify: isWorker,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      application_name: 'fernwell jobs',
    })
    boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
    await boss.start()
    await setUpQueues(boss, known)
    return boss
  }

  /** The started worker, else a sender of this process. A start that failed is tried again by the next call. */
  function started(): Promise<PgBoss> {
    if (isStopped) throw new Error('The job queue of this process is stopped.')
    return (
      worker ??
      (sender ??= start(false).catch((error: unknown) => {
        sender = undefined
        throw error
      }))
    )
  }

  return {
    async send(job, data, { tx, startAfter, key } = {}) {
      const boss = await started()
      const db = tx && { executeSql: async (text: string, values: unknown[] = []) => ({ rows: (await executeRaw(tx, text, values)).rows }) }
      await boss.send(job.name, data as object, compact({ db, startAfter, singletonKey: key }))
    },

    async startWorker(works) {
      const boss = await (worker = start(true))
      await setUpSchedules(boss, known)
      for (const { job, handler } of works) {
        await boss.work(
          job.name,
          {
            batchSize: 1,
            localConcurrency: job.concurrency ?? 1,
            pollingIntervalSeconds: 1,
            notifyPollingIntervalSeconds: 1,
            burstWhenBatchFull: true,
          },
          async ([item]) => {
            if (!item) return
            const started = performance.now()
            const owner = ownerOf(item.data)
            if (owner !== undefined && (await rests(owner))) {
              await boss.send(job.name, item.data as object, { startAfter: REST_SECONDS })
              return
            }
            try {
              await handler(job.data.parse(item.data), { signal: item.signal })
              onEnd(job.name, 'done', (performance.now() - started) / 1000)
              log.debug({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done')
            } catch (error) {
              onEnd(job.name, 'failed', (performance.now() - started) / 1000)
              log.warn({ job: job.name, id: item.id, err: error }, 'job failed')
              // pg-boss stores the thrown error: only a name, so that no private text of an error stays in the queue.
              throw new Error(error instanceof Error ? error.name : 'Error')
            }
          },
        )
      }
      for (const job of known) if (job.atStart) await boss.send(job.name, {}, { singletonKey: 'start' })
    },

    async cancel(values) {
      await (await started()).getDb().executeSql(
        `delete from jobs.job where singleton_key = any($1)
          or exists (select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) d where d.value = any($1))`,
        [values],
      )
    },

    async idle(names) {
      const db = (await started()).getDb()
      for (;;) {
        const { rows } = await db.executeSql("select 1 from jobs.job where name = any($1) and state < 'completed' limit 1", [names])
        if (rows.length === 0) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },

    async stop() {
      isStopped = true
      for (const boss of await Promise.allSettled([worker, sender]))
        if (boss.status === 'fulfilled') await boss.value?.stop({ graceful: true, timeout: 10_000, close: true })
    },
  }
}

/** Makes the queues of all jobs, and updates those whose settings differ. */
async function setUpQueues(boss: PgBoss, known: readonly Job<never>[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, retries = 5, timeout = 300 } of known) {
    const settings = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: 2,
      expireInSeconds: timeout,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
    }
    const queue = existing.get(name)
    if (!queue) await boss.createQueue(name, settings)
    else if (Object.entries(settings).some(([setting, value]) => queue[setting as keyof typeof settings] !== value))
      await boss.updateQueue(name, settings)
  }
}

/** The schedule of a job that no longer exists would send work without a handler: it is removed. */
async function setUpSchedules(boss: PgBoss, known: readonly Job<never>[]): Promise<void> {
  const schedules = new Map(known.flatMap(({ name, schedule }) => (schedule ? [[name, schedule]] : [])))
  for (const { name, cron } of await boss.getSchedules()) {
    if (schedules.get(name) === cron) schedules.delete(name)
    else if (!schedules.has(name)) await boss.unschedule(name)
  }
  for (const [name, cron] of schedules) await boss.schedule(name, cron, {})
}

/** Runs text with `$1` placeholders on a drizzle transaction, for libraries with their own SQL. */
async function executeRaw(tx: Db, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const chunks = text.split(/\$(\d+)/)
  const query = sql.empty()
  chunks.forEach((chunk, index) => query.append(index % 2 === 0 ? sql.raw(chunk) : sql`${sql.param(values[Number(chunk) - 1])}`))
  return (await tx.execute(query)) as unknown as { rows: unknown[] }
}
