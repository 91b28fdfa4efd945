import { languageOf } from '#platform/server/auth/language.ts'
import { linesFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { isGameId } from '../games/core/catalog.ts'
import { GAME_NAMES } from '../games/core/names.ts'
import { mindFactors } from './companions.ts'
import { mindHubCards } from './hub-card.ts'
import { mindParts, SESSIONS_FILE } from './import-store.ts'
import { GAME_KIND } from './playing.ts'
import { mindRoutes } from './routes.ts'
import { exportSessions, MIND_VERSION } from './store.ts'

const ABOUT_SESSIONS = {
  en: 'games you played, one session a line, each with its score, the device it was played on, and every answer',
  de: 'deine Spiele, eines je Zeile, jedes mit seinem Wert, dem Gerät, auf dem es gespielt wurde, und jeder Antwort',
}

export const mindServer: ServerFeature = {
  id: 'mind',
  routes: mindRoutes,
  hubCards: { version: MIND_VERSION, read: mindHubCards },
  suggestions: [
    { rule: 'round', when: 'in turn', rank: 55, applies: ({ waiting, hour }) => waiting !== null && waiting > 0 && hour >= 7 && hour < 21 },
  ],
  actKinds: { [GAME_KIND]: { area: 'mind', unit: 'seconds', grows: 'by-subject' } },
  actNames: async (_app, person, subjects) => {
    const names = GAME_NAMES[languageOf(person.locale)]
    return new Map(subjects.flatMap(({ kind, subject }) => (kind === GAME_KIND && isGameId(subject) ? [[subject, names[subject]]] : [])))
  },
  insightFactors: mindFactors,
  importUser: mindParts,
  async *exportUser(app, userId) {
    yield linesFile(SESSIONS_FILE, ABOUT_SESSIONS, exportSessions(app.db, await app.vault.keyOf(userId), userId))
  },
}
