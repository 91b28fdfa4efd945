// The entry point: a running PostgreSQL for a DATA_DIR, supervised for as long as this process lives. See README.md.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { EmbeddedPostgresError, explainFailure } from './embedded-error.ts'
import { openHome } from './home.ts'
import type { Home } from './home.ts'
import type { Log } from './log.ts'
import { takeOwnerLock, tryOwnerLock } from './owner-lock.ts'
import type { OwnerLock } from './owner-lock.ts'
import { START_TIMEOUT_MS, adopt, launch, look, stopServer } from './server.ts'
import type { Server } from './server.ts'
import { DATABASE, DEFAULT_MAX_CONNECTIONS, PORT, SUPERUSER, serverConf, writeSettings } from './settings.ts'
import { makeSocketDir } from './socket-dir.ts'
import { supervise } from './supervise.ts'
import type { RestartListener } from './supervise.ts'

export type EmbeddedPostgresOptions = {
  /** DATA_DIR; created if it does not exist. Any length, spaces and any script are fine. */
  dataDir: string
  log: Log
  /** `owner`: the app, one per DATA_DIR, runs the server. `guest`: uses a running server, or else becomes the owner itself. */
  role: 'owner' | 'guest'
  /** Default 60. An owner who finds a server with another value restarts it. */
  maxConnections?: number
}

export type EmbeddedPostgres = {
  /** For pg.Pool: `host` is the socket's directory; the user is a superuser, without a password. Stays the same over restarts. */
  connection: { host: string; port: number; user: string; database: string }
  /** True when this process started or adopted the server and supervises it. */
  owner: boolean
  /** PostgreSQL's data directory, for an online backup. Never opened by others while `owner` is stopped. */
  clusterDir: string
  /** Calls back when the server died ("down") and when it accepts connections again ("up"), for the owner only. Returns an unsubscriber. */
  onRestart(listener: RestartListener): () => void
  /** The owner shuts the server down and waits; a guest only disconnects. Close the app's pool first. Safe to call twice. */
  stop(): Promise<void>
}

/** How long an owner waits for the previous one to end (a restart of the app overlaps a little). */
const OWNER_WAIT_MS = 1_500

/**
 * Starts, adopts or joins the database of a DATA_DIR. Throws EmbeddedPostgresError with a remedy in its message:
 * no bundled server for this machine, already owned, made by another version, DATA_DIR unusable, start failed.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir)
  let place = dataDir
  try {
    const home = await openHome(dataDir, options.log)
    place = home.dir
    return options.role === 'owner'
      ? await startOwnCluster(home, options, await takeOwnerLock(home, OWNER_WAIT_MS))
      : await joinRunningServer(home, options)
  } catch (error) {
    throw await explainFailure(error, 'The database could not be started', dataDir, place)
  }
}

async function startOwnCluster(home: Home, options: EmbeddedPostgresOptions, lock: OwnerLock): Promise<EmbeddedPostgres> {
  try {
    const bring = await clusterStarter(home, options)
    const server = await bring()
    const watch = supervise({ home, server, bring, log: options.log })
    let stopping: Promise<void> | undefined
    return {
      ...facade(home, server.socketDir),
      owner: true,
      onRestart: watch.onRestart,
      stop: () => (stopping ??= watch.stop().finally(() => lock.release())),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Prepares everything that stays the same over restarts, and returns a function that adopts or starts the server. */
async function clusterStarter(
  home: Home,
  { log, maxConnections = DEFAULT_MAX_CONNECTIONS }: EmbeddedPostgresOptions,
): Promise<() => Promise<Server>> {
  if (!Number.isInteger(maxConnections) || maxConnections < 10 || maxConnections > 1_000) {
    throw new EmbeddedPostgresError('start-failed', `maxConnections must be a whole number from 10 to 1000, not ${maxConnections}`)
  }
  const binaries = await prepareBinaries(home, log)
  await ensureCluster(home, binaries, log)
  const conf = serverConf(home, { socketDir: await makeSocketDir(home), maxConnections })

  return async () => {
    const started = performance.now()
    const deadline = Date.now() + START_TIMEOUT_MS
    for (;;) {
      const sight = await look(home)
      if (sight.state === 'none') {
        await makeSocketDir(home)
        await writeSettings(home, conf)
        const server = await launch(home, binaries, sight.stalePid, log)
        log('info', 'database started', { pid: server.pid, version: server.version, ms: Math.round(performance.now() - started) })
        return server
      }
      if (sight.state === 'ready') {
        const { pid, version } = sight.server
        if (version === binaries.version && (await writtenConf(home)) === conf) {
          log('info', 'database adopted: it was still running after its last owner went', { pid, version })
          return adopt(sight.server)
        }
        log('info', 'restarting a running database whose settings or version differ from the expected ones', { pid, version })
        await stopServer(pid)
      } else if (Date.now() > deadline) {
        throw new Error(
          `a PostgreSQL server (process ${sight.pid}) is running in ${home.clusterDir} and refuses connections; stop it (kill ${sight.pid}) and start again`,
        )
      }
      await sleep(20)
    }
  }
}

function writtenConf(home: Home): Promise<string | undefined> {
  return readFile(path.join(home.dir, 'server.conf'), 'utf8').catch(() => undefined)
}

async function joinRunningServer(home: Home, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const sight = await look(home)
    if (sight.state === 'ready') {
      return { ...facade(home, sight.server.socketDir), owner: false, onRestart: () => () => {}, stop: async () => {} }
    }
    // No server and no owner: become the owner. With an owner, which is about to start the server: wait for that.
    const lock = sight.state === 'none' ? await tryOwnerLock(home) : undefined
    if (lock) return startOwnCluster(home, options, lock)
    if (Date.now() > deadline) throw new Error(`its owner did not start it within ${START_TIMEOUT_MS / 1000} s`)
    await sleep(50)
  }
}

function facade(home: Home, socketDir: string): Pick<EmbeddedPostgres, 'connection' | 'clusterDir'> {
  return { connection: { host: socketDir, port: PORT, user: SUPERUSER, database: DATABASE }, clusterDir: home.clusterDir }
}
