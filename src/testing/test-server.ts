import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { boot, type Running } from '#app/server/boot.ts'
import type { Config } from '#platform/server/config/config.ts'
import { readConfig } from '#platform/server/config/config.ts'
import type { Connection } from '#platform/server/db/db.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { createLog } from '#platform/server/log/log.ts'
import { cloneDatabase } from './postgres.ts'
import { shared } from './shared.ts'
import { testClient, type TestClient } from './test-client.ts'
import { testClock, type TestClock } from './test-clock.ts'

export type TestServer = Running & {
  url: string
  clock: TestClock
  config: Config
  connection: Connection
  /** All log lines so far, for checks that they contain no secrets. */
  logged(): string
  /** A new device without a session. */
  client(): TestClient
  close(): Promise<void>
}

export type TestServerOptions = {
  clock?: TestClock
  config?: Partial<Config>
  /** Share another test server's database: a second process of the same installation. */
  beside?: TestServer
  /** Run background jobs in it. Default true. */
  worker?: boolean
}

/** Boots the given features with their own database, on a free port. Close it, or let `ownServer` or `sharedServer` do so. */
export async function testServer(features: readonly ServerFeature[], options: TestServerOptions = {}): Promise<TestServer> {
  const { beside, worker = true } = options
  const clock = options.clock ?? beside?.clock ?? testClock()
  const dataDir = beside?.config.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'fernwell-data-')))
  const database = beside ? undefined : await cloneDatabase(inject('postgres'))
  const connection = beside?.connection ?? database!.connection
  const config = { ...readConfig({ REGISTRATION: 'open' }), host: '127.0.0.1', port: 0, dataDir, ...options.config }
  let lines = ''
  const log = createLog('debug', { write: (line) => void (lines += line) })
  const running = await boot({ config, connection, log, features, clock })
  if (worker) await running.startWorker()
  const url = await running.server.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...running,
    url,
    clock,
    config,
    connection,
    logged: () => lines,
    client: () => testClient(url),
    async close() {
      await running.stop()
      await database?.drop()
      if (!beside) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whether this run uses the app's embedded database, not a second PostgreSQL: for long tests that do not depend on SQL. */
export const onEmbeddedDatabase = (): boolean => inject('postgres').connectionString === undefined

/** A server for one test, closed when the test ends. */
export async function ownServer(features: readonly ServerFeature[], options?: TestServerOptions): Promise<TestServer> {
  const server = await testServer(features, options)
  onTestFinished(() => server.close())
  return server
}

/** A server for all tests of the file. */
export const sharedServer = (features: readonly ServerFeature[], options?: TestServerOptions): TestServer =>
  shared(() => testServer(features, options))
