import { randomBytes } from 'node:crypto'
import { rm, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzip } from 'fflate'
import { AppError } from '#platform/contract/errors.ts'
import type { BroughtFile } from './brought.ts'
import { csvRows } from './csv.ts'
import { readLoopBackup, readLoopCsv, type LoopTables } from './loop.ts'
import { readBeaver, readHabitBull, readHabitica, readOurs } from './others.ts'
import { habitReasons } from '../../reasons.en.ts'

/** Unpacked, all files of an archive together, and each against its packed size. */
const MOST_UNPACKED = 200 * 1024 * 1024
const MOST_RATIO = 400
const MOST_FILES = 5000
const MOST_ROWS = 2_000_000

const unknown = () => new AppError('unsupported', habitReasons.import_unknown())

/** What a file from another app holds. By its bytes, not by its name. Throws `unsupported` for what is nothing we know. */
export async function readHabitFile(bytes: Buffer, cacheDir: string): Promise<BroughtFile> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    const files = await textFiles(bytes)
    if (!files.has('Habits.csv')) throw unknown()
    return readLoopCsv(files)
  }
  if (bytes.subarray(0, 16).toString('latin1') === 'SQLite format 3\0') return readLoopBackup(await loopTables(bytes, cacheDir))
  const text = decoded(bytes)
  if (/^\s*[{[]/.test(text)) {
    const json = parsed(text)
    const file = readOurs(json) ?? readBeaver(json)
    if (!file) throw unknown()
    return file
  }
  const { columns } = csvRows(text.slice(0, 4096))
  if (columns.includes('habitname') && columns.includes('calendardate')) return readHabitBull(text)
  if (columns.includes('task name') && columns.includes('task type')) return readHabitica(text)
  throw unknown()
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unknown()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('unsupported', habitReasons.json_damaged())
  }
}

/** The CSV files of a zip, by path without a folder that holds everything. Bombs are refused before they are unpacked. */
async function textFiles(bytes: Buffer): Promise<Map<string, string>> {
  let unpacked = 0
  let count = 0
  const files = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    const refuse = () => reject(new AppError('too_large', habitReasons.zip_unpacks_too_far()))
    unzip(
      bytes,
      {
        filter({ name, size, originalSize }) {
          if (!name.endsWith('.csv')) return false
          unpacked += originalSize
          if (++count > MOST_FILES || unpacked > MOST_UNPACKED || (originalSize > 1_000_000 && originalSize > size * MOST_RATIO)) {
            refuse()
            return false
          }
          return true
        },
      },
      (error, result) => (error ? reject(new AppError('unsupported', habitReasons.zip_damaged())) : resolve(result)),
    )
  })
  const names = Object.keys(files)
  const root = names.find((name) => name.endsWith('Habits.csv'))?.slice(0, -'Habits.csv'.length) ?? ''
  return new Map(
    names.filter((name) => name.startsWith(root)).map((name) => [name.slice(root.length), new TextDecoder().decode(files[name])]),
  )
}

/** The two tables that we read of a Loop backup. SQLite wants a file: it lies in the cache for a moment, readable by us alone. */
async function loopTables(bytes: Buffer, cacheDir: string): Promise<LoopTables> {
  await mkdir(cacheDir, { recursive: true, mode: 0o700 })
  const file = path.join(cacheDir, `${randomBytes(12).toString('hex')}.db`)
  await writeFile(file, bytes, { mode: 0o600 })
  try {
    const database = new DatabaseSync(file, { readOnly: true, allowExtension: false })
    try {
      // Column names are written in different cases by different versions.
      const rows = (table: string) =>
        database
          .prepare(`select * from ${table} limit ${MOST_ROWS}`)
          .all()
          .map(
            (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value])) as Record<string, unknown>,
          )
      return { habits: rows('Habits'), repetitions: rows('Repetitions') }
    } finally {
      database.close()
    }
  } catch {
    throw new AppError('unsupported', habitReasons.backup_damaged())
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) await rm(file + ending, { force: true })
  }
}
