import type { ImportRun } from '#platform/server/imports/importer.ts'
import { openReading, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordKind } from '../../contract/records.ts'
import type { ImportSource } from '../../contract/transfer.ts'
import type { Item } from '../../transfer/source.ts'
import type { methods } from './reader-task.ts'

export type Source = Reading<Item> & { source: ImportSource }

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url))

/** The uploaded file of an import, opened as what it is; `signal` ends it in the middle of whatever it reads. Throws TaskError, IsolationError. */
export const openSource = ({ app, key, row }: ImportRun, signal?: AbortSignal): Promise<Source> =>
  openReading<Item>(app, key, row, reader, signal && { signal }) as Promise<Source>

/** Tells an item from all others of all sources, without telling what it is called there. */
export const itemDigest = (key: PersonKey, source: ImportSource, kind: RecordKind, sourceId: string): Buffer =>
  key.digest('import', source, kind, sourceId)
