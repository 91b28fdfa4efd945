import { batched } from '#platform/server/batch.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { soulHubCards } from './hub-cards.ts'
import { soulRoutes } from './routes.ts'
import { exportListening, updateSessions, type Update } from './listening-store.ts'
import { openTrackAudio } from './track-audio.ts'
import { soulSuggestions } from './suggestions.ts'
import { SHELF_VERSION, shelfOf } from './track-store.ts'
import { seedListening } from './seed.ts'
import { allTracks } from './tracks.ts'

export const soulServer: ServerFeature = {
  id: 'soul',
  setUp: (app) => ({
    routes: soulRoutes({
      audio: openTrackAudio(app),
      // Updates of many listeners that arrive together are one transaction and one flush to disk.
      update: batched((updates: Update[]) => updateSessions(app.db, updates)),
    }),
  }),
  hubCards: { version: SHELF_VERSION, read: soulHubCards },
  suggestions: soulSuggestions,
  seed: seedListening,
  actKinds: { listen: { area: 'soul', unit: 'seconds', grows: 'by-subject' } },
  actNames: async (app, person, subjects) =>
    subjects.some(({ kind }) => kind === 'listen')
      ? new Map((await allTracks(app, person.id)).map(({ id, title }) => [id, title]))
      : new Map(),
  exportUser: async (app, userId) => [
    { name: 'soul/listening.json', json: await exportListening(app.db, userId) },
    { name: 'soul/tracks.json', json: [...(await shelfOf(app.db, userId)).values()] },
  ],
}
