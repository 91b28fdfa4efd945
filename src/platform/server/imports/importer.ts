import type { z } from 'zod'
import type { HasClock, HasConfig, HasCollect, HasDb, HasJobs, HasLog, HasServices, HasStopping, HasStorage, HasVault } from '../app/app.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { ImportRow } from './store.ts'

/** The services that an import needs; `log` is for the features, `collect` for the kinds and the parts of an export. */
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

/** A running import: `row` is its state at the start of the run. */
export type ImportRun = { app: ImportDependencies; key: PersonKey; row: ImportRow; signal: AbortSignal }

export type ImportPlan = { source: string; total: number; report: unknown }

/**
 * A feature's declaration of an import of other apps' files. The platform receives the upload in parts, stores it encrypted, serves the
 * endpoints and runs these methods as a job, which may be interrupted and restarted at any moment. It knows nothing of the contents.
 */
export type ImportKind<Report = unknown, Choices = unknown> = {
  /** The feature's name, used for its storage folder and its rows. */
  id: string
  maxBytes: number
  /** Accepted file extensions, without the dot. */
  endings: readonly string[]
  report: z.ZodType<Report>
  /** The person's choices after a report. */
  choices: z.ZodType<Choices>
  /** The dry run: reads everything (see `openReading`) and writes nothing. Throws TaskError, IsolationError. */
  plan(run: ImportRun): Promise<ImportPlan>
  /** Refuses an import that cannot begin or has open questions; returns the choices as `apply` finds them in `row.words.choices`. */
  begins?(report: Report, choices: Choices): unknown
  /** The person's reading of a table of an unknown app; returns the choices that `plan` then finds. */
  rereads?(table: unknown): unknown
  /** Merges choices made after the end with the earlier ones; `apply` then runs again, without the file. */
  continues?(before: unknown, choices: Choices): unknown
  /** The current values of report fields that change after the import. */
  standing?(app: ImportDependencies, key: PersonKey, row: ImportRow): Promise<Partial<Report>>
  /**
   * Writes the planned items, in bounded transactions, from `row.done` on; each locks the import's row and adds the number of
   * items to `done` (`inStep`). The last one sets the state `done`. False: the time is over, and the job must run again.
   */
  apply(run: ImportRun): Promise<boolean>
  /** Removes the imported items except those that changed since (`eachImported`); ends with the state `undone`. */
  undo(run: ImportRun): Promise<void>
}

/** Declares a kind; its report and choices determine the types of the rest. */
export const importKind = <Report, Choices>(kind: ImportKind<Report, Choices>): ImportKind => kind as unknown as ImportKind
