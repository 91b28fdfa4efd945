import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { boot, prepareDatabase, type Running } from '#app/server/boot.ts'
import { serverFeatures } from '#app/server/features.ts'
import { registerPages } from '#app/server/pages.ts'
import type { Clock } from '#platform/server/core/clock.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Load } from './load.ts'

export type LoadFigures = { perSecond: number; p50: number; p99: number; answers: number }

export type BenchServer = { running: Running; url: string; close(): Promise<void> }

/** The whole app with an embedded database in a temporary folder, on a free port; with `built`, the folder of a build, also its pages. */
export async function benchServer(clock?: Clock, { built }: { built?: string } = {}): Promise<BenchServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-bench-'))
  const config = { ...readConfig({}), dataDir, host: '127.0.0.1', port: 0, logLevel: 'silent' as const }
  const log = createLog('silent')
  const database = await connectDatabase(config, log, 'owner')
  await prepareDatabase(database.connection)
  const running = await boot({ config, connection: database.connection, log, features: serverFeatures, ...(clock ? { clock } : {}) })
  if (built !== undefined) await registerPages(running.server, running.app, built)
  const url = await running.server.listen({ host: '127.0.0.1', port: 0 })
  return {
    running,
    url,
    async close() {
      await running.stop()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Requests per second under a load from another process. */
export const underLoad = async (load: Load): Promise<number> => (await loadFigures(load)).perSecond

/** The same, with the median and the 99th percentile of the waiting times in ms. */
export async function loadFigures(load: Load): Promise<LoadFigures> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(load)])
  return JSON.parse(stdout) as LoadFigures
}
