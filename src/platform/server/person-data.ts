import { exportLedger } from './activity/export-ledger.ts'
import { ledgerPart } from './activity/import-ledger.ts'
import type { HasAi, HasCollect, HasDb, HasVault } from './app/app.ts'
import type { ExportFile } from './export/export-file.ts'
import type { AnyImportPart } from './imports/part.ts'

/** All data of features and platform about a person, file by file. */
export async function* exportUser(app: HasAi & HasCollect & HasDb, userId: string): AsyncGenerator<ExportFile> {
  for (const { value } of app.collect('exportUser')) yield* value(userId)
  yield* exportLedger(app.db, userId)
  yield* app.ai.exportUser(userId)
}

/** The approximate bytes of the export. */
export async function exportBytes(app: HasCollect, userId: string): Promise<number> {
  const each = await Promise.all(app.collect('exportBytes').map(({ value }) => value(userId)))
  return each.reduce((sum, bytes) => sum + bytes, 0)
}

/** Every part of one's own export that an import can restore, in the order of an undo. */
export const importParts = (app: HasCollect): AnyImportPart[] => [...app.collect('importUser').flatMap(({ value }) => value), ledgerPart]

/** Lets every feature delete the data that is not deleted with the user's row; to be called just before that. */
export async function eraseUser(app: HasCollect & HasVault, userId: string): Promise<void> {
  for (const { value } of app.collect('eraseUser')) await value(userId)
  await app.vault.forget(userId)
}
