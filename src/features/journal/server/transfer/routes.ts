import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/transfer.ts'
import { readToEnd } from '../attachments/read-to-end.ts'
import { sendBook } from './book/send-book.ts'
import { sendExport } from './export.ts'
import { begin, cancel, look, receivePart, start, undo } from './imports.ts'
import { detailOf, importsOf, summaryOf } from './store.ts'

export const transferRoutes: readonly Route[] = [
  route(api.beginImport, async ({ app, userId, body }) => detailOf(await begin(app, userId, body))),

  route(api.putImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, userId, params.id, params.index, content))),
  ),

  route(api.startImport, async ({ app, userId, params, body }) => summaryOf(await start(app, userId, params.id, body))),

  route(api.cancelImport, async ({ app, userId, params }) => summaryOf(await cancel(app, userId, params.id))),

  route(api.undoImport, async ({ app, userId, params }) => summaryOf(await undo(app, userId, params.id))),

  route(api.getImport, async ({ app, userId, params }) => detailOf(await look(app, userId, params.id))),

  route(api.listImports, async ({ app, userId, query }) => {
    const rows = await importsOf(app.db, await app.vault.keyOf(userId), userId, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),

  route(api.exportJournal, ({ app, person, reply }) => sendExport(app, person, reply)),

  route(api.exportBook, ({ app, person, query, reply }) => sendBook(app, person, query, reply)),
]
