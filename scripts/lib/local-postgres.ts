import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer, type AddressInfo } from 'node:net'
import pg from 'pg'

/** The folder of a PostgreSQL server that is installed on this machine, the newest first. */
export function installedPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((v) => path.join(debian, v, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...versions, ...onPath].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
}

/** The unprivileged user that a server started by root runs as. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user here: try the next.
    }
  }
  return undefined
}

/** Starts an ordinary PostgreSQL of this machine on a free port, over TCP, for the tests. Undefined when there is none. */
export async function startLocalPostgres(): Promise<{ url: string; version: string; stop(): Promise<void> } | undefined> {
  const bin = installedPostgres()
  if (!bin) return undefined
  const user = serverUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const run = { ...user, cwd: folder, env: { LC_ALL: 'C', PATH: process.env.PATH } as NodeJS.ProcessEnv }
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'fernwell', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...run,
    stdio: 'ignore',
  })
  const port = await freePort()
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      '-c',
      'fsync=off',
    ],
    { ...run, stdio: 'ignore' },
  )
  const url = `postgres://fernwell@127.0.0.1:${port}/postgres`
  const version = await firstAnswer(url)
  return {
    url,
    version,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await Promise.race([exited, wait(5000)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the server answers; returns its version. */
export async function firstAnswer(url: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]!.server_version
    } catch (error) {
      if (tries > 100) throw error
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
