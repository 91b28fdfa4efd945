import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './sqlite.ts'
import { sweepPlainImports } from './sweep.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fernwell-imports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function databaseOf(...statements: string[]): Promise<Buffer> {
  const file = path.join(folder, `${Math.random()}.db`)
  const database = new DatabaseSync(file)
  for (const sql of statements) database.exec(sql)
  database.close()
  return readFile(file)
}

const TABLE = "create table Entries (id integer primary key, name text); insert into Entries values (1, 'one')"

test('a database of tables and indexes is read, also one that was copied while another process wrote to it', async () => {
  for (const mode of ['delete', 'wal']) {
    const bytes = await databaseOf(`pragma journal_mode = ${mode}`, TABLE, 'create index by_name on Entries (name)')
    const database = openDatabase(bytes)
    expect(database.prepare('select name from Entries').all()).toEqual([{ name: 'one' }])
    database.close()
  }
})

test('a database with a view or a virtual table is not read', async () => {
  const endless = 'with recursive n(id) as (select 1 union all select id + 1 from n) select id from n'
  for (const odd of [
    `create view Habits as ${endless}`,
    'create virtual table words using fts5(text)',
    'CREATE VIRTUAL TABLE w USING fts5(t)',
  ]) {
    const bytes = await databaseOf(TABLE, odd)
    expect(() => openDatabase(bytes)).toThrow('unsafe_database')
  }
})

test('a database opened for reading allows no change, no attachment and no endless query', async () => {
  const database = openDatabase(await databaseOf(TABLE))
  for (const sql of [
    "insert into Entries values (2, 'two')",
    "attach database '/tmp/x.db' as x",
    'with recursive n(id) as (select 1 union all select id + 1 from n) select count(*) from n',
  ]) {
    expect(() => database.prepare(sql).all()).toThrow()
  }
  database.close()
})

test('an invalid database counts as damaged', () => {
  expect(() => openDatabase(Buffer.from(`SQLite format 3\0${'x'.repeat(5000)}`))).toThrow('damaged')
})

test('unencrypted files of an earlier version are deleted at the start', async () => {
  await mkdir(path.join(folder, 'cache', 'imports'), { recursive: true })
  await writeFile(path.join(folder, 'cache', 'imports', 'left.db'), 'private')
  await sweepPlainImports({ dataDir: folder })
  expect(await readdir(path.join(folder, 'cache'))).toEqual([])
  await sweepPlainImports({ dataDir: folder })
})
