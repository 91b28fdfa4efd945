import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '#app/server/boot.ts'
import type { Connection } from '#platform/server/db/db.ts'
import { startEmbeddedPostgres } from '#platform/server/db/embedded/embedded-postgres.ts'

export const TEMPLATE = 'fernwell_template'

/** A PostgreSQL for one test run with the migrated template in it: the embedded one, or the server that `url` names. */
export async function startTestPostgres(url?: string): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (url) {
    const connection = { connectionString: url }
    await makeTemplate(connection)
    return { connection, stop: async () => {} }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, role: 'owner', maxConnections: 200, log: () => {} })
  await withoutDisk(postgres.connection)
  await makeTemplate(postgres.connection)
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A temporary database need not survive a power cut, and waiting for the disk takes most of a clone's time. The crash
 * tests check durability; their databases have the app's own settings.
 */
export async function withoutDisk(server: Connection): Promise<void> {
  for (const setting of ['fsync = off', 'full_page_writes = off', "wal_compression = 'off'"])
    await admin(server, `alter system set ${setting}`)
  await admin(server, 'select pg_reload_conf()')
}

async function makeTemplate(server: Connection): Promise<void> {
  await admin(server, `drop database if exists ${TEMPLATE}`)
  await admin(server, `create database ${TEMPLATE}`)
  await prepareDatabase(databaseOf(server, TEMPLATE))
}

/** The connection to another database of the same server. */
export function databaseOf(server: Connection, database: string): Connection {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

type TestDatabase = { connection: Connection; drop(): Promise<void> }

/** A fresh copy of the template. */
export function cloneDatabase(server: Connection): Promise<TestDatabase> {
  return createDatabase(server, `template ${TEMPLATE} strategy file_copy`)
}

/** An empty database. */
export function createEmptyDatabase(server: Connection): Promise<TestDatabase> {
  return createDatabase(server, '')
}

async function createDatabase(server: Connection, like: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomUUID().replaceAll('-', '')}`
  await admin(server, `create database ${name} ${like}`)
  return { connection: databaseOf(server, name), drop: () => admin(server, `drop database if exists ${name} with (force)`) }
}

async function admin(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(server.connectionString ? databaseOf(server, 'postgres') : server)
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
