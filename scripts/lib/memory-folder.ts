import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const SHARED_MEMORY = '/dev/shm'
/** Databases of a run, browser profiles and recordings take about a tenth of it. */
const ROOM = 6 * 1024 ** 3

/**
 * Puts temporary files of this process and its children into memory, if Linux has enough: a test's database has 1,500 small files, and
 * a disk spends more time on them than the test does. Returns a function that removes them.
 */
export function keepTemporaryFilesInMemory(): () => void {
  removeAbandoned()
  if (!hasRoom()) return () => {}
  const folder = mkdtempSync(`${SHARED_MEMORY}/fernwell-${process.pid}-`)
  // An embedded PostgreSQL that root starts runs as another user.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Folders of runs that were killed: they would take memory until the machine is started again. */
function removeAbandoned(): void {
  if (!existsSync(SHARED_MEMORY)) return
  for (const name of readdirSync(SHARED_MEMORY)) {
    const pid = /^fernwell-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(path.join(SHARED_MEMORY, name), { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  const options = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]
  return bavail * bsize > ROOM && options !== undefined && !options.split(',').includes('noexec')
}
