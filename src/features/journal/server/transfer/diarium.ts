import { rm, mkdir } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { DatabaseSync } from 'node:sqlite'
import type { App } from '#platform/server/app.ts'
import { uuidv7 } from '#platform/server/ids.ts'
import { diariumItem } from '../../transfer/diarium.ts'
import { endingOf, type Format } from '../../transfer/source.ts'
import { ArchiveError, type OpenArchive } from './archive.ts'

const ENDINGS = new Set(['diary', 'db', 'sqlite', 'sqlite3'])
const MAGIC = 'SQLite format 3\0'

/**
 * Diarium keeps its diary in SQLite, which can only be read from a file: it lies in DATA_DIR's cache, readable by nobody
 * else, and has no name any more once it is open. Media come from inside it, so this archive's `open` is wrapped.
 */
export async function openDiarium(app: App, archive: OpenArchive): Promise<(OpenArchive & { format: Format; close(): void }) | undefined> {
  const file = archive.files.find(({ path: name }) => ENDINGS.has(endingOf(name)))
  if (!file || !(await isSqlite(archive, file.path))) return undefined
  const database = await openDatabase(app, await archive.open(file.path))
  const media = mediaOf(database)
  return {
    ...archive,
    files: [...archive.files, ...media.keys().map((name) => ({ path: name, bytes: media.get(name)!.bytes }))],
    async open(name) {
      const own = media.get(name)
      if (!own) return archive.open(name)
      const row = database.prepare(`select "${own.column}" as data from Media where rowid = ?`).get(own.rowid)
      return Readable.from([row?.data instanceof Uint8Array ? Buffer.from(row.data) : Buffer.alloc(0)], { objectMode: false })
    },
    format: {
      source: 'diarium',
      recognises: () => true,
      *items() {
        const tags = tagsOf(database)
        const files = Map.groupBy(media.keys(), (name) => media.get(name)!.entry)
        const statement = database.prepare('select * from Entries order by DiaryEntryId')
        statement.setReadBigInts(true)
        for (const row of statement.iterate()) {
          const ticks = BigInt(row.DiaryEntryId as bigint)
          yield diariumItem({
            ticks,
            heading: typeof row.Heading === 'string' ? row.Heading : '',
            text: typeof row.Text === 'string' ? row.Text : '',
            rating: typeof row.Rating === 'bigint' || typeof row.Rating === 'number' ? Number(row.Rating) : null,
            tags: tags.get(String(ticks)) ?? [],
            files: (files.get(String(ticks)) ?? []).map((name) => ({ path: name, name: '' })),
          })
        }
      },
    },
    close: () => database.close(),
  }
}

async function isSqlite(archive: OpenArchive, name: string): Promise<boolean> {
  for await (const part of await archive.open(name)) return (part as Buffer).subarray(0, 16).toString('latin1') === MAGIC
  return false
}

async function openDatabase(app: App, content: Readable): Promise<DatabaseSync> {
  const folder = path.join(app.config.dataDir, 'cache', 'imports')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, uuidv7())
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
    const address = pathToFileURL(file)
    // Written by nobody while we read: a database that was left in WAL mode opens too.
    address.searchParams.set('immutable', '1')
    const database = new DatabaseSync(address, { readOnly: true, allowExtension: false })
    try {
      // Reads the header and the schema: after this the file may lose its name.
      database.exec('pragma query_only = 1; pragma trusted_schema = 0; pragma temp_store = 2')
      database.prepare('select DiaryEntryId is null from Entries limit 1').get()
      return database
    } catch {
      database.close()
      throw new ArchiveError('damaged')
    }
  } finally {
    await rm(file, { force: true })
  }
}

type Medium = { entry: string; rowid: bigint; column: string; bytes: number }

const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))

function mediaOf(database: DatabaseSync): Map<string, Medium> {
  const media = new Map<string, Medium>()
  const column = columnsOf(database, 'Media').find((name) => ['data', 'content', 'filedata', 'media'].includes(name.toLowerCase()))
  if (!column) return media
  const statement = database.prepare(
    `select rowid as rowid, DiaryEntryId as entry, length("${column}") as bytes from Media where "${column}" is not null order by rowid limit 200000`,
  )
  statement.setReadBigInts(true)
  for (const row of statement.iterate()) {
    const rowid = row.rowid as bigint
    media.set(`media:${rowid}`, { entry: String(row.entry), rowid, column, bytes: Number(row.bytes) })
  }
  return media
}

function tagsOf(database: DatabaseSync): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  const [names, links] = [columnsOf(database, 'Tags'), columnsOf(database, 'EntryTags')]
  const name = names.find((column) => ['name', 'value', 'tag'].includes(column.toLowerCase()))
  const id = names.find((column) => /id$/i.test(column))
  const link = links.find((column) => /tagid$/i.test(column))
  if (!name || !id || !link || !links.includes('DiaryEntryId')) return tags
  const statement = database.prepare(
    `select e.DiaryEntryId as entry, t."${name}" as name from EntryTags e join Tags t on t."${id}" = e."${link}" limit 1000000`,
  )
  statement.setReadBigInts(true)
  for (const row of statement.iterate()) {
    const entry = String(row.entry)
    tags.set(entry, [...(tags.get(entry) ?? []), String(row.name)])
  }
  return tags
}
