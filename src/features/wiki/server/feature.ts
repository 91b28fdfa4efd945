import { linesFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { READINGS_FILE, TRAILS_FILE, wikiParts, WORDS_FILE } from './import-store.ts'
import { READING_KIND, readingsOf } from './reading-store.ts'
import { wikiRoutes } from './routes.ts'
import { trailsOf } from './trail-store.ts'
import { wordsOf } from './word-store.ts'
import { writtenRoutes } from './written/routes.ts'

const ABOUT_TRAILS = {
  en: 'your trails through the wiki, one a line, with the words in the order in which you came by',
  de: 'deine Pfade durchs Wiki, einer je Zeile, mit den Wörtern in der Reihenfolge, in der du vorbeikamst',
}
const ABOUT_WORDS = {
  en: 'your vocabulary, one word a line, with every time it was asked',
  de: 'dein Wortschatz, ein Wort je Zeile, mit jedem Mal, das es abgefragt wurde',
}
const ABOUT_READINGS = { en: 'when and how long you read in the wiki', de: 'wann und wie lange du im Wiki gelesen hast' }

export const wikiServer: ServerFeature = {
  id: 'wiki',
  routes: [...wikiRoutes, ...writtenRoutes],
  actKinds: { [READING_KIND]: { area: 'mind', unit: 'seconds', grows: 'together' } },
  importUser: wikiParts,
  async *exportUser(app, userId) {
    const key = await app.vault.keyOf(userId)
    yield linesFile(TRAILS_FILE, ABOUT_TRAILS, await trailsOf(app.db, key, userId))
    yield linesFile(WORDS_FILE, ABOUT_WORDS, await wordsOf(app.db, key, userId))
    const readings = await readingsOf(app.db, userId)
    yield linesFile(
      READINGS_FILE,
      ABOUT_READINGS,
      readings.map(({ userId: _userId, ...reading }) => reading),
    )
  },
}
