import { readerOf } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { HabitItem, methods } from './reader-task.ts'
import type { Source } from './source.ts'

/** Opens and parses the uploaded file of an import. Throws TaskError, IsolationError. */
export const openSource = readerOf<HabitItem, Source>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 }),
)
