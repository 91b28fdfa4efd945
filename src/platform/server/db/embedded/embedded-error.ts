import { statfs } from 'node:fs/promises'

/** The kind of failure, for callers that distinguish cases; the message alone is enough for a person. */
export type EmbeddedPostgresProblem = 'no-binaries' | 'already-owned' | 'wrong-version' | 'data-dir' | 'start-failed'

export class EmbeddedPostgresError extends Error {
  readonly problem: EmbeddedPostgresProblem

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedPostgresError'
    this.problem = problem
  }
}

/** The `code` of a Node or PostgreSQL error ("ENOENT", "57P03"), or undefined. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Below this, a failed start is most likely a full disk, even when the log had no room left for the reason (bytes). */
const NEARLY_FULL = 24 * 1024 * 1024

/**
 * Turns a failure into one error that names DATA_DIR and the remedy when the cause is the disk (full, read-only,
 * not permitted); other failures keep their own message after `doing`.
 */
export async function explainFailure(error: unknown, doing: string, dataDir: string, place: string): Promise<EmbeddedPostgresError> {
  if (error instanceof EmbeddedPostgresError && error.problem !== 'start-failed') return error
  const message = error instanceof Error ? error.message : String(error)
  const text = `${codeOf(error) ?? ''} ${message}`
  const where =
    place === dataDir || place.startsWith(`${dataDir}/`) ? `DATA_DIR (${dataDir})` : `${place} (the database of DATA_DIR ${dataDir})`
  const options = { cause: error }
  if (/spawn (.* )?(ENOENT|ENOEXEC)/.test(text)) {
    const why =
      'the bundled PostgreSQL does not run on this system (it needs glibc and /bin/sh). Set DATABASE_URL to a PostgreSQL 15 or newer.'
    return new EmbeddedPostgresError('no-binaries', `${doing}: ${why} ${message}`, options)
  }
  if (/spawn (.* )?(EPERM|EINVAL|EACCES)/.test(text)) {
    const why = 'this system does not let the bundled PostgreSQL run (as root it must run as another user; its disk must allow programs). '
    return new EmbeddedPostgresError('no-binaries', `${doing}: ${why}Start as a plain user, or set DATABASE_URL. ${message}`, options)
  }
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(text) || (await nearlyFull(place))) {
    return new EmbeddedPostgresError(
      'data-dir',
      `${doing}: the disk that holds ${where} is full. Make room and start again. ${message}`,
      options,
    )
  }
  if (/EROFS|Read-only file system/i.test(text)) {
    return new EmbeddedPostgresError(
      'data-dir',
      `${doing}: ${where} is on a read-only disk. Set DATA_DIR to a writable directory. ${message}`,
      options,
    )
  }
  if (/EACCES|EPERM|ENOTDIR|Permission denied|Operation not permitted/i.test(text)) {
    return new EmbeddedPostgresError(
      'data-dir',
      `${doing}: ${where} cannot be written. Check its owner and rights, or set DATA_DIR elsewhere. ${message}`,
      options,
    )
  }
  return new EmbeddedPostgresError('start-failed', `${doing}: ${message}`, options)
}

async function nearlyFull(place: string): Promise<boolean> {
  try {
    const disk = await statfs(place)
    return disk.bavail * disk.bsize < NEARLY_FULL
  } catch {
    return false
  }
}
