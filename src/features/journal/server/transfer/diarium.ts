import { Readable } from 'node:stream'
import type { DatabaseSync } from 'node:sqlite'
import { unreadable, type OpenArchive } from '#platform/server/imports/archive.ts'
import type { Recognised } from '#platform/server/imports/reader-methods.ts'
import { databaseIn } from '#platform/server/imports/sqlite.ts'
import { diariumItem } from '../../transfer/diarium.ts'
import { endingOf, type Item } from '../../transfer/source.ts'

const ENDINGS = new Set(['diary', 'db', 'sqlite', 'sqlite3'])

/** Diarium stores its diary, including pictures, in SQLite. Media come from the database, so this archive's `open` is wrapped. */
export async function openDiarium(archive: OpenArchive): Promise<Recognised<Item> | undefined> {
  const file = archive.files.find(({ path: name }) => ENDINGS.has(endingOf(name)))
  const database = file && (await databaseIn(archive, file.path))
  if (!database) return undefined
  const media = mediaOf(database)
  return {
    source: 'diarium',
    archive: {
      ...archive,
      files: [...archive.files, ...media.keys().map((name) => ({ path: name, bytes: media.get(name)!.bytes }))],
      async open(name) {
        const own = media.get(name)
        if (!own) return archive.open(name)
        const row = database.prepare(`select "${own.column}" as data from Media where rowid = ?`).get(own.rowid)
        return Readable.from([row?.data instanceof Uint8Array ? Buffer.from(row.data) : Buffer.alloc(0)], { objectMode: false })
      },
    },
    items: () => itemsOf(database, media),
  }
}

function* itemsOf(database: DatabaseSync, media: ReadonlyMap<string, Medium>): Generator<Item> {
  const tags = tagsOf(database)
  const files = Map.groupBy(media.keys(), (name) => media.get(name)!.entry)
  for (const row of entriesOf(database)) {
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
}

function entriesOf(database: DatabaseSync) {
  try {
    const statement = database.prepare('select * from Entries order by DiaryEntryId')
    statement.setReadBigInts(true)
    return statement.iterate()
  } catch {
    throw unreadable('damaged')
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
