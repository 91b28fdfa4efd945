import type { HasClock, HasConfig, HasCollect, HasDb, HasJobs, HasLog, HasStopping, HasStorage, HasVault } from '../app/app.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { ImportRow } from './store.ts'

/** What it takes to carry out an import; `log` is for the features, `collect` for what they take back of an export. */
export type ImportDependencies = HasClock & HasConfig & HasCollect & HasDb & HasJobs & HasLog & HasStopping & HasStorage & HasVault

/** An import at work: `row` is as it was when the work began. */
export type ImportRun = { app: ImportDependencies; key: PersonKey; row: ImportRow; signal: AbortSignal }

export type ImportPlan = { source: string; total: number; report: unknown }

/**
 * What a feature brings so that files of other apps can come to it. The platform takes the upload in parts, keeps it sealed,
 * runs these as a job that may be cut short at any moment and begun again, and knows nothing of what is inside.
 */
export type Importer = {
  /** The feature's name: of its storage folder, its job (`<id>.import`) and its rows. */
  id: string
  maxBytes: number
  /** Endings of file names that are taken, without the dot. */
  endings: readonly string[]
  /** The dry run: looks at everything (see `openReading`) and writes nothing. Throws TaskError, IsolationError. */
  plan(run: ImportRun): Promise<ImportPlan>
  /**
   * Writes what the plan showed, in bounded transactions, from `row.done` on; each locks the import's row and counts `done` up
   * with what it wrote. The last one sets the state `done`. False: time is over, somebody should go on.
   */
  apply(run: ImportRun): Promise<boolean>
  /** Undoes what was imported but for what was changed since; ends with the state `undone`. */
  undo(run: ImportRun): Promise<void>
}
