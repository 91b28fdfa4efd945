import type { ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { HabitItem, methods } from './reader-task.ts'
import type { Source } from './source.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 })

/** The uploaded file of an import, opened as what it is. Throws TaskError, IsolationError. */
export const openSource = ({ app, key, row, signal }: ImportRun): Promise<Reading<HabitItem> & { source: Source }> =>
  openReading<HabitItem>(app, key, row, reader, { signal }) as Promise<Reading<HabitItem> & { source: Source }>
