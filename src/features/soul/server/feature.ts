import { openRenderedAudio } from '#platform/server/audio/rendered-audio.ts'
import { batched } from '#platform/server/core/batch.ts'
import { jsonFile, linesFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { languageOf } from '#platform/server/auth/language.ts'
import { practiceOf } from '../practice.ts'
import { practiceWords } from './practices.ts'
import { soulActions, trackFacts } from './companion.ts'
import { soulHubCards } from './hub-cards.ts'
import { MIXES_FILE, soulParts } from './import-store.ts'
import { mixesOf } from './mixer/mix-store.ts'
import { mixerRoutes } from './mixer/mixer-routes.ts'
import { mindfulImports } from './record/health-import.ts'
import { MINDFUL_FILE, recordParts } from './record/own-import-store.ts'
import { recordRoutes } from './record/record-routes.ts'
import { exportMindful } from './record/record-store.ts'
import { soulListenables } from './listenables.ts'
import { listeningCounter } from './listening-counter.ts'
import { soulRoutes } from './routes.ts'
import { exportListening, updateSessions, type Update } from './listening-store.ts'
import { soulSuggestions } from './suggestions.ts'
import { TRACK_STATES_VERSION, exportTrackStates } from './track-store.ts'
import { allTracks } from './tracks.ts'

const ABOUT_LISTENING = {
  en: 'every time you listened: the track, when, how many seconds, points and milestones',
  de: 'jedes Mal, da du gehört hast: Titel, Zeitpunkt, Sekunden, Punkte und Wegmarken',
}
const ABOUT_TRACKS = {
  en: 'tracks you touched: favourites, where you stopped, seconds listened in all',
  de: 'Titel, die du gehört hast: Favoriten, wo du aufgehört hast, Sekunden insgesamt',
}
const ABOUT_MIXES = {
  en: 'mixes of sounds you saved, the latest first',
  de: 'Klangmischungen, die du gespeichert hast, die neuesten zuerst',
}
const ABOUT_MINDFUL = { en: 'sittings that other apps wrote down', de: 'Sitzungen, die andere Apps aufgeschrieben haben' }

export const soulServer: ServerFeature = {
  id: 'soul',
  setUp: (app) => {
    // Batches simultaneous updates of many listeners into one transaction and one flush to disk.
    const update = batched((updates: Update[]) => updateSessions(app.db, updates))
    return {
      services: { listening: listeningCounter(app, update) },
      routes: [
        ...recordRoutes,
        ...mixerRoutes(openRenderedAudio(app, 'soul/mixer')),
        ...soulRoutes({
          audio: openRenderedAudio(app, 'soul/tracks'),
          practices: openRenderedAudio(app, 'soul/practices', { most: 40 }),
          update,
        }),
      ],
    }
  },
  hubCards: { version: TRACK_STATES_VERSION, read: soulHubCards },
  suggestions: soulSuggestions,
  actKinds: {
    listen: { area: 'soul', unit: 'seconds', grows: 'by-subject' },
    mindful: { area: 'soul', unit: 'seconds', grows: 'together' },
  },
  actNames: async (app, person, subjects) =>
    subjects.some(({ kind }) => kind === 'listen')
      ? new Map([
          ...(await allTracks(app, person)).map(({ id, title }) => [id, title] as const),
          ...subjects.flatMap(({ subject }) => {
            const practice = practiceOf(subject)
            return practice ? [[subject, practiceWords(practice, languageOf(person.locale)).title] as const] : []
          }),
        ])
      : new Map(),
  listenables: soulListenables,
  imports: [mindfulImports],
  importUser: [...soulParts, ...recordParts],
  companionFacts: trackFacts,
  companionActions: soulActions,
  async *exportUser(app, userId) {
    yield linesFile('soul/listening.jsonl', ABOUT_LISTENING, exportListening(app.db, userId))
    yield jsonFile('soul/tracks.json', ABOUT_TRACKS, await exportTrackStates(app.db, userId))
    const key = await app.vault.keyOf(userId)
    yield jsonFile(MIXES_FILE, ABOUT_MIXES, await mixesOf(app.db, key, userId))
    yield linesFile(MINDFUL_FILE, ABOUT_MINDFUL, exportMindful(app.db, key, userId))
  },
}
