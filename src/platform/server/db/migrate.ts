import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Connection } from './db.ts'

const FOLDER = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** Any number that nothing else in the database locks by. */
const LOCK = 7_306_122_001

type Journal = { entries: unknown[] }

/** How many migrations this version of the code has. */
export function migrationCount(): number {
  return (JSON.parse(readFileSync(path.join(FOLDER, 'meta', '_journal.json'), 'utf8')) as Journal).entries.length
}

/** A later version of Fernwell has changed this database: running on it would lose data that only that version understands. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'

  constructor() {
    super(
      'A newer version of Fernwell has used this database, and this version would lose what it keeps. ' +
        'Start the newer version again, or restore the backup from before the upgrade ("Upgrade and go back" in docs/operations.md).',
    )
  }
}

/**
 * Migrates the schema, once for any number of processes that start together: the others wait for the lock and then find
 * nothing to do. `also` runs under the same lock (the job queue has its own schema); `upTo` stops after that many migrations,
 * for the rows of an older backup. Throws NewerDatabaseError, and changes nothing, on a database of a later version.
 */
export async function migrate(connection: Connection, { upTo, also }: { upTo?: number; also?: () => Promise<void> } = {}): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, application_name: 'fernwell migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set client_min_messages = warning')
    if ((await appliedMigrations(client)) > migrationCount()) throw new NewerDatabaseError()
    const run = (migrationsFolder: string) => runMigrations(drizzle(client), { migrationsFolder })
    await (upTo === undefined ? run(FOLDER) : withFirst(upTo, run))
    await also?.()
  } finally {
    await client.end()
  }
}

/** How many migrations this database has had; none in an empty one. */
export async function appliedMigrations(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as found`)
  if (tables[0].found === null) return 0
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
  return rows[0]!.count
}

/** Runs with a copy of the series that ends after `count` migrations. */
async function withFirst(count: number, run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-migrations-'))
  try {
    await cp(FOLDER, folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
