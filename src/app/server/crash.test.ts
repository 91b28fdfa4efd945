import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openSession } from '#features/soul/server/listening-store.ts'
import { COMPLETE_AT } from '#platform/contract/listening.ts'
import { readConfig } from '#platform/server/config/config.ts'
import type { Connection } from '#platform/server/db/db.ts'
import { startEmbeddedPostgres } from '#platform/server/db/embedded/embedded-postgres.ts'
import { createLog } from '#platform/server/log/log.ts'
import { rounds } from '#testing/depth.ts'
import { makeUser } from '#testing/make-user.ts'
import { cloneDatabase } from '#testing/postgres.ts'
import { onEmbeddedDatabase } from '#testing/test-server.ts'
import { boot, prepareDatabase } from './boot.ts'

const ROUNDS = rounds(2, 60)
/** In every n-th round the app is killed, too; in the others only the database under it. */
const APP_DIES_EVERY = 2
const LISTENERS = 6
const TRACK = 'night-rain'
const SCRIPT = fileURLToPath(new URL('crash-process.fixture.ts', import.meta.url))

// An external database server must not be killed: there only the app is, in each round.
const embedded = onEmbeddedDatabase()

type Listener = { id: string; cookie: string; sessionId: string; sent: number; acknowledged: number; points: number }

test(
  `no acknowledged minute is lost and none counted twice over ${ROUNDS} kills of the ${embedded ? 'database and the ' : ''}app`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-crash-'))
    const database = embedded ? undefined : await cloneDatabase(inject('postgres'))
    const url = database?.connection.connectionString
    const began = Date.now()
    const port = await freePort()
    const listeners = await withDatabase(dataDir, url, (connection) => prepare(dataDir, connection, began))
    let app = await startApp(dataDir, port, began, url)
    let going = true
    const listening = listeners.map((listener) => listen(listener, port, () => going))
    try {
      for (let round = 1; round <= ROUNDS; round++) {
        // At least one answer since the last kill, on slow machines too; then any moment is right.
        const before = answered(listeners)
        await expect.poll(() => answered(listeners), { timeout: 60_000, interval: 5 }).toBeGreaterThan(before)
        await wait(Math.random() * 150)
        const appDies = !embedded || round % APP_DIES_EVERY === 0
        if (appDies) {
          app.kill('SIGKILL')
          await once(app, 'exit')
        }
        if (embedded) await killDatabase(dataDir)
        if (!appDies && app.exitCode !== null) throw new Error(`The app fell over when its database was killed in round ${round}.`)
        if (appDies) app = await startApp(dataDir, port, began, url)
        else await answering(port, listeners[0]!.cookie)
      }
      // Points, and with them rows of the ledger, begin with a complete session.
      await expect.poll(() => listeners.every(({ acknowledged }) => acknowledged >= COMPLETE_AT), { timeout: 60_000 }).toBe(true)
    } finally {
      going = false
      await Promise.all(listening)
      if (app.kill('SIGKILL')) await once(app, 'exit')
    }
    expect(answered(listeners)).toBeGreaterThan(ROUNDS * 30)
    await withDatabase(dataDir, url, (connection) => verify(connection, listeners))
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  },
)

const answered = (listeners: readonly Listener[]) => listeners.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

/** The embedded database for the duration of `use`, or the server at `url`. */
async function withDatabase<T>(dataDir: string, url: string | undefined, use: (connection: Connection) => Promise<T>): Promise<T> {
  if (url !== undefined) return use({ connectionString: url })
  const postgres = await startEmbeddedPostgres({ dataDir, role: 'owner', log: () => {} })
  try {
    return await use(postgres.connection)
  } finally {
    await postgres.stop()
  }
}

async function prepare(dataDir: string, connection: Connection, began: number): Promise<Listener[]> {
  await prepareDatabase(connection)
  const running = await boot({ config: { ...readConfig({}), dataDir }, connection, log: createLog('silent'), features: [] })
  const listeners: Listener[] = []
  for (let n = 0; n < LISTENERS; n++) {
    const { id } = await makeUser(running.app)
    const { token } = await running.app.sessions.create(running.app.db, id, 'Test device')
    const { id: sessionId } = await openSession(running.app.db, id, TRACK, new Date(began))
    listeners.push({ id, cookie: `fernwell_session=${token}`, sessionId, sent: 0, acknowledged: 0, points: 0 })
  }
  await running.stop()
  return listeners
}

async function startApp(dataDir: string, port: number, began: number, url: string | undefined): Promise<ChildProcess> {
  const app = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, dataDir, String(port), String(began)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(url !== undefined && { DATABASE_URL: url }) },
  })
  await Promise.race([once(app.stdout!, 'data'), once(app, 'exit').then(() => Promise.reject(new Error('The app did not start again.')))])
  return app
}

/** Reports a growing total, over and over; a report without an answer is repeated. */
async function listen(listener: Listener, port: number, going: () => boolean): Promise<void> {
  while (going()) {
    listener.sent = listener.acknowledged + 30
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/soul/tracks/${TRACK}/session`, {
        method: 'POST',
        headers: { cookie: listener.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ listeningSeconds: listener.sent, sessionId: listener.sessionId }),
        signal: AbortSignal.timeout(5000),
      })
      const answer = (await response.json()) as { pointsAwarded?: number }
      if (response.status === 200) Object.assign(listener, { acknowledged: listener.sent, points: answer.pointsAwarded })
      else await wait(20)
    } catch {
      await wait(20)
    }
  }
}

async function killDatabase(dataDir: string): Promise<void> {
  const place = path.join(dataDir, 'postgres')
  const pidFile = await readFile(path.join(place, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(pidFile.split('\n')[0])
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already dead since the round before.
  }
}

/** Waits until a listener gets an answer again: at most the promised two seconds, on a machine that is not busy. */
async function answering(port: number, cookie: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/soul`, { headers: { cookie } }).catch(() => undefined)
    if (response?.status === 200) return
    expect(response?.status ?? 503).toBe(503)
    await wait(20)
  }
  throw new Error('The app did not come back after the database was killed.')
}

async function verify(connection: Connection, listeners: Listener[]): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<
    Record<'user_id' | 'seconds' | 'session_points' | 'points' | 'ledger_seconds' | 'ledger_points' | 'day_points', string>
  >(`
    select s.user_id, s.seconds, s.points as session_points, t.points,
      (select sum(amount) from activity_acts a where a.user_id = s.user_id) as ledger_seconds,
      (select sum(points) from activity_acts a where a.user_id = s.user_id) as ledger_points,
      (select sum(points) from activity_days d where d.user_id = s.user_id) as day_points
    from listening_sessions s join activity_standings t using (user_id)`)
  await client.end()
  expect(rows).toHaveLength(listeners.length)
  for (const row of rows) {
    const listener = listeners.find(({ id }) => id === row.user_id)!
    const seconds = Number(row.seconds)
    // The last total may have been written without its answer reaching the listener; nothing else may differ.
    expect([listener.acknowledged, listener.sent]).toContain(seconds)
    const points = Math.floor(seconds / 30)
    expect([row.ledger_seconds, row.session_points, row.points, row.ledger_points, row.day_points].map(Number)).toEqual([
      seconds,
      points,
      points,
      points,
      points,
    ])
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
