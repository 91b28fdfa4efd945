import { readerOf, type Reading } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { RecordKind } from '../../contract/records.ts'
import type { ImportSource } from '../../contract/transfer.ts'
import type { Item } from '../../transfer/source.ts'
import type { methods } from './reader-task.ts'

export type Source = Reading<Item> & { source: ImportSource }

/** Opens the uploaded file of an import by its detected format; a signal aborts any read. Throws TaskError, IsolationError. */
export const openSource = readerOf<Item, ImportSource>(isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url)))

/** Identifies an item among all items of all sources, without revealing its name in the source. */
export const itemDigest = (key: PersonKey, source: ImportSource, kind: RecordKind, sourceId: string): Buffer =>
  key.digest('import', source, kind, sourceId)
