import { route, type Route } from '#platform/server/http/route.ts'
import { printBrainHealth } from '../../contract.ts'
import { makeReport } from './send-report.ts'

export const brainHealthReportRoutes: readonly Route[] = [
  route(printBrainHealth, async ({ app, person, query, reply }) => {
    const { pdf, day } = await makeReport(app, person, query.language)
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="fernwell-brain-health-${day}.pdf"`).send(pdf)
  }),
]
