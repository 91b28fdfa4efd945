// `npm start` to a listening port, the first and the second time on a data folder, and memory at rest.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { median, print } from './lib/figures.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'fernwell-start-'))

async function start(): Promise<{ child: ChildProcess; ms: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout!.setEncoding('utf8')
  for (;;) {
    const [text] = (await once(child.stdout!, 'data')) as [string]
    if (text.includes('http://')) break
  }
  return { child, ms: performance.now() - began }
}

/** Proportional memory of the app and its database, MB. */
function memory(): number {
  let kilobytes = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
      const ours = environment.includes(dataDir) || command.includes(dataDir) || parentIsOurs(pid)
      if (ours) kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // A process that is gone, or not ours to look into.
    }
  }
  return kilobytes / 1024
}

/** Backends of the embedded server carry no folder of their own, their postmaster does. */
function parentIsOurs(pid: string): boolean {
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return parent !== undefined && parent !== '0' && readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes(dataDir)
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

console.log('npm start')
const first = await start()
await stop(first.child)
const seconds: number[] = []
let atRest = 0
for (let n = 0; n < 3; n++) {
  const { child, ms } = await start()
  seconds.push(ms)
  if (n === 2 && process.platform === 'linux') {
    await wait(5000)
    atRest = memory()
  }
  await stop(child)
}
rmSync(dataDir, { recursive: true, force: true })
print('first time on an empty folder (app built)', `${(first.ms / 1000).toFixed(2)} s`)
const again = median(seconds)
print('second time', `${(again / 1000).toFixed(2)} s`, { text: '< 3 s', met: again < 3000 })
if (atRest) print('memory at rest, app and database', `${atRest.toFixed(0)} MB`, { text: '≤ 150 MB', met: atRest <= 150 })
