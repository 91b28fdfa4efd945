import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Connection } from '../db/db.ts'
import { appliedMigrations } from '../db/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import { FORMAT, REMAKEABLE, type Manifest } from './manifest.ts'
import type { Sealer } from './sealing.ts'
import { quoted, tablesInOrder, type Table } from './table-order.ts'

export type BackupSource = {
  connection: Connection
  storage: Storage
  dataDir: string
  say(line: string): void
  /** Undefined: the file is not encrypted, and anybody who has it can read it. */
  seal: Sealer | undefined
}

/**
 * Writes everything into one file (mode 0600: it holds the secrets too) while the app runs: all tables as of one moment,
 * then stored files. These are only ever added to, so every file that a row names is included. The file appears when it is
 * complete. Works on the embedded database and on any server, and can move data between them.
 */
export async function backup(source: BackupSource, target: string): Promise<{ bytes: number }> {
  const draft = `${target}.part`
  const work = await mkdtemp(path.join(tmpdir(), 'fernwell-backup-'))
  const archive = pack()
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    const packed = createGzip({ level: 6 })
    const written = Promise.all([pipeline(archive, packed), pipeline(source.seal ? await source.seal(packed) : packed, file)])
    await Promise.race([fill(archive, source, work), written])
    await written
    await rename(draft, target)
    return { bytes: (await stat(target)).size }
  } catch (error) {
    archive.destroy()
    await rm(draft, { force: true })
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function fill(archive: Pack, { connection, storage, dataDir, say }: BackupSource, work: string): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'fernwell backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const table of await tablesInOrder(client)) {
      const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int as count from ${quoted(table.name)}`)
      tables.push({ ...table, rows: counted[0]!.count })
    }
    const manifest: Manifest = {
      format: FORMAT,
      product: PRODUCT_NAME,
      createdAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      tables,
    }
    await addBytes(archive, 'manifest.json', JSON.stringify(manifest, null, 2))
    for (const table of tables) {
      say(`table ${table.name}`)
      await addTable(archive, client, table, path.join(work, 'table'))
    }
    await client.query('commit')
  } finally {
    await client.end()
  }

  const secrets = path.join(dataDir, 'secrets')
  for (const name of await readdir(secrets).catch(() => [])) {
    if (/^[a-z0-9-]+$/.test(name)) await addBytes(archive, `secrets/${name}`, await readFile(path.join(secrets, name)))
  }

  let files = 0
  for await (const key of storage.list('')) {
    if (key.startsWith(REMAKEABLE)) continue
    const found = await storage.stat(key)
    if (!found) continue
    await addStream(archive, `storage/${key}`, found.size, await storage.read(key))
    files++
  }
  say(`${files} stored files`)
  archive.finalize()
}

/** A tar entry needs its size first, so a table is written to a temporary file first. */
async function addTable(archive: Pack, client: pg.Client, { name, columns }: Table, file: string): Promise<void> {
  const stream = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }))
  await addStream(archive, `tables/${name}`, (await stat(file)).size, createReadStream(file))
}

function addBytes(archive: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve())))
}

async function addStream(archive: Pack, name: string, size: number, content: Readable): Promise<void> {
  await pipeline(content, archive.entry({ name, size, mode: 0o600 }))
}
