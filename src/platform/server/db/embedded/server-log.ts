// The server's log: one file and its predecessor, bounded from outside. PostgreSQL's own collector would cost a process.
import { constants } from 'node:fs'
import { copyFile, open, stat, truncate } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { changeOwner } from './home.ts'
import type { Home } from './home.ts'

/** When the log is larger than this it becomes server.log.1 and begins anew (bytes). */
const LARGEST = 1024 * 1024

function logFile(home: Home): string {
  return path.join(home.dir, 'server.log')
}

/** Opens the log for a server to append to; also returns its current end, for logTail(). */
export async function openServerLog(home: Home): Promise<{ handle: FileHandle; from: number }> {
  await boundServerLog(home)
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants
  const handle = await open(logFile(home), O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  await changeOwner(logFile(home), home.dataDir)
  return { handle, from: (await handle.stat()).size }
}

/** Truncates a log that has grown too large. The server appends, so it continues at the new end. */
export async function boundServerLog(home: Home): Promise<void> {
  const file = logFile(home)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= LARGEST) return
  await copyFile(file, `${file}.1`)
  await truncate(file, 0)
}

/** The log from the byte `from` on, at most its last 2 KB. */
export async function logTail(home: Home, from: number): Promise<string> {
  const handle = await open(logFile(home), 'r').catch(() => undefined)
  if (!handle) return ''
  try {
    const { size } = await handle.stat()
    const start = Math.max(Math.min(from, size), size - 2_048)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
    return buffer.toString('utf8', 0, bytesRead).trim()
  } finally {
    await handle.close()
  }
}
