import type { ComponentType } from 'react'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import type { ImportFailure } from '#platform/contract/imports.ts'

/** The feature's own texts. All other texts are in this folder's messages. */
export type FileImportWords<Import> = {
  /** Heading of the page. */
  title: string
  /** Names the accepted files, and says that nothing is imported without a review. */
  hint: string
  /** After an import with entries; `about.entries` is more than 0. */
  came: (about: Import) => string
  /** After an undo that left something; `about.entries` is more than 0. */
  retained: (about: Import) => string
  /** In the list of earlier imports: `3 habits`. */
  count: (entries: number) => string
  /** Explains which data an undo removes and which it leaves. */
  undoText: string
  failed: Pick<Record<ImportFailure, string>, 'unknown_format' | 'no_room'> & Partial<Record<ImportFailure, string>>
  /** Link to the imported data. */
  next?: { to: string; label: string }
  /** Allows choosing a whole folder: `pack` makes one file of it, or throws an error with a text for the person. */
  folder?: { label: string; pack: (files: readonly File[]) => Promise<File> }
}

export type FileImportReportProps<Import extends ImportOf<unknown>> = {
  about: Import
  report: NonNullable<Import['report']>
  /** The import has changed: its query is refetched. */
  onChange: () => void
  /** The import was discarded. */
  onLeave: () => void
}

/** A feature's declaration of an import: see README.md here. */
export type FileImportKind<Import extends ImportOf<unknown>> = {
  /** The kind's id on the server. */
  id: string
  /** File extensions without a dot. */
  endings: readonly string[]
  /** Makes one file of several. Without it, one is chosen at a time. */
  pack?: (files: readonly File[]) => Promise<File>
  /** Shows the content of the file, questions to the person, and the button to import. */
  Report: ComponentType<FileImportReportProps<Import>>
  useWords: () => FileImportWords<Import>
  /** Runs on this device after an import or undo, in addition to invalidating all queries. */
  useOnEnd?: () => () => void
  /** Notes and actions on the imported data, shown after the import. */
  AfterDone?: ComponentType<{ about: Import; onChange: () => void }>
}
