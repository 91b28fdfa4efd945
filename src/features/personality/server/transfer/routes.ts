import { AppError } from '#platform/contract/errors.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { beginImport, cancelImport, lookAtImport, receivePart, startImport, undoImport } from '#platform/server/imports/engine.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { exportAssessment, MAX_ASSESSMENTS, printReport } from '../../contract.ts'
import * as api from '../../contract-transfer.ts'
import { personalityReasons } from '../../reasons.en.ts'
import { findAssessment } from '../assessing.ts'
import { makeReport } from '../report/send-report.ts'
import { asCsv, asJson } from './files.ts'
import { personalityImporter } from './importer.ts'
import { detailOf, summaryOf } from './summary.ts'

export const personalityTransferRoutes: readonly Route[] = [
  route(api.beginPersonalityImport, async ({ app, userId, body }) => detailOf(await beginImport(app, personalityImporter, userId, body))),

  route(api.putPersonalityImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, personalityImporter, userId, params.id, params.index, content))),
  ),

  route(api.startPersonalityImport, async ({ app, userId, params, body }) => {
    const { words } = await lookAtImport(app, personalityImporter, userId, params.id)
    const report = words.report as api.PersonalityImportReport | null
    if (report?.tooMany) throw new AppError('limit', personalityReasons.import_too_many({ results: report.tooMany, most: MAX_ASSESSMENTS }))
    return summaryOf(await startImport(app, personalityImporter, userId, params.id, { zone: words.zone, choices: body }))
  }),

  route(api.cancelPersonalityImport, async ({ app, userId, params }) =>
    summaryOf(await cancelImport(app, personalityImporter, userId, params.id)),
  ),

  route(api.undoPersonalityImport, async ({ app, userId, params }) =>
    summaryOf(await undoImport(app, personalityImporter, userId, params.id)),
  ),

  route(api.getPersonalityImport, async ({ app, userId, params }) =>
    detailOf(await lookAtImport(app, personalityImporter, userId, params.id)),
  ),

  route(api.listPersonalityImports, async ({ app, userId, query }) => {
    const key = await app.vault.keyOf(userId)
    const rows = await importsOf(app.db, key, { importer: personalityImporter.id, userId }, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),

  route(exportAssessment, async ({ app, userId, params, reply }) => {
    const stored = await findAssessment(app, userId, params.id)
    const isCsv = params.format === 'csv'
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="fernwell-${stored.content.instrument}-${stored.day}.${params.format}"`)
      .send(isCsv ? await asCsv(stored) : await asJson([stored]))
  }),

  route(printReport, async ({ app, person, params, query, reply }) => {
    const { pdf, day } = await makeReport(app, person, params.id, query.language)
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="fernwell-personality-${day}.pdf"`).send(pdf)
  }),
]
