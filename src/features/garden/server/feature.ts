import type { ServerFeature } from '#platform/server/feature.ts'
import { LEDGER_VERSION } from '#platform/server/activity/activity.ts'
import { gardenHubCards } from './hub-card.ts'
import { gardenRoutes } from './routes.ts'
import { exportGarden } from './store.ts'

export const gardenServer: ServerFeature = {
  id: 'garden',
  routes: gardenRoutes,
  hubCards: { version: LEDGER_VERSION, read: gardenHubCards },
  suggestions: [{ rule: 'rest', when: 'last', rank: 10, applies: () => true }],
  exportUser: async (app, userId) => [
    { name: 'garden/garden.json', json: await exportGarden(app.db, await app.vault.keyOf(userId), userId) },
  ],
}
