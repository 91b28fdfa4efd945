import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Connection } from './db.ts'

const FOLDER = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** Any number that nothing else in the database locks by. */
const LOCK = 7_306_122_001

/**
 * Brings the schema up to date, once, however many processes start together: the others wait for the lock and then find
 * nothing to do. `also` runs under the same lock (the job queue keeps its own schema).
 */
export async function migrate(connection: Connection, also?: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, application_name: 'fernwell migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set client_min_messages = warning')
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER })
    await also?.()
  } finally {
    await client.end()
  }
}
