import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/transfer.ts'
import { lookAtSigns, sendBook } from '../book/send-book.ts'
import { sendExport } from '../export/export.ts'

export const transferRoutes: readonly Route[] = [
  route(api.exportJournal, ({ app, person, reply }) => sendExport(app, person, reply)),

  route(api.lookAtBook, ({ app, userId, query }) => lookAtSigns(app, userId, query)),

  route(api.exportBook, ({ app, person, query, reply }) => sendBook(app, person, query, reply)),
]
