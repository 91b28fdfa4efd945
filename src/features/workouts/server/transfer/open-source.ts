import type { ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { DateOrder } from '#platform/contract/import-endpoints.ts'
import type { Source, TrainingItem } from './parsed-session.ts'
import type { methods } from './reader-task.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 })

/** The uploaded file of an import, opened as what it is. Throws TaskError, IsolationError. */
export const openSource = (
  { app, key, row, signal }: ImportRun,
  dateOrder: DateOrder | null,
): Promise<Reading<TrainingItem> & { source: Source }> =>
  openReading<TrainingItem>(app, key, row, reader, { signal, options: { dateOrder } }) as Promise<
    Reading<TrainingItem> & { source: Source }
  >
