import { route } from '#platform/server/http/route.ts'
import { getOnboarding, ONBOARDING_STEPS, putOnboarding } from '../contract.ts'
import { saveWelcome, welcome } from './store.ts'

export const onboardingRoutes = [
  route(getOnboarding, async ({ db, userId }) => (await welcome(db, userId)) ?? { step: ONBOARDING_STEPS[0], areas: [], ended: null }),
  route(putOnboarding, ({ app, db, userId, body }) => saveWelcome(db, userId, body, app.clock.now())),
]
