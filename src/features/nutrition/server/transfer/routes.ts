import { Readable } from 'node:stream'
import { AppError, fieldError } from '#platform/contract/errors.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import {
  beginImport,
  cancelImport,
  lookAtImport,
  receivePart,
  rereadImport,
  rereadWithChoices,
  startImport,
  undoImport,
} from '#platform/server/imports/engine.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { missingOf } from '../../contract/food-file.ts'
import * as api from '../../contract/transfer.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { MAX_ITEMS } from '../writing.ts'
import { completeDaysOf } from './complete-days.ts'
import { exportText } from './exporting.ts'
import { foodImporter } from './importer.ts'
import { isUnclear } from './planning.ts'
import { detailOf, summaryOf } from './summary.ts'

export const foodTransferRoutes: readonly Route[] = [
  route(api.beginFoodImport, async ({ app, userId, body }) => detailOf(await beginImport(app, foodImporter, userId, body))),

  route(api.putFoodImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, foodImporter, userId, params.id, params.index, content))),
  ),

  route(api.readFoodTable, async ({ app, userId, params, body }) => {
    if (missingOf(body)) throw fieldError('invalid', 'columns', nutritionReasons.import_table_unclear())
    const choices: api.FoodImportChoices = { ...api.NO_CHOICES, table: body }
    return summaryOf(await rereadWithChoices(app, foodImporter, userId, params.id, choices))
  }),

  route(api.startFoodImport, async ({ app, userId, params, body }) => {
    const { words, state } = await lookAtImport(app, foodImporter, userId, params.id)
    // Once it is under way, nothing is asked any more: pressed twice is pressed once.
    const report = state === 'ready' ? (words.report as api.FoodImportReport | null) : null
    if (report?.tooMany) throw new AppError('limit', nutritionReasons.import_too_many({ items: report.tooMany, most: MAX_ITEMS }))
    if (report && isUnclear(report)) throw fieldError('invalid', 'table', nutritionReasons.import_table_unclear())
    if (report?.openDate && !body.dateOrder) throw fieldError('invalid', 'dateOrder', nutritionReasons.import_date_open())
    if (report?.openCarbs && !body.carbs) throw fieldError('invalid', 'carbs', nutritionReasons.import_carbs_open())
    const choices: api.FoodImportChoices = { ...body, table: report?.table?.read ?? null }
    return summaryOf(await startImport(app, foodImporter, userId, params.id, { zone: words.zone, choices }))
  }),

  route(api.completeImportedDays, async ({ app, userId, params }) => ({ days: await completeDaysOf(app, userId, params.id) })),

  route(api.rereadFoodImport, async ({ app, userId, params, body }) =>
    summaryOf(await rereadImport(app, foodImporter, userId, params.id, body.encoding)),
  ),

  route(api.cancelFoodImport, async ({ app, userId, params }) => summaryOf(await cancelImport(app, foodImporter, userId, params.id))),

  route(api.undoFoodImport, async ({ app, userId, params }) => summaryOf(await undoImport(app, foodImporter, userId, params.id))),

  route(api.getFoodImport, async ({ app, userId, params }) => detailOf(await lookAtImport(app, foodImporter, userId, params.id))),

  route(api.listFoodImports, async ({ app, db, userId, query }) => {
    const key = await app.vault.keyOf(userId)
    const rows = await importsOf(db, key, { importer: foodImporter.id, userId }, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),

  route(api.exportFoodFile, async ({ app, userId, params, reply }) => {
    const isJson = params.format === 'json'
    return reply
      .type(isJson ? 'application/json' : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="fernwell-food.${params.format}"`)
      .send(Readable.from(exportText(app, userId, params.format)))
  }),
]
