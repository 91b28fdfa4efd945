// The one door into the project: `node scripts/run.mjs <task>`, on any Node from 20 up and with nothing installed.
// It installs dependencies when they are absent or older than the lock file, finds Node 24 (bundled, or the host's
// when new enough), and hands over to scripts/<task>.ts, which Node 24 runs as it is.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...args] = process.argv.slice(2)

/**
 * What runs for months is told to stay small (docs/adr, "Memory at rest", has the figures): a young generation that
 * does not keep what loading the app grew it to, an old one that is collected after 40 % of growth rather than when it has
 * doubled or more, and a collection that the script asks for once it has started. V8's flags are no promise of Node's: another
 * than the one this was tried with may refuse them.
 */
const TRIED_WITH = '24.'
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=40', '--expose-gc']

const script = path.join(root, 'scripts', `${task}.ts`)
if (!task || !/^[a-z-]+$/.test(task) || !existsSync(script)) {
  console.error(`There is no task "${task ?? ''}". See "scripts" in package.json for the list.`)
  process.exit(1)
}

installWhenStale()
runTask()

function installWhenStale() {
  const lock = path.join(root, 'package-lock.json')
  const stamp = path.join(root, 'node_modules', '.installed-for-lock')
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing dependencies (a minute or two the first time) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // A server-only machine may have installed with --omit=dev and no npm cache: keep what npm was told.
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) {
    console.error('npm ci failed; nothing was started. Its own message is above.')
    process.exit(done.status ?? 1)
  }
  writeFileSync(stamp, '')
}

function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const bundled = path.join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(bundled)) return bundled
  console.error(
    `Fernwell runs on Node 24. This is Node ${process.versions.node}, and no Node 24 is bundled for ${process.platform}-${process.arch}. Install Node 24 or newer and try again.`,
  )
  process.exit(1)
}

function runTask() {
  process.chdir(root)
  const node = node24()
  const isLasting = task === 'start' || task === 'worker'
  const isTried = node !== process.execPath || process.versions.node.startsWith(TRIED_WITH)
  const argv = ['--disable-warning=ExperimentalWarning', ...(isLasting && isTried ? SMALL_HEAP : []), script, ...args]
  // What was stripped of its types and compiled once is not again: a quicker start, and what strips types stays out of memory.
  // And two of glibc's heaps rather than one for each thread (eight for each core), which keep what they once took.
  const compileCache = isLasting ? { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), MALLOC_ARENA_MAX: '2' } : {}
  const env = { ...compileCache, ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    // Take this process's place instead of standing beside it. (The warning that this is new is of no use to anyone here.)
    process.removeAllListeners('warning')
    if (process.pid !== 1) process.execve(node, [node, ...argv], env)
    // As PID 1 (a container) orphans of the embedded database are ours to reap, which a Node process cannot do: a shell
    // takes the place, forwards signals and waits for everything.
    const shell =
      'node="$1"; shift; "$node" "$@" & child=$!; trap "kill -TERM $child 2>/dev/null" TERM INT HUP; while :; do wait "$child"; code=$?; kill -0 "$child" 2>/dev/null || exit "$code"; done'
    process.execve('/bin/sh', ['sh', '-c', shell, 'fernwell', node, ...argv], env)
  }
  const child = spawn(node, argv, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}
