import type { HasClock, HasConfig, HasDb, HasLog, HasStorage, HasVault } from '#platform/server/app/app.ts'

/** Dependencies for reading and writing records and their files. */
export type RecordDependencies = HasClock & HasConfig & HasDb & HasLog & HasStorage & HasVault
