import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { onboardingHubCards } from './hub-cards.ts'
import { onboardingParts } from './import-store.ts'
import { onboardingRoutes } from './routes.ts'
import { rowOf, welcome, WELCOME_VERSION } from './store.ts'

const ABOUT_WELCOME = {
  en: 'what you answered when you were welcomed: what you came for, and how far you went',
  de: 'deine Antworten beim Willkommen: wofür du gekommen bist und wie weit du gegangen bist',
}

/** Its table rows are deleted with the user's row. */
export const onboardingServer: ServerFeature = {
  id: 'onboarding',
  routes: onboardingRoutes,
  hubCards: { version: WELCOME_VERSION, read: onboardingHubCards },
  services: { chosenAreas: async (app, userId) => (await welcome(app.db, userId))?.areas ?? [] },
  importUser: onboardingParts,
  async *exportUser(app, userId) {
    const row = await rowOf(app.db, userId)
    if (!row) return
    const { step, areas, updatedAt, finishedAt, skippedAt } = row
    yield jsonFile('onboarding/onboarding.json', ABOUT_WELCOME, { step, areas, updatedAt, finishedAt, skippedAt })
  },
}
