import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import type { HasDb } from '../app/app.ts'
import { jsonFile, type ExportFile } from '../export/export-file.ts'
import type { ServerFeature } from '../feature.ts'
import type { Job } from '../jobs/jobs.ts'
import { detailOf } from './answers.ts'
import type { ImportDependencies } from './importer.ts'
import { importJob, importWork } from './jobs.ts'
import { importKinds } from './kinds.ts'
import { importRoutes } from './routes.ts'
import { importWorkOf, steerImport } from './slow-work.ts'
import { importsOf } from './store.ts'

const ABOUT_IMPORTS = {
  en: 'files that you imported from other apps, with the report of each',
  de: 'Dateien, die du aus anderen Apps importiert hast, mit dem Bericht zu jeder',
}
/** More imports of a kind than anybody needs; a higher number would be abuse. */
const MAX_IMPORTS = 1000
const OVER = new Set(['done', 'cancelled', 'failed', 'undone'])

async function* exportImports(app: ImportDependencies & HasDb, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const over = []
  for (const { id: importer } of importKinds(app))
    for (const row of await importsOf(app.db, key, { importer, userId }, undefined, MAX_IMPORTS))
      if (OVER.has(row.state)) over.push(await detailOf(app, row))
  if (over.length > 0) yield jsonFile('imports.json', ABOUT_IMPORTS, over)
}

/** The server half that all imports share: endpoints, job, export and erasure. Composition adds it to the features. */
export const importsServer: ServerFeature = {
  id: 'imports',
  routes: importRoutes,
  jobs: [importJob] as unknown as readonly Job<never>[],
  works: (app) => [importWork(app)],
  exportUser: exportImports,
  slowWork: (app, person) => importWorkOf(app, person, IMPORT_PART_BYTES),
  steerSlowWork: steerImport,
  async eraseUser(app, userId) {
    for (const { id } of importKinds(app)) await app.storage.deleteAll(`${id}/${userId}`)
  },
}
