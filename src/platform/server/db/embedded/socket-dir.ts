// The directory of the server's Unix socket, whose permissions are its only access control.
//
// Threat model: a process that can open the socket gets in as the database's superuser, without a password. The directory is
// 0700 and belongs to the server's user, so only that user and root can open it. Both could read the data
// files anyway, so a password would protect nothing (it would have to be stored beside the data, readable to the same two).
// No port is opened: other machines, other users and web pages (DNS rebinding, cross-site requests) have no access.
// In /tmp, where anybody may have made the name before us, a directory is used only if it is a real one, ours, and closed.
import { createHash } from 'node:crypto'
import { chmod, lchown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { codeOf } from './embedded-error.ts'
import type { Home } from './home.ts'
import type { ServerUser } from './server-user.ts'
import { canReach } from './server-user.ts'

/** A socket's whole path fits 103 bytes on macOS and 107 on Linux; PostgreSQL adds "/.s.PGSQL.5432" to the directory. */
const LONGEST = 100 - '/.s.PGSQL.5432'.length
/** Characters that need no quoting in PostgreSQL's list of directories. */
const PLAIN = /^[\w/.+-]+$/

/**
 * Makes the socket's directory: beside the data where the path is short and plain and the disk supports sockets (there, neither a
 * cleaner of /tmp nor a service manager's private /tmp comes between the app and, for example, the backup command), else in
 * the system's temporary directory under a name derived from the home.
 */
export async function makeSocketDir(home: Home): Promise<string> {
  const beside = path.join(home.dir, 'socket')
  if (fits(beside) && (await claim(beside, home.user)) && (await holdsSockets(beside))) return beside

  const hash = createHash('sha256').update(home.dir).digest('hex').slice(0, 12)
  const roots = [...new Set([os.tmpdir(), '/tmp', '/var/tmp'])]
  for (const root of roots) {
    const named = path.join(root, `fernwell-${home.user.uid}-${hash}`)
    if (!fits(named) || !(await canReach(home.user, root))) continue
    if ((await claim(named, home.user)) && (await holdsSockets(named))) return named
    // Somebody else has taken the name. The server writes its directory into postmaster.pid, so any name can be found again.
    try {
      const fresh = await mkdtemp(path.join(root, 'fernwell-'))
      if (fits(fresh) && (await claim(fresh, home.user)) && (await holdsSockets(fresh))) return fresh
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  throw new Error(`no directory with a short name could be made for the database's socket (tried ${[beside, ...roots].join(', ')})`)
}

function fits(directory: string): boolean {
  return Buffer.byteLength(directory) <= LONGEST && PLAIN.test(directory)
}

/** Makes the directory, or uses one that is already ours; false when it belongs to another user or cannot be made. */
async function claim(directory: string, user: ServerUser): Promise<boolean> {
  const own = process.geteuid?.() ?? 0
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (isRefusal(error)) return false
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const found = await lstat(directory)
  if (!found.isDirectory() || (found.uid !== user.uid && found.uid !== own)) return false
  if ((found.mode & 0o777) !== 0o700) await chmod(directory, 0o700)
  if (found.uid !== user.uid) await lchown(directory, user.uid, user.gid)
  return true
}

/** Some shared folders (virtual machines, network disks) support files but no sockets. */
async function holdsSockets(directory: string): Promise<boolean> {
  const probe = path.join(directory, '.probe')
  await rm(probe, { force: true })
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(probe, () => server.close(() => resolve(true)))
  })
}

function isRefusal(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOSPC'].includes(codeOf(error) ?? '')
}
