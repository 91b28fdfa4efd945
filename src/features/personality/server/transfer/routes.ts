import { route, type Route } from '#platform/server/http/route.ts'
import { exportAssessment, printReport } from '../../contract.ts'
import { findAssessment } from '../assessing.ts'
import { makeReport } from '../report/send-report.ts'
import { asCsv, asJson } from './files.ts'

export const personalityTransferRoutes: readonly Route[] = [
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
