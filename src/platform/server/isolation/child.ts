import { spawn, type ChildProcess } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { IsolationLimits } from './limits.ts'

const WORKER = fileURLToPath(new URL('./isolation-worker.ts', import.meta.url))
/** The project: sources and packages, which the child has to read to run at all. `data` below it is taken out by name. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const READABLE = ['src', 'node_modules', 'package.json'].map((name) => path.join(ROOT, name))
const PAGE_BYTES = 4096
/** A little: on a machine with much to do, ten steps down would mean not at all. */
const LOWER_PRIORITY = 2

/**
 * Starts a child that may read the program and nothing else of the disk, write nothing, start nothing, and knows no secret of
 * the environment. Its processor time is bounded by the system, too: it ends even when we are no longer there to end it.
 */
export function startChild({ heapMb, totalMs }: Pick<IsolationLimits, 'heapMb' | 'totalMs'>): ChildProcess {
  const args = [
    `--max-old-space-size=${heapMb}`,
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    '--permission',
    '--allow-addons',
    '--allow-wasi',
    ...READABLE.map((readable) => `--allow-fs-read=${readable}`),
    WORKER,
  ]
  const [command, commandArgs] =
    process.platform === 'win32'
      ? [process.execPath, args]
      : ['/bin/sh', ['-c', `ulimit -t ${Math.ceil(totalMs / 1000) + 60}; exec "$0" "$@"`, process.execPath, ...args]]
  const child = spawn(command, commandArgs, {
    env: {},
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  if (child.pid) void lowerPriority(child.pid)
  return child
}

/** The serving process has priority; and where memory runs out, this process is killed before the database. */
async function lowerPriority(pid: number): Promise<void> {
  try {
    os.setPriority(pid, LOWER_PRIORITY)
    if (process.platform === 'linux') await writeFile(`/proc/${pid}/oom_score_adj`, '900')
  } catch {
    // It has already exited, or the system forbids this: it runs like any other.
  }
}

/** Resident memory of a process in bytes; undefined where the system does not tell. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const statm = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => undefined)
  const pages = Number(statm?.split(' ')[1])
  return Number.isFinite(pages) ? pages * PAGE_BYTES : undefined
}
