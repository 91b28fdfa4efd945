import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { erasePersonFiles } from './core/remove-files.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { attachmentJobs, attachmentWorkers } from './attachments/workers.ts'
import { journalActions, journalFacts } from './companion.ts'
import { clean, cleaning, recountText, textCount } from './cleaning.ts'
import { exportJournal, journalBytes } from './export.ts'
import { journalHubCards } from './hub-cards.ts'
import { JOURNAL_VERSION } from './core/records-store.ts'
import { journalImports } from './transfer/importer.ts'
import { recordParts } from './transfer/own-records.ts'
import { versionPart } from './transfer/own-versions.ts'
import { transferRoutes } from './transfer/routes.ts'
import { moodByDay } from './insight/mood-by-day.ts'
import { insightRoutes } from './insight/routes.ts'
import { moodReminders } from './mood-reminder.ts'
import { journalPhotoBytes, journalPhotos } from './own-photos.ts'
import { reflectRoutes } from './reflect/routes.ts'
import { syncRoutes } from './routes.ts'
import { openSearch } from './search/search.ts'
import { activityDays, entryRecords, searchLife } from './life-facts.ts'

export const journalServer: ServerFeature = {
  id: 'journal',
  jobs: [cleaning as unknown as Job<never>, textCount as unknown as Job<never>, ...attachmentJobs],
  works: (app) => [
    work(cleaning, (_data, { signal }) => clean(app, signal)),
    work(textCount, () => recountText(app)),
    ...attachmentWorkers(app),
  ],
  hubCards: { version: JOURNAL_VERSION, read: journalHubCards },
  suggestions: [{ rule: 'write', when: 'in turn', rank: 20, applies: ({ daysSince }) => daysSince('entry') === null }],
  actKinds: {
    entry: { area: 'journal', unit: 'times', grows: 'together' },
    mood: { area: 'journal', unit: 'times', grows: 'together' },
  },
  services: { moodByDay, photos: journalPhotos, photoBytes: journalPhotoBytes },
  lifeDays: activityDays,
  lifeRecords: entryRecords,
  companionActions: journalActions,
  exportBytes: journalBytes,
  exportUser: exportJournal,
  importUser: [...recordParts, versionPart],
  imports: [journalImports],
  setUp(app) {
    const search = openSearch(app)
    return {
      routes: [...syncRoutes(search), ...attachmentRoutes, ...transferRoutes, ...insightRoutes, ...reflectRoutes],
      reminders: { journal: moodReminders(app) },
      services: { lifeSearch: searchLife(search) },
      companionFacts: journalFacts(search),
      async eraseUser(_app, userId) {
        await erasePersonFiles(app, userId)
        await search.forget(userId)
      },
    }
  },
}
