import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { foodImporter } from './importer.ts'
import { detailOf } from './summary.ts'

const ABOUT_IMPORTS = {
  en: 'what you brought here from other food diaries, with the reports',
  de: 'was du aus anderen Ernährungstagebüchern hierher gebracht hast, mit den Berichten',
}
/** As many as anybody has; more would be somebody trying. */
const MAX_IMPORTS = 1000

export async function* exportImports(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const imports = await importsOf(app.db, key, { importer: foodImporter.id, userId }, undefined, MAX_IMPORTS)
  const over = imports.filter(({ state }) => ['done', 'cancelled', 'failed', 'undone'].includes(state))
  if (over.length > 0) yield jsonFile('nutrition/imports.json', ABOUT_IMPORTS, over.map(detailOf))
}
