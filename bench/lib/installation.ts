import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

export type Started = { url: string; ms: number; stop(): Promise<void> }

export type Installation = {
  /** Runs `npm start` on this folder, until it prints its address. */
  start(): Promise<Started>
  /** Proportional memory of the app and its database, MB. Linux only. */
  memory(): number
  remove(): void
}

/** An installation in a temporary folder, run as a person runs it. */
export function installation(): Installation {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fernwell-start-'))

  /** Backends of the embedded server have no folder in their arguments; only their postmaster has. */
  function parentIsOurs(pid: string): boolean {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return parent !== undefined && parent !== '0' && readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes(dataDir)
  }

  return {
    async start() {
      const began = performance.now()
      const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
        env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const url = await firstAddress(child)
      return {
        url,
        ms: performance.now() - began,
        async stop() {
          const exited = once(child, 'exit')
          child.kill('SIGTERM')
          await exited
        },
      }
    },
    memory() {
      let kilobytes = 0
      for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
          const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
          const ours = environment.includes(dataDir) || command.includes(dataDir) || parentIsOurs(pid)
          if (ours) kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
        } catch {
          // The process has ended, or we may not read it.
        }
      }
      return kilobytes / 1024
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function firstAddress(child: ChildProcess): Promise<string> {
  child.stdout!.setEncoding('utf8')
  for (;;) {
    const [text] = (await once(child.stdout!, 'data')) as [string]
    const url = /http:\/\/\S+/.exec(text)?.[0]
    if (url) return url
  }
}
