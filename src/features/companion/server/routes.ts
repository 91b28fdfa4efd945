import { withDeviceLanguage } from '#platform/server/auth/language.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { askLife } from '../contract.ts'
import { answerOf } from './answers.ts'

export const companionRoutes: readonly Route[] = [
  route(askLife, ({ app, person, body, request }) => answerOf(app, withDeviceLanguage(person, request), body)),
]
