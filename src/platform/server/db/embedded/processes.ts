// Checking and ending other processes. Everything here has a time limit.
import { execFile } from 'node:child_process'
import { readFile, readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from './embedded-error.ts'

/** True while the process exists and is not a zombie: a zombie still answers signal 0, but is dead. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself contain brackets and spaces.
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
  } catch (error) {
    // Without /proc (macOS) the signal's answer counts; with it, a missing entry means that the process has just ended.
    return !(codeOf(error) === 'ENOENT' && process.platform === 'linux')
  }
}

/** True when `pid` is alive and is a PostgreSQL process in this cluster directory, not another program with a reused pid. */
export async function isPostgresOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false
  if (process.platform === 'linux') {
    try {
      // The data directory is the working directory of the postmaster and of each of its children.
      const [directory, name] = await Promise.all([readlink(`/proc/${pid}/cwd`), readFile(`/proc/${pid}/comm`, 'utf8')])
      return directory === clusterDir && name.startsWith('postgres')
    } catch {
      return false
    }
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)], { timeout: 5_000 })
    return stdout.includes('postgres') && stdout.includes(clusterDir)
  } catch {
    return false
  }
}

/** Every PostgreSQL process in this cluster directory (Linux; on other systems they cannot be told apart). */
export async function postgresProcessesOf(clusterDir: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid) && pid > 0)
  const ours = await Promise.all(pids.map((pid) => isPostgresOf(pid, clusterDir)))
  return pids.filter((_, at) => ours[at])
}

/** Sends a signal; a process that has already ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Waits until the process has ended; false when it is still running after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (await isAlive(pid)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

export type PidFile = { pid: number; clusterDir: string; socketDir: string }

/** The pid file of the running (or last) server in its data directory; undefined when it has no usable content. */
export async function readPidFile(clusterDir: string): Promise<PidFile | undefined> {
  let text: string
  try {
    text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  // Lines: pid, data directory, start time, port, first socket directory, listen address, shared memory key, state.
  const [pid = '', directory = '', , , socketDir = ''] = text.split('\n')
  const number = Number(pid)
  if (!Number.isInteger(number) || number <= 0) return undefined
  return { pid: number, clusterDir: directory, socketDir }
}
