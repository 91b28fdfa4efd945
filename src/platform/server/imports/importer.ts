import type { z } from 'zod'
import type { HasClock, HasConfig, HasCollect, HasDb, HasJobs, HasLog, HasServices, HasStopping, HasStorage, HasVault } from '../app/app.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { ImportRow } from './store.ts'

/** What it takes to carry out an import; `log` is for the features, `collect` for the kinds and what they take back of an export. */
export type ImportDependencies = HasClock &
  HasConfig &
  HasCollect &
  HasDb &
  HasJobs &
  HasLog &
  HasServices &
  HasStopping &
  HasStorage &
  HasVault

/** An import at work: `row` is as it was when the work began. */
export type ImportRun = { app: ImportDependencies; key: PersonKey; row: ImportRow; signal: AbortSignal }

export type ImportPlan = { source: string; total: number; report: unknown }

/**
 * What a feature declares so that files of other apps can come to it. The platform takes the upload in parts, keeps it sealed, serves the
 * endpoints, runs these as a job that may be cut short at any moment and begun again, and knows nothing of what is inside.
 */
export type ImportKind<Report = unknown, Choices = unknown> = {
  /** The feature's name: of its storage folder and its rows. */
  id: string
  maxBytes: number
  /** Endings of file names that are taken, without the dot. */
  endings: readonly string[]
  report: z.ZodType<Report>
  /** What the person answers to a report. */
  choices: z.ZodType<Choices>
  /** The dry run: looks at everything (see `openReading`) and writes nothing. Throws TaskError, IsolationError. */
  plan(run: ImportRun): Promise<ImportPlan>
  /** Refuses what cannot begin, or what the report leaves open; answers the choices as `apply` finds them in `row.words.choices`. */
  begins?(report: Report, choices: Choices): unknown
  /** How a table of no known app is to be read, as the person says; answers the choices that `plan` then finds. */
  rereads?(table: unknown): unknown
  /** Choices made after the end, joined to those of before; `apply` is then asked again, without the file. */
  continues?(before: unknown, choices: Choices): unknown
  /** What of the report is another one as time goes on. */
  standing?(app: ImportDependencies, key: PersonKey, row: ImportRow): Promise<Partial<Report>>
  /**
   * Writes what the plan showed, in bounded transactions, from `row.done` on; each locks the import's row and counts `done` up
   * with what it wrote (`inStep`). The last one sets the state `done`. False: time is over, somebody should go on.
   */
  apply(run: ImportRun): Promise<boolean>
  /** Undoes what was imported but for what was changed since (`eachImported`); ends with the state `undone`. */
  undo(run: ImportRun): Promise<void>
}

/** Declares a kind; its report and choices give the types of the rest. */
export const importKind = <Report, Choices>(kind: ImportKind<Report, Choices>): ImportKind => kind as unknown as ImportKind
