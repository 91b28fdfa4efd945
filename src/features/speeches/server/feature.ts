import { openOwnAudio } from '#platform/server/audio/own-audio.ts'
import { openRenderedAudio } from '#platform/server/audio/rendered-audio.ts'
import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { FAVOURITES_FILE, OWN_FILE, speechesParts } from './import-store.ts'
import { speechListenables } from './listenables.ts'
import { speechesRoutes } from './routes.ts'
import { favouritesOf, ownSpeechesOf } from './store.ts'

const ABOUT_OWN = { en: 'speeches you wrote, the newest first', de: 'Texte, die du geschrieben hast, die neuesten zuerst' }
const ABOUT_FAVOURITES = { en: 'speeches that are favourites of yours', de: 'Texte, die deine Lieblinge sind' }

export const speechesServer: ServerFeature = {
  id: 'speeches',
  setUp: (app) => {
    const own = openOwnAudio(app, 'own-speeches')
    return {
      routes: speechesRoutes({ audio: openRenderedAudio(app, 'speeches'), own }),
      eraseUser: (_app, userId) => own.removeAll(userId),
    }
  },
  listenables: speechListenables,
  importUser: speechesParts,
  async *exportUser(app, userId) {
    yield jsonFile(OWN_FILE, ABOUT_OWN, await ownSpeechesOf(app.db, await app.vault.keyOf(userId), userId))
    yield jsonFile(FAVOURITES_FILE, ABOUT_FAVOURITES, await favouritesOf(app.db, userId))
  },
}
