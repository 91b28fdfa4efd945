// Local PostgreSQL servers for a trial: a single one, or a primary with a synchronous standby behind HAProxy.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { UsageError } from '../lib/exit-with-message.ts'
import { firstAnswer, freePort, installedPostgres, serverUser } from '../lib/local-postgres.ts'

/** Interval at which HAProxy and the promoter check whether each server accepts writes. */
const CHECK_MS = 500
/** After this many failed checks of the primary in a row, the standby is promoted. */
const MISSES = 3

export type Databases = { url: string; version: string; stop(): Promise<void> }
export type Pair = Databases & {
  /** Kills the primary and all of its children, like a power cut, and returns the time. */
  killPrimary(): number
  /** Time at which the standby had been promoted. */
  promoted: Promise<number>
}

type Instance = { url: string; port: number; data: string; server: ChildProcess }

/** A single server. */
export async function startOne(): Promise<Databases> {
  const host = openHost()
  host.initialise('one')
  const one = await host.start('one')
  const version = await firstAnswer(one.url)
  return { url: one.url, version, stop: () => host.stop() }
}

/** A primary whose commits wait for its standby, and HAProxy in front of both: `url` is HAProxy's. */
export async function startPair(): Promise<Pair> {
  const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'].find((file) => existsSync(file))
  if (!haproxy) throw new UsageError('There is no haproxy on this machine: install the package haproxy.')
  const host = openHost()
  host.initialise('primary')
  const primary = await host.start('primary')
  const version = await firstAnswer(primary.url)
  host.copy(primary, 'standby')
  const standby = await host.start('standby')
  await firstAnswer(standby.url)
  await makeSynchronous(primary.url)

  const agents = [await startAgent(primary.url), await startAgent(standby.url)]
  const port = await freePort()
  const config = path.join(host.folder, 'haproxy.cfg')
  writeFileSync(config, haproxyConfig(port, [primary, standby], agents.map(portOf)))
  const balancer = spawn(haproxy, ['-db', '-f', config], { stdio: 'ignore' })
  process.once('exit', () => balancer.kill('SIGKILL'))
  const url = `postgres://fernwell@127.0.0.1:${port}/postgres`
  await firstAnswer(url)

  let isOver = false
  const promoted = promoteWhenAlone(`http://127.0.0.1:${portOf(agents[0]!)}`, standby.url, () => isOver)
  return {
    url,
    version,
    promoted,
    killPrimary() {
      const { pid } = primary.server
      const children = childrenOf(pid!)
      process.kill(pid!, 'SIGKILL')
      for (const child of children) killIfThere(child)
      return performance.now()
    },
    async stop() {
      isOver = true
      balancer.kill('SIGKILL')
      for (const agent of agents) agent.close()
      await host.stop()
    },
  }
}

/** A folder for servers, and functions that create and run them as the user that they require. */
function openHost() {
  const bin = installedPostgres()
  if (!bin) throw new UsageError('There is no PostgreSQL server on this machine: install the package postgresql.')
  const user = serverUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-processes-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const run = { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: process.env.PATH } as NodeJS.ProcessEnv }
  const started: Instance[] = []
  return {
    folder,
    initialise(name: string): void {
      const args = ['-D', path.join(folder, name), '-U', 'fernwell', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
      execFileSync(path.join(bin, 'initdb'), args, { ...run, stdio: 'ignore' })
    },
    /** Creates a standby of `from`, which replicates it from its first start on. */
    copy(from: Instance, name: string): void {
      const args = ['-D', path.join(folder, name), '-d', from.url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
      execFileSync(path.join(bin, 'pg_basebackup'), args, { ...run, stdio: 'ignore' })
    },
    async start(name: string): Promise<Instance> {
      const data = path.join(folder, name)
      const port = await freePort()
      const usual = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'].flatMap((one) => ['-c', one])
      const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...usual], { ...run, stdio: 'ignore' })
      const instance = { url: `postgres://fernwell@127.0.0.1:${port}/postgres`, port, data, server }
      started.push(instance)
      // Kill the server at the exit of this script.
      process.once('exit', () => server.kill('SIGQUIT'))
      return instance
    },
    async stop(): Promise<void> {
      for (const { server } of started) {
        if (server.exitCode !== null || server.signalCode !== null) continue
        const exited = once(server, 'exit')
        server.kill('SIGINT')
        await Promise.race([exited, wait(5000)])
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes each commit wait for the standby. Called only once the standby runs: without one, no commit would ever finish. */
async function makeSynchronous(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'")
    await client.query('select pg_reload_conf()')
    for (let tries = 0; ; tries++) {
      const { rows } = await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
      if (rows.some(({ sync_state }) => sync_state === 'sync')) return
      if (tries > 100) throw new Error('The standby did not become synchronous.')
      await wait(100)
    }
  })
}

/** A small HTTP server for HAProxy's checks of a PostgreSQL server: 200 while that accepts writes, 503 otherwise. */
async function startAgent(url: string): Promise<Server> {
  const agent = createServer((_request, response) => {
    takesWrites(url).then(
      (yes) => response.writeHead(yes ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(agent, 'listening')
  return agent
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

function takesWrites(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 400 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function haproxyConfig(port: number, instances: readonly Instance[], checks: readonly number[]): string {
  const servers = instances.map((one, n) => `  server pg${n} 127.0.0.1:${one.port} check port ${checks[n]}`)
  return `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /
  http-check expect status 200
  default-server inter ${CHECK_MS}ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

/** A minimal replacement for a tool like Patroni, for a trial on one machine: it does not fence a primary that comes back. */
async function promoteWhenAlone(agent: string, standby: string, isOver: () => boolean): Promise<number> {
  for (let missed = 0; missed < MISSES;) {
    await wait(CHECK_MS)
    if (isOver()) return Number.NaN
    const isThere = await fetch(agent).then(
      ({ ok }) => ok,
      () => false,
    )
    missed = isThere ? 0 : missed + 1
  }
  await withClient(standby, (client) => client.query('select pg_promote(true, 30)'))
  return performance.now()
}

/** Processes whose parent is this one. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent
      } catch {
        return false
      }
    })
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The child ended with its parent.
  }
}
