import { readerOf } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { Source, TrainingItem } from './parsed-session.ts'
import type { methods, ReaderOptions } from './reader-task.ts'

/** The uploaded file of an import, opened as what it is. Throws TaskError, IsolationError. */
export const openSource = readerOf<TrainingItem, Source, ReaderOptions>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 }),
)
