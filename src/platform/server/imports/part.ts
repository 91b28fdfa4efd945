import type { z } from 'zod'
import type { App } from '../app/app.ts'
import type { Db } from '../db/db.ts'
import type { ImportRun } from './importer.ts'
import type { BroughtRow } from './rows-store.ts'
import type { SourceFile } from './archive.ts'

/** An import of one's own export under way, as its parts see it. */
export type OwnImportRun = ImportRun & {
  /** Who made the export: its `user.id`. */
  from: string | undefined
  files: readonly SourceFile[]
  /** The bytes of one of `files`. */
  open(path: string): AsyncIterable<Uint8Array>
  /** Locks the import's row until the transaction ends. To be called first in each that writes; throws when the import was stopped. */
  hold(tx: Db): Promise<void>
}

export type OwnUndoRun = ImportRun & {
  hold(tx: Db): Promise<void>
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
  /** Which of these are here already. */
  known(app: App, userId: string, values: readonly Value[], from: string | undefined): Promise<ReadonlySet<string>>
  /** Inserts what is not here, in transactions that note what they inserted. Answers how many those are. May run again after any crash. */
  bring(run: OwnImportRun, values: readonly Value[]): Promise<number>
  /** Takes back inserted things but for what was changed since, whose ids it adds to `kept`, and forgets the notes of those that went. */
  takeBack(run: OwnUndoRun, rows: readonly BroughtRow[]): Promise<void>
}

/** Parts of many kinds in one list. */
export type AnyImportPart = ImportPart<never>

export const anyPart = <Value>(part: ImportPart<Value>): AnyImportPart => part as unknown as AnyImportPart
