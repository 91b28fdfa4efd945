import type { HasClock, HasConfig, HasDb, HasLog, HasStorage, HasVault } from '#platform/server/app/app.ts'

/** What it takes to read and write records, with the files that belong to them. */
export type RecordDependencies = HasClock & HasConfig & HasDb & HasLog & HasStorage & HasVault
