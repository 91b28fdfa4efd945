// Helpers of the embedded database's tests: temporary folders, other processes, one-off queries, and clean-up.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded-postgres.ts'
import { stopServer } from './server.ts'

export const isRoot = process.geteuid?.() === 0

const folders: string[] = []
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fw-'))
  await chmod(folder, 0o755)
  folders.push(folder)
  return folder
}

let shared: string | undefined

/**
 * A data directory that the tests of one file use in turn, each leaving it stopped: making a database takes most of a
 * second, reusing one takes almost no time.
 */
export async function sharedFolder(): Promise<string> {
  if (shared === undefined) {
    shared = await mkdtemp(path.join(os.tmpdir(), 'fw-'))
    await chmod(shared, 0o755)
  }
  return shared
}

/** To be called at the end of a test file. */
export async function removeSharedFolder(): Promise<void> {
  if (shared !== undefined) await rm(shared, { recursive: true, force: true })
  shared = undefined
}

export type LogLine = { level: string; message: string; fields?: Record<string, unknown> | undefined }

export async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres & { logged: LogLine[] }> {
  const stated: LogLine[] = []
  const log: EmbeddedPostgresOptions['log'] = (level, message, fields) => stated.push({ level, message, fields })
  const postgres = await startEmbeddedPostgres({ dataDir, role: 'owner', log, ...options })
  running.push(postgres)
  return { ...postgres, logged: stated }
}

export type OtherProcess = {
  pid: number
  answer: { owner?: boolean; connection?: EmbeddedPostgres['connection']; clusterDir?: string; error?: string }
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Runs an owner or guest in another process, optionally as another (unprivileged) user id. */
export async function otherProcess(dataDir: string, role: 'owner' | 'guest', uid?: number): Promise<OtherProcess> {
  const fixture = path.join(import.meta.dirname, 'owner-process.fixture.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fixture, dataDir, role], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  children.push(child)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the other process ended with ${code} and said nothing`)))
  })
  return {
    pid: child.pid ?? 0,
    answer: JSON.parse(line),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    stop: async () => {
      child.stdin.end('stop\n')
      await exited
    },
  }
}

/** Runs statements one after another on one fresh connection; returns the rows of the last. */
export async function query<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

export async function postmasterPid(clusterDir: string): Promise<number> {
  return Number((await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Ends all processes that tests, failed ones included, left running, and removes their folders. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const postgres of running.splice(0)) {
    const { owner, clusterDir } = postgres
    await postgres.stop()
    if (!owner) await stopLeftServer(clusterDir)
  }
  if (shared !== undefined) await stopLeftServer(path.join(shared, 'postgres', 'cluster'))
  for (const folder of folders.splice(0)) {
    for (const home of ['', 'data']) await stopLeftServer(path.join(folder, home, 'postgres', 'cluster'))
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function stopLeftServer(clusterDir: string): Promise<void> {
  const pid = await postmasterPid(clusterDir).catch(() => undefined)
  if (pid) await stopServer(pid)
}
