// One PostgreSQL server process: detect it, start it, stop it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { codeOf } from './embedded-error.ts'
import type { Home } from './home.ts'
import type { Log } from './log.ts'
import { isAlive, isPostgresOf, postgresProcessesOf, readPidFile, signal, waitForExit } from './processes.ts'
import { logTail, openServerLog } from './server-log.ts'
import { SERVER_ENV } from './server-user.ts'
import { DATABASE, PORT, SUPERUSER } from './settings.ts'

export type Server = {
  pid: number
  socketDir: string
  version: string
  maxConnections: number
  /** Settles when the process has ended, with the reason in words. Never rejects. */
  exited: Promise<string>
}

/** The state of a home's server at this moment. `busy`: a server process exists but refuses connections (starting, stopping). */
export type Sight =
  | { state: 'ready'; server: Omit<Server, 'exited'> }
  | { state: 'busy'; pid: number }
  | { state: 'none'; stalePid?: number }

/** Crash recovery replays at most max_wal_size of log, which takes seconds; this is for a very slow disk. */
export const START_TIMEOUT_MS = 60_000
const POLL_MS = 8
const CONNECT_TIMEOUT_MS = 3_000
/** SQLSTATE: starting up, shutting down, in recovery. */
const CANNOT_CONNECT_NOW = '57P03'
const TOO_MANY_CONNECTIONS = '53300'

/** Looks for a server of this home and makes sure that it is ours: same data directory, same pid file as on our disk. */
export async function look(home: Home): Promise<Sight> {
  const file = await readPidFile(home.clusterDir)
  if (!file) return { state: 'none' }
  if (file.socketDir) {
    try {
      const found = await introduce(file.socketDir)
      const ours = found.pidFile.startsWith(`${file.pid}\n`) && found.dataDirectory === home.clusterDir
      if (ours)
        return {
          state: 'ready',
          server: { pid: file.pid, socketDir: file.socketDir, version: found.version, maxConnections: found.maxConnections },
        }
    } catch (error) {
      const code = codeOf(error)
      if (code === CANNOT_CONNECT_NOW || code === TOO_MANY_CONNECTIONS) return { state: 'busy', pid: file.pid }
    }
  }
  if (await isPostgresOf(file.pid, home.clusterDir)) return { state: 'busy', pid: file.pid }
  return { state: 'none', stalePid: file.pid }
}

type Introduction = { dataDirectory: string; pidFile: string; version: string; maxConnections: number }

/** Connects, asks the server for its identity, and creates the app's database if it does not exist. */
async function introduce(socketDir: string): Promise<Introduction> {
  const client = new pg.Client({
    host: socketDir,
    port: PORT,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: 'fernwell supervisor',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: 10_000,
  })
  // A server that dies in between is reported by the pending call; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Introduction & { present: boolean }>(
      `select current_setting('data_directory') as "dataDirectory", pg_read_file('postmaster.pid') as "pidFile",
              split_part(current_setting('server_version'), ' ', 1) as version, current_setting('max_connections')::int as "maxConnections",
              exists (select from pg_database where datname = $1) as present`,
      [DATABASE],
    )
    const found = rows[0]
    if (!found) throw new Error('the database did not report its settings')
    if (!found.present) await createDatabase(client)
    return found
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // An owner and a guest may create it at the same time.
    const code = codeOf(error)
    if (code !== '42P04' && code !== '23505') throw error
  }
}

/** Starts the server and waits until it accepts connections. Throws with the end of its log when it does not. */
export async function launch(home: Home, binaries: Binaries, stalePid: number | undefined, log: Log): Promise<Server> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (let round = 0; ; round++) {
    const { handle, from } = await openServerLog(home)
    const run = spawnServer(home, binaries, stalePid, handle.fd)
    // The child has its own descriptor as soon as spawn() returns.
    await handle.close()
    const server = await untilReady(home, run, deadline)
    if (server) return server
    const tail = await logTail(home, from)
    if (/pre-existing shared memory block|lock file .* already exists/.test(tail) && Date.now() < deadline) {
      await clearOrphans(home, round, log)
      continue
    }
    const what = Date.now() < deadline ? `it ended at once (${await run.exited})` : `it was not ready after ${START_TIMEOUT_MS / 1000} s`
    throw new Error(`PostgreSQL could not start: ${what}. Its log says: ${tail || '(nothing)'}`)
  }
}

type Run = { pid: number | undefined; exited: Promise<string>; isCancelled: () => boolean }

function spawnServer(home: Home, binaries: Binaries, stalePid: number | undefined, logFd: number): Run {
  const child = spawn(
    path.join(binaries.root, 'bin', 'postgres'),
    ['-D', home.clusterDir, '-c', `config_file=${path.join(home.dir, 'server.conf')}`],
    {
      ...home.user.switchTo,
      cwd: '/',
      // PostgreSQL takes a pid file for live when any process of its user has that pid now. We have checked that it is another
      // program: naming it as the "grandparent" makes PostgreSQL ignore it, and still check for shared memory in use.
      env: stalePid === undefined ? SERVER_ENV : { ...SERVER_ENV, PG_GRANDPARENT_PID: String(stalePid) },
      stdio: ['ignore', logFd, logFd],
      // Its own session: neither Ctrl-C in the terminal nor the end of Node reaches it; only stop() stops it.
      detached: true,
    },
  )
  child.unref()
  let isCancelled = false
  const exited = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      isCancelled = true
      resolve(reason)
    }
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, name) => end(name ? `signal ${name}` : `exit code ${code}`))
  })
  return { pid: child.pid, exited, isCancelled: () => isCancelled }
}

async function untilReady(home: Home, run: Run, deadline: number): Promise<Server | undefined> {
  while (!run.isCancelled()) {
    const sight = await look(home)
    if (sight.state === 'ready' && sight.server.pid === run.pid) return { ...sight.server, exited: run.exited }
    if (Date.now() > deadline) {
      if (run.pid !== undefined) await stopServer(run.pid)
      return undefined
    }
    await sleep(POLL_MS)
  }
  return undefined
}

/** Backends of a killed server end by themselves within moments unless one is deep in a query: those are killed after a while. */
async function clearOrphans(home: Home, round: number, log: Log): Promise<void> {
  if (round >= 4) {
    const orphans = await postgresProcessesOf(home.clusterDir)
    if (orphans.length > 0) log('warn', 'ending processes that a killed database server left behind', { pids: orphans })
    for (const pid of orphans) signal(pid, round >= 12 ? 'SIGKILL' : 'SIGQUIT')
  }
  await sleep(200)
}

/** Watches a server that another process started: it is not a child of this process, so its pid is polled. */
export function adopt(server: Omit<Server, 'exited'>): Server {
  const exited = new Promise<string>((resolve) => {
    const timer = setInterval(async () => {
      if (await isAlive(server.pid)) return
      clearInterval(timer)
      resolve('it is gone')
    }, 250)
    timer.unref()
  })
  return { ...server, exited }
}

/** Fast shutdown (open transactions are rolled back, everything is flushed), then ever harsher; about 30 s at most. */
export async function stopServer(pid: number): Promise<'clean' | 'forced'> {
  signal(pid, 'SIGINT')
  if (await waitForExit(pid, 20_000)) return 'clean'
  // "Immediate": no flush; the next start recovers from the write-ahead log, so still nothing is lost.
  signal(pid, 'SIGQUIT')
  if (await waitForExit(pid, 8_000)) return 'forced'
  signal(pid, 'SIGKILL')
  await waitForExit(pid, 2_000)
  return 'forced'
}
