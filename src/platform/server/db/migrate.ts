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

/**
 * Brings the schema up to date, once, however many processes start together: the others wait for the lock and then find
 * nothing to do. `also` runs under the same lock (the job queue keeps its own schema); `upTo` stops after that many of the
 * series, for the rows of an older backup.
 */
export async function migrate(connection: Connection, { upTo, also }: { upTo?: number; also?: () => Promise<void> } = {}): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, application_name: 'fernwell migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set client_min_messages = warning')
    const run = (migrationsFolder: string) => runMigrations(drizzle(client), { migrationsFolder })
    await (upTo === undefined ? run(FOLDER) : withFirst(upTo, run))
    await also?.()
  } finally {
    await client.end()
  }
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
