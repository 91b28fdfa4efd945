import type { ServerFeature } from '#platform/server/feature.ts'
import { soulHubCards } from './hub-cards.ts'
import { soulRoutes } from './routes.ts'
import { exportListening } from './listening-store.ts'
import { shelfOf } from './track-store.ts'
import { seedListening } from './seed.ts'

export const soulServer: ServerFeature = {
  id: 'soul',
  routes: soulRoutes,
  hubCards: soulHubCards,
  seed: seedListening,
  exportUser: async (app, userId) => [
    { name: 'soul/listening.json', json: await exportListening(app.db, userId) },
    { name: 'soul/tracks.json', json: [...(await shelfOf(app.db, userId)).values()] },
  ],
}
