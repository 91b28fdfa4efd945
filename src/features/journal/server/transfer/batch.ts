import type { ImportRow } from '#platform/server/imports/store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { HasJobs } from '#platform/server/app/app.ts'
import type { RecordDependencies } from '../core/dependencies.ts'
import type { Draft, DraftRecord } from '../../transfer/source.ts'
import type { Author } from '../sync/author.ts'
import type { IdMap } from './id-map.ts'
import type { Identity } from './identity.ts'
import type { StoredFile } from './media.ts'
import type { Names } from './names.ts'
import type { Source } from './source-of.ts'

/** Context of a running import. */
export type Batch = {
  app: RecordDependencies & HasJobs
  key: PersonKey
  row: ImportRow
  /** The person’s answers: levels by `moodKey`. */
  moods: Readonly<Record<string, number>>
  /** The levels of moods that the person already has, by name. */
  ownMoods: ReadonlyMap<string, number>
  /** Whether pinned entries of the source become starred. */
  starPinned: boolean
  /** Whether journals of the source become journals here; otherwise tags. */
  apart: boolean
  author: Author
  source: Source
  names: Names
  ids: IdMap
}

/** An item that was not imported yet, with its files in storage. */
export type Fresh =
  | { item: Draft; identity: Identity; files: (StoredFile | undefined)[] }
  | { item: DraftRecord; file: StoredFile | undefined }
