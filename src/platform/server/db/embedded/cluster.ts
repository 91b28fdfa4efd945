// Making the database cluster (PostgreSQL's data directory), completely or not at all.
import { randomBytes } from 'node:crypto'
import { lchown, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { copyForUnknownUser } from './binaries.ts'
import { EmbeddedPostgresError, codeOf } from './embedded-error.ts'
import { exists, namesBeginning } from './home.ts'
import type { Home } from './home.ts'
import type { Log } from './log.ts'
import { runAs } from './server-user.ts'
import { SUPERUSER } from './settings.ts'

const INITDB_TIMEOUT_MS = 120_000

/** Makes the cluster on first use; refuses one that another major version of PostgreSQL made. The caller holds the owner's lock. */
export async function ensureCluster(home: Home, binaries: Binaries, log: Log): Promise<void> {
  await sweep(home, log)
  if (!(await exists(home.clusterDir))) return makeCluster(home, binaries, log)
  const file = path.join(home.clusterDir, 'PG_VERSION')
  const found = await readFile(file, 'utf8').catch((cause: unknown) => {
    if (codeOf(cause) !== 'ENOENT') throw cause
    throw new EmbeddedPostgresError(
      'data-dir',
      `${home.clusterDir} exists but contains no PostgreSQL data (PG_VERSION is missing). Restore a backup, or move it away to start empty.`,
    )
  })
  if (found.trim() !== binaries.major) {
    throw new EmbeddedPostgresError(
      'wrong-version',
      `The data in ${home.clusterDir} was made by PostgreSQL ${found.trim()}, and this Fernwell brings PostgreSQL ${binaries.version}. ` +
        'Make a backup with the version of Fernwell that you used before (npm run backup), move the directory away, and restore with this one (npm run restore).',
    )
  }
}

/** Deletes the remains of an interrupted first start; they never count as a cluster. */
async function sweep(home: Home, log: Log): Promise<void> {
  for (const draft of await namesBeginning(home.dir, 'draft-')) {
    log('info', 'removing the remains of an interrupted first start', { directory: draft })
    // An orphaned initdb may still be writing there; then the next start removes the rest.
    await rm(draft, { recursive: true, force: true, maxRetries: 2 }).catch((error: unknown) =>
      log('warn', 'some of these files could not be removed', { reason: codeOf(error) }),
    )
  }
}

async function makeCluster(home: Home, binaries: Binaries, log: Log): Promise<void> {
  const started = performance.now()
  const draft = path.join(home.dir, `draft-${randomBytes(6).toString('hex')}`)
  const cluster = path.join(draft, 'cluster')
  try {
    await mkdir(draft, { mode: 0o711 })
    await mkdir(cluster, { mode: 0o700 })
    if (home.user.switchTo.uid !== undefined) await lchown(cluster, home.user.uid, home.user.gid)
    await initdb(home, binaries, draft, cluster)
    await rename(cluster, home.clusterDir)
    await flushDirectory(home.dir)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  log('info', 'created a new database', { directory: home.clusterDir, user: home.user.name, ms: Math.round(performance.now() - started) })
}

async function initdb(home: Home, binaries: Binaries, draft: string, cluster: string): Promise<void> {
  // The builtin C.UTF-8 sorts and folds case alike on every machine and never changes with the operating system's libc.
  const args = [
    '-D',
    cluster,
    '-U',
    SUPERUSER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  let outcome = await runAs(home.user, path.join(binaries.root, 'bin', 'initdb'), args, INITDB_TIMEOUT_MS)
  if (outcome.code !== 0 && outcome.output.includes('could not look up effective user ID')) {
    const bin = await copyForUnknownUser(binaries, path.join(draft, 'programs'))
    outcome = await runAs(home.user, path.join(bin, 'initdb'), args, INITDB_TIMEOUT_MS)
  }
  if (outcome.code !== 0) throw new Error(`initdb failed (${outcome.code ?? 'ended'}): ${essence(outcome.output)}`)
}

/** The error lines of initdb's output, without its progress messages. */
function essence(output: string): string {
  const complaints = output.split('\n').filter((line) => /error|fatal|panic|could not|ended by/i.test(line))
  return (complaints.length > 0 ? complaints.join(' ') : output.trim()).slice(0, 1_000)
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
