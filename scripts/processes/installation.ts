// Two apps and one worker as separate processes, each with its own data folder as on three machines; only the secrets are shared.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { freePort } from '../lib/local-postgres.ts'

export const NAMES = ['app one', 'app two', 'worker'] as const
export type Name = (typeof NAMES)[number]

export type Member = {
  name: Name
  /** Base URL; only the two apps use it. */
  url: string
  /** Milliseconds from its start until it answered requests. */
  readyMs: number
  kill(): Promise<void>
  start(): Promise<void>
  /** Proportional memory of this process in kilobytes. */
  memory(): number
  hasEnded(): boolean
}

export type Trio = { members: readonly Member[]; urls: readonly string[]; folder: string; log(): string; stop(): Promise<void> }

export async function startTrio(settings: Record<string, string>): Promise<Trio> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-trio-'))
  const secrets = path.join(folder, 'secrets')
  mkdirSync(secrets, { mode: 0o700 })
  const members = await Promise.all(NAMES.map((name) => memberOf(name, folder, settings)))
  // All start at once on an empty database: one of them creates the schema, the others wait for it.
  await Promise.all(members.map((member) => member.start()))
  return {
    members,
    urls: members.filter(({ name }) => name !== 'worker').map(({ url }) => url),
    folder,
    log: () => members.map(({ name }) => readFileSync(logOf(folder, name), 'utf8')).join(''),
    async stop() {
      await Promise.all(members.map((member) => member.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const logOf = (folder: string, name: Name) => path.join(folder, `${name.replace(' ', '-')}.log`)

async function memberOf(name: Name, folder: string, settings: Record<string, string>): Promise<Member> {
  const dataDir = path.join(folder, name.replace(' ', '-'))
  mkdirSync(dataDir, { mode: 0o700 })
  symlinkSync(path.join(folder, 'secrets'), path.join(dataDir, 'secrets'))
  const isWorker = name === 'worker'
  const port = await freePort()
  writeFileSync(logOf(folder, name), '')
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    REGISTRATION: 'open',
    LOG_LEVEL: isWorker ? 'info' : 'warn',
    WORKER: isWorker ? 'inside' : 'none',
  }
  let child: ChildProcess | undefined
  // Kill the child at the exit of this script.
  process.once('exit', () => child?.kill('SIGKILL'))
  const member: Member = {
    name,
    url: `http://127.0.0.1:${port}`,
    readyMs: 0,
    async start() {
      const began = performance.now()
      const started = spawn(process.execPath, ['scripts/run.mjs', isWorker ? 'worker' : 'start'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = started
      await until(started, isWorker ? 'taking jobs' : 'http://', logOf(folder, name))
      member.readyMs = performance.now() - began
    },
    async kill() {
      if (!child || member.hasEnded()) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
    memory: () => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${child!.pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    hasEnded: () => child === undefined || child.exitCode !== null || child.signalCode !== null,
  }
  return member
}

/** Waits for a text in the child's output, which is also written to its log. */
async function until(child: ChildProcess, text: string, log: string): Promise<void> {
  child.stdout!.setEncoding('utf8')
  let seen = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A process ended with ${code} while it started: ${seen}`)))
    child.stdout!.on('data', (part: string) => {
      appendFileSync(log, part)
      seen = (seen + part).slice(-4000)
      if (seen.includes(text)) resolve()
    })
  })
}
