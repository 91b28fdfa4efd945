import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { trainingImporter } from './importer.ts'
import { detailOf } from './summary.ts'

const ABOUT_IMPORTS = {
  en: 'what you brought here from other training apps, with the reports',
  de: 'was du aus anderen Trainings-Apps hierher gebracht hast, mit den Berichten',
}
/** As many as anybody has; more would be somebody trying. */
const MAX_IMPORTS = 1000

export async function* exportImports(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const imports = await importsOf(app.db, key, { importer: trainingImporter.id, userId }, undefined, MAX_IMPORTS)
  const over = imports.filter(({ state }) => ['done', 'cancelled', 'failed', 'undone'].includes(state))
  if (over.length > 0) yield jsonFile('workouts/imports.json', ABOUT_IMPORTS, over.map(detailOf))
}
