import type { ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { Source, TrainingItem } from './parsed-session.ts'
import type { methods, ReaderOptions } from './reader-task.ts'

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 120_000 })

/** The uploaded file of an import, opened as what it is. Throws TaskError, IsolationError. */
export const openSource = (
  { app, key, row, signal }: ImportRun,
  options: ReaderOptions,
): Promise<Reading<TrainingItem> & { source: Source }> =>
  openReading<TrainingItem>(app, key, row, reader, { signal, options }) as Promise<Reading<TrainingItem> & { source: Source }>
