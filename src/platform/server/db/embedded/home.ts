// The "home" of a DATA_DIR's database: a directory with the cluster and everything around it.
//
//   home/                    DATA_DIR/postgres, or a place like /var/lib/fernwell-<hash> when the server cannot get there
//     cluster/               PostgreSQL's data directory; the only part (with socket/) that belongs to the server's user
//     socket/                the Unix socket, when its path is short enough
//     server.conf hba.conf   settings, written anew at each start
//     server.log[.1]         the server's log, bounded
//     owner.lock owner.json  the process that owns it
//     runtime-<version>/     a copy of the binaries, only when the packaged ones cannot be used in place
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, lchown, mkdir, readFile, readdir, realpath, rename, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError, codeOf } from './embedded-error.ts'
import { canReach, chooseServerUser, makeDataDir } from './server-user.ts'
import type { ServerUser } from './server-user.ts'
import type { Log } from './log.ts'

export type Home = {
  dataDir: string
  dir: string
  clusterDir: string
  user: ServerUser
}

/** System-wide places for data, tried in this order when the server cannot reach DATA_DIR (only root ever needs them). */
const SHARED_PLACES = ['/var/lib', '/srv', '/opt']
const POINTER = 'postgres.place.json'

/** Finds the home of this DATA_DIR, or makes one. Throws an EmbeddedPostgresError with a remedy when neither works. */
export async function openHome(givenDataDir: string, log: Log): Promise<Home> {
  const asked = path.resolve(givenDataDir)
  await makeDataDir(asked)
  // PostgreSQL and /proc use real paths, so symbolic links are resolved once, here.
  const dataDir = await realpath(asked)
  const pointed = await readPointer(dataDir)
  if (pointed !== undefined) return openPointedHome(dataDir, pointed)

  const dir = path.join(dataDir, 'postgres')
  const user = await chooseServerUser(dataDir, path.join(dir, 'cluster'))
  await makeFolder(dir, dataDir, user)
  if ((await canReach(user, dir)) || (await openToServer(dataDir, dir, user, log))) return homeAt(dataDir, dir, user)
  if (await exists(path.join(dir, 'cluster'))) {
    throw new EmbeddedPostgresError(
      'data-dir',
      `The database in ${dir} belongs to the user "${user.name}", who can no longer access it: a parent directory is closed to others. ` +
        `Allow access (chmod o+x on it), or move DATA_DIR to a place that this user can access.`,
    )
  }
  await rmdir(dir)
  return relocate(dataDir, log)
}

/**
 * When DATA_DIR itself is the only obstacle (made 0700 by root, and no group has rights on it), the server's group gets
 * permission to pass through it, no more; that is better than another place for the data. Directories above it stay unchanged.
 */
async function openToServer(dataDir: string, dir: string, user: ServerUser, log: Log): Promise<boolean> {
  const before = await stat(dataDir)
  if (before.uid !== 0 || (before.mode & 0o070) !== 0) return false
  await chown(dataDir, before.uid, user.gid)
  await chmod(dataDir, (before.mode & 0o7777) | 0o010)
  if (await canReach(user, dir)) {
    log('info', 'the group of the user who runs the database may now pass through DATA_DIR', { dataDir, user: user.name })
    return true
  }
  await chmod(dataDir, before.mode & 0o7777)
  await chown(dataDir, before.uid, before.gid)
  return false
}

async function openPointedHome(dataDir: string, dir: string): Promise<Home> {
  if (!(await exists(dir))) {
    throw new EmbeddedPostgresError(
      'data-dir',
      `DATA_DIR (${dataDir}) says that its database is in ${dir}, but there is nothing there. Bring that directory back, or, to begin with an empty database, delete ${path.join(dataDir, POINTER)}.`,
    )
  }
  const user = await chooseServerUser(dataDir, path.join(dir, 'cluster'))
  return homeAt(dataDir, dir, user)
}

/** Puts the home outside of a DATA_DIR that the server's user cannot reach, and leaves a pointer to it in DATA_DIR. */
async function relocate(dataDir: string, log: Log): Promise<Home> {
  // The owner of a closed DATA_DIR is root here (or an owner without access to it): a system user is used instead.
  const user = await chooseServerUser('/', '/nowhere')
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  for (const place of SHARED_PLACES) {
    let dir = path.join(place, `fernwell-${hash}`)
    // A DATA_DIR that was emptied on purpose must not bring its old database back; nor may we delete that one.
    if (await exists(dir)) {
      log('warn', 'an older database of this DATA_DIR was found and not changed; delete it if it is no longer needed', { place: dir })
      dir += `-${randomBytes(3).toString('hex')}`
    }
    try {
      await mkdir(dir, { mode: 0o711 })
    } catch (error) {
      log('info', 'the database cannot be stored in this place', { place, reason: codeOf(error) })
      continue
    }
    if (!(await canReach(user, dir))) continue
    await writeFileSafely(path.join(dataDir, POINTER), `${JSON.stringify({ home: dir })}\n`)
    log('warn', `the user "${user.name}", who runs the database, cannot enter DATA_DIR: the database is in ${dir} instead`, {
      dataDir,
      home: dir,
    })
    return homeAt(dataDir, dir, user)
  }
  throw new EmbeddedPostgresError(
    'data-dir',
    `PostgreSQL does not run as root, and the user "${user.name}" can enter neither DATA_DIR (${dataDir}) nor ${SHARED_PLACES.join(', ')}. ` +
      'Set DATA_DIR to a directory that others may pass through, or start as a plain user.',
  )
}

async function homeAt(dataDir: string, dir: string, user: ServerUser): Promise<Home> {
  const clusterDir = path.join(dir, 'cluster')
  if (user.switchTo.uid === undefined && (await exists(clusterDir)) && (await stat(clusterDir)).uid !== user.uid) {
    throw new EmbeddedPostgresError(
      'data-dir',
      `The database of DATA_DIR (${dataDir}) in ${dir} belongs to another user than "${user.name}", who runs this program. Start as that user or as root, or give the whole directory to "${user.name}" (chown -R).`,
    )
  }
  return { dataDir, dir, clusterDir, user }
}

async function makeFolder(dir: string, dataDir: string, user: ServerUser): Promise<void> {
  try {
    await mkdir(dir, { mode: user.switchTo.uid === undefined ? 0o700 : 0o711 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    throw error
  }
  await changeOwner(dir, dataDir)
}

/** Under root, files in somebody's DATA_DIR get that owner, so that they can run the app without root later. */
export async function changeOwner(file: string, dataDir: string): Promise<void> {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = await stat(dataDir)
  if (uid !== 0) await lchown(file, uid, gid)
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const file = path.join(dataDir, POINTER)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  try {
    const { home } = JSON.parse(text) as { home?: unknown }
    if (typeof home === 'string' && path.isAbsolute(home)) return home
  } catch {
    // Falls through to the one message below.
  }
  throw new EmbeddedPostgresError(
    'data-dir',
    `${file} must contain {"home": "/where/the/database/is"} and does not. Correct it, or delete it to start with an empty database.`,
  )
}

export async function exists(place: string): Promise<boolean> {
  try {
    await stat(place)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Replaces a file completely or not at all. */
export async function writeFileSafely(file: string, text: string, mode = 0o644): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, text, { flag: 'wx', mode, flush: true })
  await rename(draft, file)
}

/** Names inside the home with this beginning, as full paths. */
export async function namesBeginning(dir: string, beginning: string): Promise<string[]> {
  return (await readdir(dir)).filter((name) => name.startsWith(beginning)).map((name) => path.join(dir, name))
}
