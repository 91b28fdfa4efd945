import type { ComponentType } from 'react'
import type { ImportOf } from '#platform/contract/import-endpoints.ts'
import type { ImportFailure } from '#platform/contract/imports.ts'

/** What only the feature can say. All else is in this folder's messages. */
export type FileImportWords<Import> = {
  /** Over all of it. */
  title: string
  /** What can be brought, and that nothing happens unseen. */
  hint: string
  /** Once something came; `about.entries` is more than 0. */
  came: (about: Import) => string
  /** After an undo that left something; `about.entries` is more than 0. */
  kept: (about: Import) => string
  /** In the list of earlier imports: `3 habits`. */
  count: (entries: number) => string
  /** What an undo takes, and what it leaves. */
  undoText: string
  failed: Pick<Record<ImportFailure, string>, 'unknown_format' | 'no_room'> & Partial<Record<ImportFailure, string>>
  /** Where what came can be seen. */
  next?: { to: string; label: string }
  /** Where a whole folder can be chosen as well: makes one file of it, or throws the words for why that cannot be. */
  folder?: { label: string; pack: (files: readonly File[]) => Promise<File> }
}

export type FileImportReportProps<Import extends ImportOf<unknown>> = {
  about: Import
  report: NonNullable<Import['report']>
  /** The import is another by now: it is asked for again. */
  onChange: () => void
  /** It was let go of. */
  onLeave: () => void
}

/** What a feature declares so that its files can be brought in: see README.md here. */
export type FileImportKind<Import extends ImportOf<unknown>> = {
  /** The kind's on the server. */
  id: string
  /** Without a dot. */
  endings: readonly string[]
  /** Makes one file of several. Without it, one is chosen at a time. */
  pack?: (files: readonly File[]) => Promise<File>
  /** What the file would bring, what only the person knows, and the word to begin. */
  Report: ComponentType<FileImportReportProps<Import>>
  useWords: () => FileImportWords<Import>
  /** What to do on this device once something came or went, beside reading all queries anew. */
  useOnEnd?: () => () => void
  /** What is to be said of, or done with what came, shown once it is here. */
  AfterDone?: ComponentType<{ about: Import; onChange: () => void }>
}
