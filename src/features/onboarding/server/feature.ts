import type { ServerFeature } from '#platform/server/feature.ts'
import { onboardingHubCards } from './hub-cards.ts'
import { onboardingRoutes } from './routes.ts'
import { rowOf, welcome, WELCOME_VERSION } from './store.ts'

/** Its table goes with the user's row. */
export const onboardingServer: ServerFeature = {
  id: 'onboarding',
  routes: onboardingRoutes,
  hubCards: { version: WELCOME_VERSION, read: onboardingHubCards },
  chosenAreas: async (app, userId) => (await welcome(app.db, userId))?.areas ?? [],
  async exportUser(app, userId) {
    const row = await rowOf(app.db, userId)
    if (!row) return []
    const { step, areas, updatedAt, finishedAt, skippedAt } = row
    return [{ name: 'onboarding/onboarding.json', json: { step, areas, updatedAt, finishedAt, skippedAt } }]
  },
}
