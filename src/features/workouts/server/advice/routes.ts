import { modelStateOf } from '#platform/server/ai/agreed.ts'
import { answerRun } from '#platform/server/ai/event-stream.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { agreeToAdviser, askAboutPlan, getAdviser, withdrawFromAdviser } from '../../contract/advice.ts'
import { ADVISER_PURPOSE, adviceRun } from './advising.ts'

export const adviceRoutes: readonly Route[] = [
  route(getAdviser, ({ app, userId }) => modelStateOf(app.ai, userId, ADVISER_PURPOSE)),

  route(agreeToAdviser, async ({ app, userId, body }) => {
    await app.ai.giveConsent(userId, ADVISER_PURPOSE, body)
    return {}
  }),

  route(withdrawFromAdviser, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, ADVISER_PURPOSE)
    return {}
  }),

  route(askAboutPlan, async ({ app, person, body, reply }) => answerRun(reply, await adviceRun(app, person, body))),
]
