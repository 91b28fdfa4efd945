import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import * as shares from '../contract-shares.ts'
import * as sources from '../contract-sources.ts'
import { listLinks, makeLink, openLinkedBook, revokeLink, sendLinkedPicture } from './links.ts'
import { changeBook, changePage, listBooks, pagesIn, readPage } from './pages.ts'
import { listPictures, pictures, savePicture } from './pictures.ts'
import { copyPhoto, daysFor, photosOfDays, routeOfDays } from './sources.ts'

const STORED = { stored: true as const }

export const scrapbookRoutes: readonly Route[] = [
  route(api.listScrapbooks, ({ app, userId }) => listBooks(app, userId)),
  route(api.putScrapbook, async ({ app, userId, params, body }) => {
    await changeBook(app, userId, params.id, body.record)
    return STORED
  }),
  route(api.listScrapbookPages, ({ app, userId, params }) => pagesIn(app, userId, params.id)),
  route(api.getScrapbookPage, ({ app, userId, params }) => readPage(app, userId, params.id)),
  route(api.putScrapbookPage, async ({ app, person, params, body }) => {
    await changePage(app, person, params.id, body.records)
    return STORED
  }),
  route(api.listScrapbookPictures, ({ app, userId }) => listPictures(app, userId)),
  route(api.putScrapbookPicture, ({ app, userId, params, body }) =>
    readToEnd(body, (content) => savePicture(app, userId, params.id, content)),
  ),
  route(api.getScrapbookPicture, ({ app, userId, params, request, reply }) => pictures.send(app, userId, params, request, reply)),
  route(api.deleteScrapbookPicture, async ({ app, userId, params }) => {
    await pictures.remove(app, userId, params.id)
    return { removed: true as const }
  }),
  route(sources.listJournalPhotos, ({ app, person, query }) => photosOfDays(app, person, query)),
  route(sources.copyJournalPhoto, ({ app, person, body }) => copyPhoto(app, person, body.id, body.photo)),
  route(sources.getScrapbookDays, async ({ app, person, query }) => [await daysFor(app, person, query)]),
  route(sources.getScrapbookRoute, ({ app, person, query }) => routeOfDays(app, person, query)),
  route(shares.listBookLinks, ({ app, userId }) => listLinks(app, userId)),
  route(shares.addBookLink, ({ app, userId, params, body }) => makeLink(app, userId, params.id, body)),
  route(shares.endBookLink, async ({ app, userId, params }) => {
    await revokeLink(app, userId, params.id)
    return { ended: true as const }
  }),
  route(shares.getLinkedBook, ({ app, params }) => openLinkedBook(app, params.token)),
  route(shares.getLinkedPicture, ({ app, params, request, reply }) => sendLinkedPicture(app, params, request, reply)),
]
