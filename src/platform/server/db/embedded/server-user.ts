// The operating system user of the server process. PostgreSQL refuses to run as root, so under root it is another user.
import { spawn } from 'node:child_process'
import { lchown, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

export type ServerUser = {
  uid: number
  gid: number
  /** For messages: a name from the password file, else "uid 12345". */
  name: string
  /** Spread into child_process.spawn: empty when the server runs as the user that runs Node. */
  switchTo: { uid?: number; gid?: number }
}

/**
 * The whole environment of every PostgreSQL process: nothing is inherited, so no PG…, LD_… or locale setting of the
 * machine changes how the database behaves.
 */
export const SERVER_ENV = { LC_ALL: 'C', LANG: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' } as const

export type Outcome = { code: number | null; output: string }

/** Runs a short-lived program as the server's user and collects at most 64 KB of its output. Never rejects on a non-zero exit. */
export function runAs(user: ServerUser, file: string, args: string[], timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...user.switchTo, cwd: '/', env: SERVER_ENV, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs })
    let output = ''
    const gather = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-65_536)
    }
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve({ code, output: signal ? `${output}\n(ended by ${signal} after at most ${timeoutMs} ms)` : output }),
    )
  })
}

type PasswordEntry = { name: string; uid: number; gid: number }

/**
 * Makes DATA_DIR if needed and returns the user of its server: a plain user runs it themselves. Under root it is, in
 * this order, the owner of an existing cluster (so that a later change of users changes nothing), the owner of
 * DATA_DIR when that is not root (`sudo npm start` in somebody's project: the files stay theirs), `postgres`, `nobody`,
 * and, on a machine without either, the usual uid of nobody.
 */
export async function chooseServerUser(dataDir: string, clusterDir: string): Promise<ServerUser> {
  const own = process.geteuid?.() ?? 0
  const known = await passwordEntries()
  const named = (uid: number) => known.find((entry) => entry.uid === uid)
  const nameOf = (uid: number) => named(uid)?.name ?? `uid ${uid}`
  if (own !== 0) return { uid: own, gid: process.getegid?.() ?? own, name: nameOf(own), switchTo: {} }

  const owner = (await ownerOf(clusterDir)) ?? (await ownerOf(dataDir))
  const user: { uid: number; gid: number } =
    owner && owner.uid !== 0
      ? { uid: owner.uid, gid: named(owner.uid)?.gid ?? owner.gid }
      : (known.find((entry) => entry.name === 'postgres' && entry.uid !== 0) ??
        known.find((entry) => entry.name === 'nobody' && entry.uid !== 0) ?? { uid: 65_534, gid: 65_534 })
  return { uid: user.uid, gid: user.gid, name: nameOf(user.uid), switchTo: { uid: user.uid, gid: user.gid } }
}

/**
 * Creates DATA_DIR when it does not exist. Under root other users may pass through it (not list it), because the server runs as
 * another user and must reach its folder inside; files made inside somebody's own directory are given to that user.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  const asRoot = process.geteuid?.() === 0
  const first = await mkdir(dataDir, { recursive: true, mode: asRoot ? 0o711 : 0o700 })
  if (first === undefined || !asRoot) return
  const { uid, gid } = await stat(path.dirname(first))
  if (uid === 0) return
  for (let made = dataDir; made.length >= first.length; made = path.dirname(made)) await lchown(made, uid, gid)
}

/** True when the server's user can enter `directory`, from the root of the file system down, and read `files`. */
export async function canReach(user: ServerUser, directory: string, files: string[] = []): Promise<boolean> {
  if (user.switchTo.uid === undefined) return true
  // Asking the kernel as that user is more reliable than checking modes: access lists and mount options count too.
  const script = 'cd "$1" || exit 1; shift; for file do test -r "$file" || exit 1; done'
  const { code } = await runAs(
    user,
    '/bin/sh',
    ['-c', script, 'reach', directory, ...files.map((file) => path.join(directory, file))],
    10_000,
  )
  return code === 0
}

async function ownerOf(place: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(place)
    return { uid, gid }
  } catch {
    return undefined
  }
}

async function passwordEntries(): Promise<PasswordEntry[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
