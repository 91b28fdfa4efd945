import { readerOf } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { FoodItem, ReaderOptions, Source } from './parsed-food.ts'
import type { methods } from './reader-task.ts'

/** Opens the uploaded file of an import by its detected format. Throws TaskError, IsolationError. */
export const openSource = readerOf<FoodItem, Source, ReaderOptions>(
  isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 120_000, totalMs: 300_000 }),
)
