import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { importAnswers } from '#platform/server/imports/answers.ts'
import { beginImport, cancelImport, lookAtImport, receivePart, startImport, undoImport } from '#platform/server/imports/engine.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import * as api from '../../contract-import.ts'
import { cardioImporter } from './importer.ts'

const { summaryOf, detailOf } = importAnswers<api.CardioImportDetail>()

export const cardioImportRoutes: readonly Route[] = [
  route(api.beginCardioImport, async ({ app, userId, body }) => detailOf(await beginImport(app, cardioImporter, userId, body))),
  route(api.putCardioImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, cardioImporter, userId, params.id, params.index, content))),
  ),
  route(api.startCardioImport, async ({ app, userId, params, body }) => {
    const { words } = await lookAtImport(app, cardioImporter, userId, params.id)
    return summaryOf(await startImport(app, cardioImporter, userId, params.id, { zone: words.zone, choices: body }))
  }),
  route(api.cancelCardioImport, async ({ app, userId, params }) => summaryOf(await cancelImport(app, cardioImporter, userId, params.id))),
  route(api.undoCardioImport, async ({ app, userId, params }) => summaryOf(await undoImport(app, cardioImporter, userId, params.id))),
  route(api.getCardioImport, async ({ app, userId, params }) => detailOf(await lookAtImport(app, cardioImporter, userId, params.id))),
  route(api.listCardioImports, async ({ app, userId, query }) => {
    const rows = await importsOf(app.db, await app.vault.keyOf(userId), { importer: cardioImporter.id, userId }, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),
]
