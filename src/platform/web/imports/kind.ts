import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Bytes, Endpoint } from '#platform/contract/endpoint.ts'
import type { Id } from '#platform/contract/ids.ts'
import type { ImportFailure, ImportState } from '#platform/contract/imports.ts'

/** What every import tells of itself, whatever it brings. */
export type FileImportSummary = {
  id: string
  state: ImportState
  /** The file's. */
  name: string
  bytes: number
  /** Parts that are safe, by their index. */
  received: number[]
  done: number
  total: number
  /** Things that came; after an undo, those that were kept. */
  entries: number
  failure: ImportFailure | null
  createdAt: string
}
/** The same with its report, once the file is read. */
export type FileImportDetail = FileImportSummary & { report: unknown }

type WithId = { params: z.ZodObject<{ id: typeof Id }> }

/** The endpoints of an import, as every feature's contract has them. */
export type FileImportEndpoints<Detail extends FileImportDetail> = {
  begin: Endpoint & { body: z.ZodType<unknown, { id: string; name: string; bytes: number; zone: string }>; response: z.ZodType<Detail> }
  putPart: Endpoint & { params: z.ZodType<unknown, { id: string; index: unknown }>; body: Bytes }
  get: Endpoint & WithId & { response: z.ZodType<Detail> }
  list: Endpoint & {
    query: z.ZodType<unknown, { before?: string | undefined }>
    response: z.ZodType<{ imports: FileImportSummary[]; next: string | null }>
  }
  cancel: Endpoint & WithId
  undo: Endpoint & WithId
}

/** What only the feature can say. All else is in this folder's messages. */
export type FileImportWords<Detail> = {
  /** Over all of it. */
  title: string
  /** What can be brought, and that nothing happens unseen. */
  hint: string
  /** Once something came; `about.entries` is more than 0. */
  came: (about: Detail) => string
  /** After an undo that left something; `about.entries` is more than 0. */
  kept: (about: Detail) => string
  /** In the list of earlier imports: `3 habits`. */
  count: (entries: number) => string
  /** What an undo takes, and what it leaves. */
  undoText: string
  failed: Pick<Record<ImportFailure, string>, 'unknown_format' | 'no_room'>
  /** Where what came can be seen. */
  next?: { to: string; label: string }
}

export type FileImportReportProps<Detail extends FileImportDetail> = {
  about: Detail
  report: NonNullable<Detail['report']>
  /** The import is another by now: it is asked for again. */
  onChange: () => void
  /** It was let go of. */
  onLeave: () => void
}

/** What a feature gives so that its files can be brought in: see README.md here. */
export type FileImportKind<Detail extends FileImportDetail> = {
  endpoints: FileImportEndpoints<Detail>
  /** Without a dot. */
  endings: readonly string[]
  /** Makes one file of several. Without it, one is chosen at a time. */
  pack?: (files: readonly File[]) => Promise<File>
  /** What the file would bring, what only the person knows, and the word to begin. */
  Report: ComponentType<FileImportReportProps<Detail>>
  useWords: () => FileImportWords<Detail>
  /** Something to do with what came, shown once it is here. */
  AfterDone?: ComponentType<{ about: Detail }>
}
