import { readerOf } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { HabitItem, methods } from './reader-task.ts'
import type { Source } from './source.ts'

/** The uploaded file of an import, opened as what it is. Throws TaskError, IsolationError. */
export const openSource = readerOf<HabitItem, Source>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 }),
)
