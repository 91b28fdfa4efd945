import { AppError } from '#platform/contract/errors.ts'
import { openBytes } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { IsolationError } from '#platform/server/isolation/limits.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { habitReasons } from '../../reasons.en.ts'
import type { BroughtFile } from './brought.ts'
import type { HabitItem, methods } from './reader-task.ts'

/** A person waits for the answer. */
const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 30_000, totalMs: 60_000 })

/** Reads a file of another app in a child of its own; throws an AppError in words for people. */
export async function readAside(bytes: Buffer): Promise<BroughtFile> {
  try {
    const reading = await openBytes<HabitItem>(
      { name: 'file', bytes: bytes.length, range: (start, end) => bytes.subarray(start, end) },
      reader,
    )
    const file: BroughtFile = { source: reading.source as BroughtFile['source'], habits: [], unread: 0 }
    try {
      for await (const item of reading.items()) {
        if (item.type === 'habit') file.habits.push(item.habit)
        else file.unread += item.count
      }
      return file
    } finally {
      reading.close()
    }
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof IsolationError) {
    return error.reason === 'too_slow'
      ? new AppError('too_large', habitReasons.import_too_slow())
      : new AppError('too_large', habitReasons.import_too_heavy())
  }
  if (!(error instanceof TaskError)) return error
  switch (error.reason) {
    case 'unknown_format':
      return new AppError('unsupported', habitReasons.import_unknown())
    case 'damaged_json':
      return new AppError('unsupported', habitReasons.json_damaged())
    case 'damaged_database':
      return new AppError('unsupported', habitReasons.backup_damaged())
    case 'unsafe_database':
      return new AppError('unsupported', habitReasons.database_unsafe())
    case 'encrypted':
      return new AppError('unsupported', habitReasons.zip_locked())
    case 'bomb':
    case 'too_many_files':
    case 'too_large_inside':
    case 'too_large_text':
      return new AppError('too_large', habitReasons.zip_unpacks_too_far())
    default:
      return new AppError('unsupported', habitReasons.zip_damaged())
  }
}
