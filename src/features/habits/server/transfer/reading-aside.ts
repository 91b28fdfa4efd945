import { AppError } from '#platform/contract/errors.ts'
import { openBytes } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { IsolationError } from '#platform/server/isolation/limits.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
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
      ? new AppError('too_large', 'This file took too long to read. Nothing of it was brought in.')
      : new AppError('too_large', 'This file needs more memory to read than there is. Nothing of it was brought in.')
  }
  if (!(error instanceof TaskError)) return error
  switch (error.reason) {
    case 'unknown_format':
      return new AppError(
        'unsupported',
        'This is no export we know. We read Loop (CSV zip or backup), HabitBull, Habitica, Beaver and our own.',
      )
    case 'damaged_json':
      return new AppError('unsupported', 'This JSON is damaged: it could not be read to its end.')
    case 'damaged_database':
      return new AppError('unsupported', 'This database is no Loop backup, or it is damaged.')
    case 'unsafe_database':
      return new AppError('unsupported', 'This database holds more than tables. It was not opened.')
    case 'encrypted':
      return new AppError('unsupported', 'This zip has a password. Make one without, please.')
    case 'bomb':
    case 'too_many_files':
    case 'too_large_inside':
    case 'too_large_text':
      return new AppError('too_large', 'This archive unpacks to far more than a habit tracker writes.')
    default:
      return new AppError('unsupported', 'This zip is damaged: it could not be unpacked.')
  }
}
