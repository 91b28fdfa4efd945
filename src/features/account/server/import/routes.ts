import type { HasDb } from '#platform/server/app/app.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { beginImport, cancelImport, isAtWork, lookAtImport, receivePart, startImport, undoImport } from '#platform/server/imports/engine.ts'
import { importedCounts } from '#platform/server/imports/imported-rows-store.ts'
import { importsOf, type ImportRow } from '#platform/server/imports/store.ts'
import * as api from '../../contract-import.ts'
import { accountImporter as importer } from './importer.ts'

const MAX_LISTED = 5

async function answersOf(app: HasDb, userId: string, rows: readonly ImportRow[]): Promise<api.OwnImport[]> {
  const counts = await importedCounts(
    app.db,
    userId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, state, bytes, parts, done, total, entries, failure, createdAt, words }) => ({
    id,
    state,
    name: words.name,
    bytes,
    received: parts,
    done,
    total,
    imported: Object.fromEntries(counts.get(id)!),
    kept: state === 'undone' ? entries : 0,
    failure,
    createdAt: createdAt.toISOString(),
    report: words.report as api.OwnImportPlan | null,
  }))
}

const answerOf = async (app: HasDb, userId: string, row: ImportRow) => (await answersOf(app, userId, [row]))[0]!

export const importRoutes: readonly Route[] = [
  route(api.beginOwnImport, async ({ app, userId, body }) => answerOf(app, userId, await beginImport(app, importer, userId, body))),

  route(api.putOwnImportPart, async ({ app, userId, params, body }) =>
    answerOf(app, userId, await readToEnd(body, (content) => receivePart(app, importer, userId, params.id, params.index, content))),
  ),

  route(api.startOwnImport, async ({ app, userId, params }) =>
    answerOf(app, userId, await startImport(app, importer, userId, params.id, { zone: 'UTC', choices: {} })),
  ),

  route(api.cancelOwnImport, async ({ app, userId, params }) =>
    answerOf(app, userId, await cancelImport(app, importer, userId, params.id)),
  ),

  route(api.undoOwnImport, async ({ app, userId, params }) => answerOf(app, userId, await undoImport(app, importer, userId, params.id))),

  route(api.getOwnImport, async ({ app, userId, params }) => answerOf(app, userId, await lookAtImport(app, importer, userId, params.id))),

  route(api.listOwnImports, async ({ app, userId }) => {
    const rows = await importsOf(app.db, await app.vault.keyOf(userId), { importer: importer.id, userId }, undefined, MAX_LISTED)
    // Whoever looks on asks another worker to go on with what has lost its own.
    for (const { id, state } of rows) if (isAtWork(state)) await lookAtImport(app, importer, userId, id)
    return { imports: await answersOf(app, userId, rows) }
  }),
]
