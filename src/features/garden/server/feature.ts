import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { LEDGER_VERSION } from '#platform/server/activity/activity.ts'
import { gardenFacts } from './companion.ts'
import { gardenHubCards } from './hub-card.ts'
import { gardenParts } from './import-store.ts'
import { gardenRoutes } from './routes.ts'
import { exportGarden } from './store.ts'

const ABOUT_GARDEN = {
  en: 'your garden: names and places you gave to plants, the seeds you bought',
  de: 'dein Garten: Namen und Plätze, die du Pflanzen gegeben hast, und gekaufte Samen',
}

export const gardenServer: ServerFeature = {
  id: 'garden',
  routes: gardenRoutes,
  hubCards: { version: LEDGER_VERSION, read: gardenHubCards },
  suggestions: [{ rule: 'rest', when: 'last', rank: 10, applies: () => true }],
  importUser: gardenParts,
  companionFacts: gardenFacts,
  async *exportUser(app, userId) {
    yield jsonFile('garden/garden.json', ABOUT_GARDEN, await exportGarden(app.db, await app.vault.keyOf(userId), userId))
  },
}
