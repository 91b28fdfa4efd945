import { constants, DatabaseSync } from 'node:sqlite'
import { unreadable, type OpenArchive } from './archive.ts'

// Runs in a child (see isolation): a query over an untrusted database can run code from its schema.

const MAGIC = 'SQLite format 3\0'
/** The file is in memory, for a moment twice. */
const MAX_DATABASE_BYTES = 600 * 1024 * 1024
/** Offsets of the header bytes for journal mode (WAL); there is no WAL file here. */
const WRITE_VERSION = 18
const READ_VERSION = 19

export const isSqlite = (head: Uint8Array): boolean => Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC

/** A file of an archive as a database in memory, when it is one. */
export async function databaseIn(archive: OpenArchive, path: string): Promise<DatabaseSync | undefined> {
  const declared = archive.files.find((file) => file.path === path)?.bytes ?? 0
  let bytes: Buffer | undefined
  let length = 0
  for await (const part of (await archive.open(path)) as AsyncIterable<Buffer>) {
    if (!bytes) {
      if (!isSqlite(part)) return undefined
      if (declared > MAX_DATABASE_BYTES) throw unreadable('too_large_inside')
      bytes = Buffer.allocUnsafe(declared)
    }
    length += part.copy(bytes, length)
  }
  return bytes && openDatabase(bytes.subarray(0, length))
}

/**
 * Opens the bytes of a database for reading. It may contain only tables and indexes: a view can be an endless query, a virtual
 * table runs its own code. Throws TaskError.
 */
export function openDatabase(bytes: Buffer): DatabaseSync {
  const database = new DatabaseSync(':memory:', { allowExtension: false })
  try {
    if (bytes.length > READ_VERSION) bytes[WRITE_VERSION] = bytes[READ_VERSION] = 1
    database.deserialize(bytes)
    database.exec('pragma query_only = 1; pragma trusted_schema = 0; pragma cell_size_check = 1')
    const odd = database
      .prepare("select count(*) as n from sqlite_master where type not in ('table', 'index', 'trigger') or sql like 'create virtual%'")
      .get()
    if (Number(odd?.n) > 0) throw unreadable('unsafe_database')
    database.setAuthorizer((action) => (ALLOWED.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY))
    return database
  } catch (error) {
    database.close()
    throw error instanceof Error && error.name === 'TaskError' ? error : unreadable('damaged')
  }
}

const ALLOWED = new Set<number>([constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION, constants.SQLITE_PRAGMA])
