import { invalid } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract-brief.ts'
import { therapistReasons } from '../../reasons.en.ts'
import { compose } from '../core/composing.ts'
import { makeBrief } from './report/send-brief.ts'
import { end, give, leave, listGiven, listShares, openBrief } from './sharing.ts'

function assertForwards({ from, to }: { from: string; to: string }): void {
  if (to < from) throw invalid('to', therapistReasons.days_backwards())
}

export const briefRoutes: readonly Route[] = [
  route(api.previewBrief, ({ app, person, query }) => {
    assertForwards(query)
    return compose(app, person, person.displayName, query)
  }),
  route(api.printBrief, async ({ app, person, query, reply }) => {
    assertForwards(query)
    const pdf = await makeBrief(app, person, query, query.language)
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="fernwell-brief-${query.to}.pdf"`).send(pdf)
  }),
  route(api.listTherapistShares, async ({ app, userId }) => ({ shares: await listShares(app, userId) })),
  route(api.addTherapistShare, ({ app, person, params, body }) => give(app, person, params.id, body)),
  route(api.endTherapistShare, async ({ app, userId, params }) => {
    await end(app, userId, params.id)
    return { ended: true as const }
  }),
  route(api.getLinkedBrief, ({ app, person, params }) => openBrief(app, params.token, null, person?.id)),
  route(api.listGivenBriefs, async ({ app, userId }) => ({ given: await listGiven(app, userId) })),
  route(api.getGivenBrief, ({ app, userId, params }) => openBrief(app, params.token, userId, userId)),
  route(api.leaveGivenBrief, async ({ app, userId, params }) => {
    await leave(app, params.token, userId)
    return { ended: true as const }
  }),
]
