import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract, type Header } from 'tar-stream'
import type { Connection } from '../db/db.ts'
import { migrate, migrationCount } from '../db/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import { Manifest } from './manifest.ts'
import { RestoreError } from './restore-error.ts'
import { isSealed, type Opener } from './sealing.ts'
import { quoted } from './table-order.ts'

type Entry = Readable & { header: Header }

export type RestoreTarget = {
  connection: Connection
  storage: Pick<Storage, 'put'>
  dataDir: string
  say(line: string): void
  /** Decrypts an encrypted backup. */
  opener: Opener
}

/**
 * Restores a backup into an empty database and data folder. All rows are inserted in one transaction: a restore that fails half-way
 * leaves the database empty and can be repeated. A backup of an older version is migrated.
 */
export async function restore(target: RestoreTarget, file: string): Promise<Manifest> {
  await assertEmpty(target)
  const archive = extract()
  const content = createReadStream(file)
  const reading = pipeline((await isSealed(file)) ? await target.opener(content) : content, createGunzip(), archive)
  reading.catch(() => {})
  let manifest: Manifest | undefined
  const secrets = new Map<string, string>()
  const client = new pg.Client({ ...target.connection, application_name: 'fernwell restore' })
  try {
    for await (const entry of archive as AsyncIterable<Entry>) {
      const { name } = entry.header
      if (!manifest) {
        manifest = readManifest(name, await text(entry))
        await migrate(target.connection, { upTo: manifest.migrations })
        await client.connect()
        await client.query('begin')
      } else if (name.startsWith('tables/')) await putTable(client, manifest, name.slice(7), entry)
      else if (name.startsWith('secrets/')) secrets.set(secretName(name.slice(8)), await text(entry))
      else if (name.startsWith('storage/')) await target.storage.put(name.slice(8), entry)
      else entry.resume()
      target.say(name)
    }
    await reading
    if (!manifest) throw new RestoreError('This file contains no backup.')
    // Only after everything was read: a data folder with secrets counts as used, and a failed restore must leave it unused.
    await putSecrets(target.dataDir, secrets)
    try {
      await client.query('commit')
    } catch (error) {
      await rm(path.join(target.dataDir, 'secrets'), { recursive: true })
      throw error
    }
  } catch (error) {
    if (isDamage(error)) {
      throw new RestoreError('This file is not a complete backup: it is damaged or was cut short.')
    }
    throw error
  } finally {
    await client.end().catch(() => {})
  }
  await migrate(target.connection)
  return manifest
}

/** Whether gunzip or age threw this for truncated or changed bytes; age marks its last chunk, so it notices a missing end. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ['Z_DATA_ERROR', 'Z_BUF_ERROR'].includes((error as { code?: string }).code ?? '') || /invalid tag|chunk is empty/.test(error.message)
  )
}

async function assertEmpty({ connection, dataDir }: RestoreTarget): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.users') is not null as there")
    if (rows[0]!.there && (await client.query('select 1 from users limit 1')).rowCount) {
      throw new RestoreError(
        'There are accounts in this database already. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.',
      )
    }
  } finally {
    await client.end()
  }
  if ((await readdir(path.join(dataDir, 'secrets')).catch(() => [])).length > 0) {
    throw new RestoreError('This DATA_DIR has been used before: restore into an empty one, so that no secret is overwritten.')
  }
}

function readManifest(name: string, content: string): Manifest {
  const parsed = name === 'manifest.json' ? Manifest.safeParse(JSON.parse(content)) : undefined
  if (!parsed?.success) throw new RestoreError('This file is not a backup that this version can read.')
  if (parsed.data.migrations > migrationCount())
    throw new RestoreError('This backup was made by a newer version. Update first, then restore.')
  return parsed.data
}

async function putTable(client: pg.Client, manifest: Manifest, name: string, rows: Entry): Promise<void> {
  const table = manifest.tables.find((t) => t.name === name)
  if (!table) throw new RestoreError('This backup contains a table that is not in its manifest.')
  const copy = client.query(copyFrom(`copy ${quoted(name)} (${table.columns.map(quoted).join(', ')}) from stdin`))
  await pipeline(rows, copy)
  if (table.rows !== undefined && copy.rowCount !== table.rows)
    throw new RestoreError(`This backup is not complete: ${name} has ${copy.rowCount} rows of ${table.rows}.`)
}

function secretName(name: string): string {
  if (!/^[a-z0-9-]+$/.test(name)) throw new RestoreError('This backup contains a secret with an invalid name.')
  return name
}

async function putSecrets(dataDir: string, secrets: ReadonlyMap<string, string>): Promise<void> {
  const folder = path.join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, content] of secrets) {
    await writeFile(path.join(folder, name), content, { mode: 0o600, flush: true })
  }
}
