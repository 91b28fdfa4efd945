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
import { MAX_SESSIONS } from '../../contract-training.ts'
import { missingOfTable } from '../../contract-training-table.ts'
import * as api from '../../contract-transfer.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { exportText } from './exporting.ts'
import { trainingImporter } from './importer.ts'
import { detailOf, summaryOf } from './summary.ts'

export const trainingTransferRoutes: readonly Route[] = [
  route(api.beginTrainingImport, async ({ app, userId, body }) => detailOf(await beginImport(app, trainingImporter, userId, body))),

  route(api.putTrainingImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, trainingImporter, userId, params.id, params.index, content))),
  ),

  route(api.readTrainingTable, async ({ app, userId, params, body }) => {
    if (missingOfTable(body)) throw fieldError('invalid', 'columns', workoutsReasons.import_table_unclear())
    const choices: api.TrainingImportChoices = { weightUnit: null, distanceUnit: null, dateOrder: null, exercises: [], table: body }
    return summaryOf(await rereadWithChoices(app, trainingImporter, userId, params.id, choices))
  }),

  route(api.startTrainingImport, async ({ app, userId, params, body }) => {
    const { words, state } = await lookAtImport(app, trainingImporter, userId, params.id)
    // Once it is under way, nothing is asked any more: pressed twice is pressed once.
    const report = state === 'ready' ? (words.report as api.TrainingImportReport | null) : null
    if (report?.tooMany) throw new AppError('limit', workoutsReasons.import_too_many({ sessions: report.tooMany, most: MAX_SESSIONS }))
    if (report?.table && missingOfTable(report.table.read)) throw fieldError('invalid', 'table', workoutsReasons.import_table_unclear())
    if (report?.openDate && !body.dateOrder) throw fieldError('invalid', 'dateOrder', workoutsReasons.import_date_open())
    if (report?.openWeight && !body.weightUnit) throw fieldError('invalid', 'weightUnit', workoutsReasons.import_unit_open())
    if (report?.openDistance && !body.distanceUnit) throw fieldError('invalid', 'distanceUnit', workoutsReasons.import_unit_open())
    const stated = new Set(body.exercises.map(({ name }) => name))
    if (report?.exercises.some(({ name, match, muscle }) => match === 'unknown' && muscle === null && !stated.has(name)))
      throw fieldError('invalid', 'exercises', workoutsReasons.import_exercise_open())
    return summaryOf(
      await startImport(app, trainingImporter, userId, params.id, {
        zone: words.zone,
        choices: { ...body, table: report?.table?.read ?? null },
      }),
    )
  }),

  route(api.rereadTrainingImport, async ({ app, userId, params, body }) =>
    summaryOf(await rereadImport(app, trainingImporter, userId, params.id, body.encoding)),
  ),

  route(api.cancelTrainingImport, async ({ app, userId, params }) =>
    summaryOf(await cancelImport(app, trainingImporter, userId, params.id)),
  ),

  route(api.undoTrainingImport, async ({ app, userId, params }) => summaryOf(await undoImport(app, trainingImporter, userId, params.id))),

  route(api.getTrainingImport, async ({ app, userId, params }) => detailOf(await lookAtImport(app, trainingImporter, userId, params.id))),

  route(api.listTrainingImports, async ({ app, db, userId, query }) => {
    const key = await app.vault.keyOf(userId)
    const rows = await importsOf(db, key, { importer: trainingImporter.id, userId }, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),

  route(api.exportTrainingFile, async ({ app, userId, params, reply }) => {
    const isJson = params.format === 'json'
    return reply
      .type(isJson ? 'application/json' : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="training-${params.format}.${isJson ? 'json' : 'csv'}"`)
      .send(Readable.from(exportText(app, userId, params.format)))
  }),
]
