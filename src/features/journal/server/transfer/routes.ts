import {
  beginImport,
  cancelImport,
  continueEnded,
  lookAtImport,
  receivePart,
  rereadImport,
  startImport,
  undoImport,
} from '#platform/server/imports/engine.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/transfer.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { lookAtSigns, sendBook } from '../book/send-book.ts'
import { sendExport } from '../export/export.ts'
import { journalImporter } from './importer.ts'
import { openMoodsOf } from './open-moods.ts'
import { moodKey } from './own-mood-levels.ts'
import { detailOf, summaryOf } from './store.ts'

const levelsOf = (moods: readonly { name: string; level: number }[]) =>
  Object.fromEntries(moods.map(({ name, level }) => [moodKey(name), level]))

export const transferRoutes: readonly Route[] = [
  route(api.beginImport, async ({ app, userId, body }) => detailOf(await beginImport(app, journalImporter, userId, body))),

  route(api.putImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, journalImporter, userId, params.id, params.index, content))),
  ),

  route(api.startImport, async ({ app, userId, params, body }) => {
    const moods = levelsOf(body.moods)
    return summaryOf(
      await startImport(app, journalImporter, userId, params.id, {
        zone: body.zone,
        choices: { moods, starPinned: body.starPinned ?? false, apart: body.journalsApart ?? true },
      }),
    )
  }),

  route(api.rereadImport, async ({ app, userId, params, body }) =>
    summaryOf(await rereadImport(app, journalImporter, userId, params.id, body.encoding)),
  ),

  route(api.cancelImport, async ({ app, userId, params }) => summaryOf(await cancelImport(app, journalImporter, userId, params.id))),

  route(api.undoImport, async ({ app, userId, params }) => summaryOf(await undoImport(app, journalImporter, userId, params.id))),

  route(api.giveImportMoods, async ({ app, userId, params, body }) => {
    const given = levelsOf(body.moods)
    return summaryOf(
      await continueEnded(app, journalImporter, userId, params.id, (choices) => {
        const before = choices as { moods?: Record<string, number> }
        return { ...before, moods: { ...before.moods, ...given } }
      }),
    )
  }),

  route(api.getImport, async ({ app, db, userId, params }) => {
    const row = await lookAtImport(app, journalImporter, userId, params.id)
    const isOver = row.state === 'done' || row.state === 'cancelled'
    return detailOf(row, isOver ? await openMoodsOf(db, await app.vault.keyOf(userId), row) : [])
  }),

  route(api.listImports, async ({ app, userId, query }) => {
    const rows = await importsOf(app.db, await app.vault.keyOf(userId), { importer: journalImporter.id, userId }, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),

  route(api.exportJournal, ({ app, person, reply }) => sendExport(app, person, reply)),

  route(api.lookAtBook, ({ app, userId, query }) => lookAtSigns(app, userId, query)),

  route(api.exportBook, ({ app, person, query, reply }) => sendBook(app, person, query, reply)),
]
