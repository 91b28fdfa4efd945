import { answerRun } from '#platform/server/ai/event-stream.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { agreeToAdviser, askAboutPlan, getAdviser, withdrawFromAdviser } from '../../contract-advice.ts'
import { ADVISER_PURPOSE, adviceRun } from './advising.ts'

export const adviceRoutes: readonly Route[] = [
  route(getAdviser, async ({ app: { ai }, userId }) => {
    const [consent, allowance] = await Promise.all([ai.consentOf(userId, ADVISER_PURPOSE), ai.allowanceOf(userId)])
    return { model: ai.describe(), consent, allowance }
  }),

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
