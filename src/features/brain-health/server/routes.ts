import { route, type Route } from '#platform/server/http/route.ts'
import { getBrainHealth, printBrainHealth, putBrainHealthAnswer } from '../contract.ts'
import { brainHealthOf, keepAnswer } from './keeping.ts'
import { makeReport } from './report/send-report.ts'

export const brainHealthRoutes: readonly Route[] = [
  route(getBrainHealth, ({ app, person }) => brainHealthOf(app, person)),
  route(putBrainHealthAnswer, async ({ app, person, body }) => {
    await keepAnswer(app, person, body.answer, new Date(body.at))
    return { kept: true as const }
  }),
  route(printBrainHealth, async ({ app, person, query, reply }) => {
    const { pdf, day } = await makeReport(app, person, query.language)
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="fernwell-brain-health-${day}.pdf"`).send(pdf)
  }),
]
