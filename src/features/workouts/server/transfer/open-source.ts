import { readerOf } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { Source, TrainingItem } from './parsed-session.ts'
import type { methods, ReaderOptions } from './reader-task.ts'

/** Opens the uploaded file of an import in its detected format. Throws TaskError, IsolationError. */
export const openSource = readerOf<TrainingItem, Source, ReaderOptions>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 }),
)
