import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { beginImport, cancelImport, lookAtImport, receivePart, startImport, undoImport } from '#platform/server/imports/engine.ts'
import { importsOf, type ImportRow } from '#platform/server/imports/store.ts'
import * as api from '../../contract-import.ts'
import { accountImporter as importer } from './importer.ts'

const MOST_LISTED = 5

function told({ id, state, bytes, parts, done, total, entries, failure, createdAt, words }: ImportRow): api.OwnImport {
  const report = words.report as api.OwnImportReport | null
  const at = createdAt.toISOString()
  return { id, state, name: words.name, bytes, received: parts, done, total, brought: entries, failure, createdAt: at, report }
}

export const importRoutes: readonly Route[] = [
  route(api.beginOwnImport, async ({ app, userId, body }) => told(await beginImport(app, importer, userId, body))),

  route(api.putOwnImportPart, async ({ app, userId, params, body }) =>
    told(await readToEnd(body, (content) => receivePart(app, importer, userId, params.id, params.index, content))),
  ),

  route(api.startOwnImport, async ({ app, userId, params }) =>
    told(await startImport(app, importer, userId, params.id, { zone: 'UTC', choices: {} })),
  ),

  route(api.cancelOwnImport, async ({ app, userId, params }) => told(await cancelImport(app, importer, userId, params.id))),

  route(api.undoOwnImport, async ({ app, userId, params }) => told(await undoImport(app, importer, userId, params.id))),

  route(api.getOwnImport, async ({ app, userId, params }) => told(await lookAtImport(app, importer, userId, params.id))),

  route(api.listOwnImports, async ({ app, userId }) => {
    const rows = await importsOf(app.db, await app.vault.keyOf(userId), { importer: importer.id, userId }, undefined, MOST_LISTED)
    return { imports: rows.map(told) }
  }),
]
