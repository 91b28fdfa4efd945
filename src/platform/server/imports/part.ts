import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import type { ImportedRow } from './imported-rows-store.ts'
import type { ImportDependencies, ImportRun } from './importer.ts'

/** An import of one's own export under way, as its parts see it. */
export type OwnImportRun = ImportRun & {
  /** The value of an `origin` file of some part; undefined where the export has none. */
  originOf(file: string): unknown
  /** The path of a file of the export by that path without its ending: `journal/media/<id>`. */
  files: ReadonlyMap<string, string>
  /** The bytes of a file of the export. */
  open(path: string): AsyncIterable<Uint8Array>
  /** Locks the import's row until the transaction ends. To be called first in each that writes; throws when the import was stopped. */
  lock(tx: Db): Promise<void>
}

export type OwnUndoRun = ImportRun & {
  lock(tx: Db): Promise<void>
  /** Ids of things that stay, because they were changed since; what belongs to them stays, too. */
  kept: Set<string>
}

/** What a person calls them. */
export type PartName = { en: string; de: string }

/**
 * One kind of thing that an export holds and an import takes back. Ids are kept: the same id is the same thing, and what is
 * here already stays as it is.
 */
export type ImportPart<Value = never> = {
  /** `<feature>.<kind>`, as reports name it. */
  id: string
  name: PartName
  /** The file of the export that has it. */
  file: string
  /** The things within one value of that file (a line, or the whole of a JSON file). Default: the value itself. */
  of?: (value: unknown) => readonly unknown[]
  shape: z.ZodType<Value>
  idOf(value: Value): string
  /** Where the bytes of one lie in the export (see `OwnImportRun.files`), for things that are nothing without them. */
  bytesOf?(value: Value): string
  /** A JSON file of the export that says what ids mean the same thing in the other account. It is read before all others. */
  origin?: string
  /** Which of these are here already; `origin` is the value of that file. */
  known(app: ImportDependencies, userId: string, values: readonly Value[], origin: unknown): Promise<ReadonlySet<string>>
  /** How many more of them the person may have; where they are not counted, there is no such question. */
  room?(app: ImportDependencies, userId: string): Promise<number>
  /**
   * Inserts what is not here, in transactions that note what they inserted, and answers how many those are. May run again after
   * any crash. Throws a data error of the database where a value cannot be stored; it is then asked for fewer of them at a time.
   */
  insert(run: OwnImportRun, values: readonly Value[]): Promise<number>
  /** Takes inserted things out but for what was changed since, whose ids it adds to `kept`, and forgets the notes of those that went. */
  remove(run: OwnUndoRun, rows: readonly ImportedRow[]): Promise<void>
}

/** Parts of many kinds in one list. */
export type AnyImportPart = ImportPart<never>

export const anyPart = <Value>(part: ImportPart<Value>): AnyImportPart => part as unknown as AnyImportPart

/** For `of`: the list under a name in a JSON file, or the file itself when that is what is a list. What is none is one unreadable thing. */
export function listIn(value: unknown, name?: string): readonly unknown[] {
  const list = name === undefined ? value : (value as Record<string, unknown> | null)?.[name]
  if (Array.isArray(list)) return list
  return list === undefined ? [] : [null]
}
