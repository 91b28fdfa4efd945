// The entry point of all tasks: `node scripts/run.mjs <task>`, on any Node from 20 up and with nothing installed.
// It installs dependencies when they are absent or older than the lock file, finds Node 24 (bundled, or the host's
// when new enough), and runs scripts/<task>.ts with Node 24, without compiling.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...args] = process.argv.slice(2)

/**
 * V8 flags that limit the memory of long-running processes (docs/adr, "Memory at rest", has the figures): a small young generation, an
 * old one that is collected after 40 % of growth instead of when it has doubled or more, and a collection that the script starts
 * after loading. Both begin at the size that loading needs: growing to it step by step took a tenth of the start in collections.
 * Node does not guarantee V8's flags: other versions than the tested one may refuse them.
 */
const TRIED_WITH = '24.'
const SMALL_HEAP = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  '--initial-old-space-size=128',
  '--expose-gc',
]

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
  // A server-only machine may have installed with --omit=dev and no npm cache: reuse npm's settings. The lock file's checksums
  // tell what to install, so that the registry need not be asked about packages that npm has stored.
  const done = spawnSync(npm, ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
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
  // The compile cache stores stripped and compiled files: the start is quicker, and the type stripper is not loaded into memory.
  // And two glibc heaps instead of one for each thread (eight for each core), because heaps do not return their memory.
  const compileCache = isLasting ? { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), MALLOC_ARENA_MAX: '2' } : {}
  const env = { ...compileCache, ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    // Replace this process instead of running beside it. (The warning that the API is new is of no use here.)
    process.removeAllListeners('warning')
    if (process.pid !== 1) process.execve(node, [node, ...argv], env)
    // As PID 1 (in a container) we have to reap orphans of the embedded database, which a Node process cannot do: a shell
    // replaces this process, forwards signals and waits for all children.
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
