import type { App } from './app.ts'
import type { Db } from './db/db.ts'
import type { ExportFile } from './export-file.ts'

/** Everything that the platform and the features keep about a person. */
export async function exportUser(app: App, userId: string): Promise<ExportFile[]> {
  const files = await app.ai.exportUser(userId)
  for (const { value } of app.collect('exportUser')) files.push(...(await value(app, userId)))
  return files
}

/** Lets every feature take away what the deletion of the user's row will not; to be called just before that. */
export async function eraseUser(app: App, userId: string): Promise<void> {
  for (const { value } of app.collect('eraseUser')) await value(app, userId)
  await app.vault.forget(userId)
}

/** To be called in the transaction that changes a person's zone or day boundary. */
export async function personMoved(app: App, tx: Db, userId: string, zone: string): Promise<void> {
  for (const { value } of app.collect('personMoved')) await value(app, tx, userId, zone)
}
