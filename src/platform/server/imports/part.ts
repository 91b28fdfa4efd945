import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import type { ImportedRow } from './imported-rows-store.ts'
import type { ImportDependencies, ImportRun } from './importer.ts'

/** A running import of one's own export, as its parts see it. */
export type OwnImportRun = ImportRun & {
  /** The value of an `origin` file of some part; undefined where the export has none. */
  originOf(file: string): unknown
  /** Paths of files in the export, by path without extension: `journal/media/<id>`. */
  files: ReadonlyMap<string, string>
  /** The bytes of a file of the export. */
  open(path: string): AsyncIterable<Uint8Array>
  /** Locks the import's row until the transaction ends. Must be called first in each writing transaction; throws for a stopped import. */
  lock(tx: Db): Promise<void>
}

export type OwnUndoRun = ImportRun & {
  lock(tx: Db): Promise<void>
  /** Ids of things that stay, because they changed since the import; things that belong to them stay, too. */
  retained: Set<string>
}

/** The part's name for people. */
export type PartName = { en: string; de: string }

/** Name of a part, and its things in an export. */
export type PartHead<Value> = {
  /** `<feature>.<kind>`, as reports name it. */
  id: string
  name: PartName
  /** The file of the export that contains it. */
  file: string
  /** The things within one value of that file (a line, or the whole of a JSON file). Default: the members of a list, or the value itself. */
  of?: (value: unknown) => readonly unknown[]
  shape: z.ZodType<Value>
  idOf(value: Value): string
}

/**
 * One kind of thing in an export that an import can restore. Ids are preserved: the same id is the same thing, and an existing
 * thing stays unchanged.
 */
export type ImportPart<Value = never> = PartHead<Value> & {
  /** The path of a thing's bytes in the export (see `OwnImportRun.files`), for things that are useless without them. */
  bytesOf?(value: Value): string
  /** A JSON file of the export with ids that mean the same thing in the other account. It is read before all others. */
  origin?: string
  /** The ids of these values that exist here already; `origin` is the value of that file. */
  known(app: ImportDependencies, userId: string, values: readonly Value[], origin: unknown): Promise<ReadonlySet<string>>
  /** How many more of them the person may have; absent where there is no limit. */
  room?(app: ImportDependencies, userId: string): Promise<number>
  /**
   * Inserts missing things, in transactions that record the inserted ones, and returns their number. May run again after
   * any crash. Throws a data error of the database for a value that cannot be stored; the caller then retries with fewer values.
   */
  insert(run: OwnImportRun, values: readonly Value[]): Promise<number>
  /** Removes inserted things except those changed since, adds the ids of these to `retained`, and deletes the records of the removed ones. */
  remove(run: OwnUndoRun, rows: readonly ImportedRow[]): Promise<void>
}

/** Parts of many kinds in one list. */
export type AnyImportPart = ImportPart<never>

export const anyPart = <Value>(part: ImportPart<Value>): AnyImportPart => part as unknown as AnyImportPart

/** For `of`: the list under a name in a JSON file, or the file itself when that is a list. Any other value is one unreadable thing. */
export function listIn(value: unknown, name?: string): readonly unknown[] {
  const list = name === undefined ? value : (value as Record<string, unknown> | null)?.[name]
  if (Array.isArray(list)) return list
  return list === undefined ? [] : [null]
}
