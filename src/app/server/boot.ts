import { AppError } from '#platform/contract/errors.ts'
import { modelReasons } from '#platform/contract/reasons.en.ts'
import type { FastifyInstance } from 'fastify'
import type { App } from '#platform/server/app/app.ts'
import { nightlyBackup, nightlyBackupWork } from '#platform/server/backup/nightly-backup.ts'
import { createAi } from '#platform/server/ai/create-ai.ts'
import { openSessions } from '#platform/server/auth/sessions.ts'
import { isLocked } from '#platform/server/auth/users.ts'
import { systemClock, type Clock } from '#platform/server/core/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { secret } from '#platform/server/config/secrets.ts'
import { openBroadcast } from '#platform/server/db/broadcast.ts'
import { openDatabase, type Connection } from '#platform/server/db/db.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { createHttpServer } from '#platform/server/http/server.ts'
import { importsServer } from '#platform/server/imports/feature.ts'
import { deleteAbandoned, sweepUploads } from '#platform/server/imports/jobs.ts'
import { sweepPlainImports } from '#platform/server/imports/sweep.ts'
import { migrateJobs, openJobs, work, type Job } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log/log.ts'
import { openMetrics } from '#platform/server/metrics/metrics.ts'
import { mailWork, openMailer, removeOldOutboxMails, sendMail } from '#platform/server/mail/mail.ts'
import { deleteOldWindows } from '#platform/server/quota/quota.ts'
import { setUpFeatures } from '#platform/server/slots.ts'
import { diskAt, meteredStorage } from '#platform/server/storage/metered-storage.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { openMasterKeys } from '#platform/server/vault/master-key.ts'
import { checkMasterKeys, openVault } from '#platform/server/vault/vault.ts'
import { recountUsage } from '#platform/server/storage/usage.ts'
import { z } from 'zod'

const housekeeping: Job<Record<string, never>> = { name: 'housekeeping', data: z.object({}), schedule: '17 3 * * *' }
/** Also at the start, so that files from before they were counted are counted then. */
const recountStorage: Job<Record<string, never>> = { name: 'recount-storage', data: z.object({}), schedule: '47 3 * * *', atStart: true }

export type Running = {
  app: App
  /** Serves the contract; not listening yet. */
  server: FastifyInstance
  /** Starts running background jobs in this process. */
  startWorker(): Promise<void>
  /** Finishes running requests and jobs, then closes everything but the embedded database. */
  stop(): Promise<void>
}

/** Updates schema and built-in content. Safe to call from several processes at once. */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await migrate(connection, { also: () => migrateJobs(connection) })
}

/** Assembles the platform and the features over a migrated database. */
export async function boot(options: {
  config: Config
  connection: Connection
  log: Log
  features: readonly ServerFeature[]
  clock?: Clock
}): Promise<Running> {
  const { config, connection, log, clock = systemClock } = options
  const features = [...options.features, importsServer]
  const database = openDatabase(connection, log)
  const broadcast = openBroadcast(database, log)
  const known = [
    sendMail,
    housekeeping,
    recountStorage,
    nightlyBackup,
    ...features.flatMap((feature) => feature.jobs ?? []),
  ] as Job<never>[]
  const metrics = await openMetrics({ config })
  const jobs = openJobs(connection, log, known, {
    rests: (userId) => isLocked(database.db, userId),
    onEnd: (name, outcome, seconds) => metrics?.job(name, outcome, seconds),
  })
  const secrets = new Map<string, Promise<Buffer>>()
  const { db } = database
  const files = openStorage(config)
  const stopping = new AbortController()
  const masterKeys = openMasterKeys(config)
  const app: App = {
    config,
    log,
    clock,
    db,
    database,
    broadcast,
    jobs,
    storage: meteredStorage(files, {
      db,
      limits: config.storageLimits,
      disk: config.storageUrl ? { free: async () => undefined } : diskAt(config.dataDir),
    }),
    vault: openVault({ db, masterKeys, broadcast }),
    ai: createAi({ config, log, clock, db, broadcast, stopping: stopping.signal }),
    sessions: openSessions({ db, clock, broadcast, log, adminEmail: config.adminEmail, maxDays: config.sessionDays }),
    collect: (slot) => collect(slot),
    get services() {
      return services
    },
    stopping: stopping.signal,
    secret(name) {
      const made = secrets.get(name) ?? secret(config.dataDir, name)
      secrets.set(name, made)
      return made
    },
  }
  const { collect, services } = setUpFeatures(app, features)
  for (const { value: loadContent } of collect('loadContent')) await loadContent()
  await sweepPlainImports(config)
  await checkMasterKeys(db, masterKeys, log)
  const server = await createHttpServer(
    app,
    collect('routes').flatMap(({ value }) => value),
    metrics,
  )

  return {
    app,
    server,
    startWorker: () =>
      jobs.startWorker([
        mailWork(openMailer(config, log)),
        nightlyBackupWork(app, connection),
        work(housekeeping, async () => {
          await deleteOldWindows(db, clock)
          await removeOldOutboxMails(config, clock)
          await deleteAbandoned(app)
          await sweepUploads(app)
        }),
        work(recountStorage, async (_data, { signal }) => void (await recountUsage(db, files, signal))),
        ...collect('works').flatMap(({ value: works }) => works()),
      ]),
    async stop() {
      stopping.abort(new AppError('unavailable', modelReasons.closing()))
      // Running requests get their answer; a slow download must not delay the end for minutes.
      const patience = setTimeout(() => server.server.closeAllConnections(), 8000)
      await server.close()
      clearTimeout(patience)
      await jobs.stop()
      await app.ai.close()
      await broadcast.close()
      await database.close()
    },
  }
}
