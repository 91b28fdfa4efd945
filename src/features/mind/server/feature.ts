import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { mindHubCards } from './hub-card.ts'
import { mindRoutes } from './routes.ts'
import { MIND_VERSION, notesOf } from './store.ts'

const ABOUT_NOTES = { en: 'Mind: your notes, the newest first', de: 'Mind: deine Notizen, die neuesten zuerst' }

export const mindServer: ServerFeature = {
  id: 'mind',
  routes: mindRoutes,
  hubCards: { version: MIND_VERSION, read: mindHubCards },
  actKinds: { mind: { area: 'mind', unit: 'times', grows: 'together' } },
  async *exportUser(app, userId) {
    yield jsonFile('mind/notes.json', ABOUT_NOTES, await notesOf(app.db, await app.vault.keyOf(userId), userId))
  },
}
