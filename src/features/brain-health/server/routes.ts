import { route, type Route } from '#platform/server/http/route.ts'
import { getBrainHealth, putBrainHealthAnswer } from '../contract.ts'
import { brainHealthOf, keepAnswer } from './answers.ts'

export const brainHealthRoutes: readonly Route[] = [
  route(getBrainHealth, ({ app, person }) => brainHealthOf(app, person)),
  route(putBrainHealthAnswer, async ({ app, person, body }) => {
    await keepAnswer(app, person, body.answer, new Date(body.at))
    return { stored: true as const }
  }),
]
