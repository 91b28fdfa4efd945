import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract-asked.ts'
import { agreeToImages, ask, askedStateOf, forget, withdrawImages } from './asking.ts'

const STORED = { stored: true as const }

export const askedRoutes: readonly Route[] = [
  route(api.getAsked, ({ app, userId }) => askedStateOf(app, userId)),
  route(api.agreeToPictures, async ({ app, userId, body }) => {
    await agreeToImages(app, userId, body)
    return {}
  }),
  route(api.withdrawFromPictures, async ({ app, userId }) => {
    await withdrawImages(app, userId)
    return {}
  }),
  route(api.askForPicture, async ({ app, userId, body }) => {
    await ask(app, userId, body)
    return STORED
  }),
  route(api.forgetAsked, async ({ app, userId, params }) => {
    await forget(app, userId, params.id)
    return STORED
  }),
]
