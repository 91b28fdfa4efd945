import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Config } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { boot, prepareDatabase, type Running } from './boot.ts'
import { serverFeatures } from './features.ts'

/** How the pages reach the server: built ones in production, Vite's in development. */
export type Pages = (running: Running) => Promise<void>

/**
 * Starts everything: database, schema, built-in content, jobs, and the HTTP server. Resolves once it listens; the returned
 * function stops it all in the right order, and is called on SIGINT and SIGTERM.
 */
export async function serve(config: Config, pages: Pages): Promise<{ running: Running; url: string; stop(): Promise<void> }> {
  const log = createLog(config.logLevel)
  const database = await connectDatabase(config, log, 'owner')
  let booted: Running | undefined
  try {
    await prepareDatabase(database.connection)
    const running = (booted = await boot({ config, connection: database.connection, log, features: serverFeatures }))
    await pages(running)
    await running.server.listen({ port: config.port, host: config.host })
    // The first page need not wait for the background jobs.
    const working = config.worker === 'inside' ? running.startWorker() : Promise.resolve()
    working.catch((error: unknown) => {
      log.error({ err: error }, 'background jobs could not be started')
      process.exit(1)
    })
    const { port } = running.server.server.address() as AddressInfo
    const host = config.host === '0.0.0.0' || config.host === '::' || config.host === '127.0.0.1' ? 'localhost' : config.host
    const stop = once(async () => {
      await working
      await running.stop()
      await database.stop()
    })
    stopOnSignals(log, stop)
    return { running, url: config.publicUrl ?? `http://${host}:${port}`, stop }
  } catch (error) {
    await booted?.stop()
    await database.stop()
    throw error
  }
}

/** A worker alone: background jobs without the HTTP server. */
export async function serveJobs(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const database = await connectDatabase(config, log, 'guest')
  await prepareDatabase(database.connection)
  const running = await boot({ config, connection: database.connection, log, features: serverFeatures })
  await running.startWorker()
  log.info(`${PRODUCT_NAME}'s worker is taking jobs`)
  stopOnSignals(
    log,
    once(async () => {
      await running.stop()
      await database.stop()
    }),
  )
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

function stopOnSignals(log: Log, stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping: requests in flight are finished first')
      // A stop that hangs must not keep the process for ever; the database recovers from anything.
      setTimeout(() => process.exit(1), 25_000).unref()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    })
  }
}
