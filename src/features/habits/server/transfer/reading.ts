import { buffer } from 'node:stream/consumers'
import type { DatabaseSync } from 'node:sqlite'
import { unreadable, type OpenArchive } from '#platform/server/imports/archive.ts'
import { openDatabase, isSqlite } from '#platform/server/imports/sqlite.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import type { ParsedFile } from './parsed-habit.ts'
import { csvRows, MAX_ROWS } from './csv.ts'
import { readLoopBackup, readLoopCsv, type LoopTables } from './loop.ts'
import { readBeaver, readHabitBull, readHabitica, readOurs } from './others.ts'

// Runs in a child (see reader-task.ts).

/** Limit for all tables of an archive together. */
const MAX_UNPACKED = 200 * 1024 * 1024
const MAX_TABLES = 5000
const MAX_HABITS = 5000

/** Parses a file of another app. Detects the format by content, not by file name. Throws TaskError. */
export async function readHabitFile(archive: OpenArchive): Promise<ParsedFile> {
  const file = await readAny(archive)
  if (file.habits.length > MAX_HABITS) throw unreadable('unknown_format')
  return file
}

async function readAny(archive: OpenArchive): Promise<ParsedFile> {
  const [file] = archive.files
  if (!file || archive.files.length > 1 || file.path !== archive.name) return readLoopCsv(await tablesIn(archive))
  const bytes = await buffer(await archive.open(file.path))
  if (isSqlite(bytes)) return readLoopBackup(loopTables(bytes))
  const text = await archive.text(file.path)
  if (/^\s*[{[]/.test(text)) {
    const json = parsed(text)
    // Checked before each habit is parsed: a million invalid habits would produce a million problems.
    if (!isObject(json) || !Array.isArray(json.habits) || json.habits.length > MAX_HABITS) throw unreadable('unknown_format')
    const own = readOurs(json) ?? readBeaver(json)
    if (!own) throw unreadable('unknown_format')
    return own
  }
  const { columns } = csvRows(text.slice(0, 4096))
  if (columns.includes('habitname') && columns.includes('calendardate')) return readHabitBull(text)
  if (columns.includes('task name') && columns.includes('task type')) return readHabitica(text)
  throw unreadable('unknown_format')
}

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('damaged')
  }
}

/** The CSV files of a zip, by path, without a common top folder. */
async function tablesIn(archive: OpenArchive): Promise<Map<string, string>> {
  const files = archive.files.filter(({ path }) => path.endsWith('.csv'))
  if (files.length > MAX_TABLES) throw unreadable('too_many_files')
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_UNPACKED) throw unreadable('too_large_inside')
  const main = files.find(({ path }) => path === 'Habits.csv' || path.endsWith('/Habits.csv'))
  if (!main) throw unreadable('unknown_format')
  const root = main.path.slice(0, -'Habits.csv'.length)
  const tables = new Map<string, string>()
  for (const { path } of files) if (path.startsWith(root)) tables.set(path.slice(root.length), await archive.text(path))
  return tables
}

/** The two tables of a Loop backup that are read. */
function loopTables(bytes: Buffer): LoopTables {
  let database: DatabaseSync | undefined
  try {
    database = openDatabase(bytes)
    return { habits: rowsOf(database, 'Habits'), repetitions: rowsOf(database, 'Repetitions') }
  } catch (error) {
    throw error instanceof TaskError ? error : unreadable('damaged')
  } finally {
    database?.close()
  }
}

/** Versions of Loop differ in the case of column names. */
function rowsOf(database: DatabaseSync, table: string): Record<string, unknown>[] {
  const rows = database.prepare(`select * from ${table} limit ${MAX_ROWS + 1}`).all()
  if (rows.length > MAX_ROWS) throw unreadable('too_many_rows')
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value])))
}
