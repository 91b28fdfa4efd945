// One owner at a time for a database home.
//
// The lock is an operating system lock on a file, taken through Node's built-in SQLite (Node itself has no call
// for it): the kernel releases it the moment the process has ended, kill -9 included, so a stale lock cannot
// exist, and a reused pid has no effect. It works across containers that share the volume, and, unlike
// an advisory lock inside PostgreSQL, also before the server runs and while it is being restarted, which is
// when two owners would do harm. owner.json beside it only tells people the owner's process.
// Beware: POSIX releases such a lock when the same process opens and closes the file again by other means. Nothing
// else may touch owner.lock (a backup copies the cluster directory, not the home).
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { changeOwner, writeFileSafely } from './home.ts'
import type { Home } from './home.ts'

export type OwnerLock = { release(): Promise<void> }

/** SQLite's code for "another connection has the lock". */
const SQLITE_BUSY = 5

/** Takes the lock, or returns undefined when another process (or another caller in this one) holds it. */
export async function tryOwnerLock(home: Home): Promise<OwnerLock | undefined> {
  const file = path.join(home.dir, 'owner.lock')
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY) return undefined
    throw error
  }
  const note = path.join(home.dir, 'owner.json')
  await changeOwner(file, home.dataDir)
  await writeFileSafely(
    note,
    `${JSON.stringify({ pid: process.pid, program: path.basename(process.argv[1] ?? 'node'), since: new Date().toISOString() })}\n`,
  )
  await changeOwner(note, home.dataDir)
  return {
    release: async () => {
      await rm(note, { force: true })
      database.close()
    },
  }
}

/** Waits a moment for the lock (the last owner may be ending), then throws an error that names the holder. */
export async function takeOwnerLock(home: Home, waitMs: number): Promise<OwnerLock> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const lock = await tryOwnerLock(home)
    if (lock) return lock
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        'already-owned',
        `Another process already runs the database of DATA_DIR (${home.dataDir}): ${await describeOwner(home)}. Stop it first, or set DATA_DIR to another directory for a second, separate app. ` +
          'Several app processes on one database need DATABASE_URL.',
      )
    }
    await sleep(50)
  }
}

async function describeOwner(home: Home): Promise<string> {
  try {
    const { pid, program, since } = JSON.parse(await readFile(path.join(home.dir, 'owner.json'), 'utf8')) as Record<string, unknown>
    return `process ${String(pid)} (${String(program)}, since ${String(since)})`
  } catch {
    return 'its process number is not known yet'
  }
}
