import { route, type Route } from '#platform/server/http/route.ts'
import { printFood } from '../../contract/report.ts'
import { makeReport } from './send-report.ts'

export const foodReportRoutes: readonly Route[] = [
  route(printFood, async ({ app, person, query, reply }) => {
    const pdf = await makeReport(app, person, query)
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="fernwell-food-${query.from}-${query.to}.pdf"`)
      .send(pdf)
  }),
]
