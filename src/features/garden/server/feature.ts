import type { ServerFeature } from '#platform/server/feature.ts'
import { gardenHubCards } from './hub-card.ts'
import { gardenRoutes } from './routes.ts'
import { exportGarden } from './store.ts'

export const gardenServer: ServerFeature = {
  id: 'garden',
  routes: gardenRoutes,
  hubCards: gardenHubCards,
  exportUser: async (app, userId) => [
    { name: 'garden/garden.json', json: await exportGarden(app.db, await app.vault.keyOf(userId), userId) },
  ],
}
