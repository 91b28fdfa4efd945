import type { ServerFeature } from '#platform/server/feature.ts'
import { importJobOf, importWork } from '#platform/server/imports/jobs.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { erasePersonFiles } from './attachments/remove.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { attachmentJobs, attachmentWorks } from './attachments/works.ts'
import { clean, cleaning } from './cleaning.ts'
import { exportJournal } from './export.ts'
import { journalHubCards } from './hub-cards.ts'
import { journalImporter } from './transfer/importer.ts'
import { transferRoutes } from './transfer/routes.ts'
import { moodByDay } from './insight/mood-by-day.ts'
import { insightRoutes } from './insight/routes.ts'
import { moodReminders } from './mood-reminder.ts'
import { reflectRoutes } from './reflect/routes.ts'
import { syncRoutes } from './routes.ts'
import { forgetSearch } from './search/search.ts'
import { seedJournal } from './seed/seed.ts'

export const journalServer: ServerFeature = {
  id: 'journal',
  routes: [...syncRoutes, ...attachmentRoutes, ...transferRoutes, ...insightRoutes, ...reflectRoutes],
  jobs: [cleaning as unknown as Job<never>, ...attachmentJobs, importJobOf(journalImporter) as unknown as Job<never>],
  works: (app) => [work(cleaning, (_data, { signal }) => clean(app, signal)), ...attachmentWorks(app), importWork(app, journalImporter)],
  hubCards: journalHubCards,
  moodByDay,
  reminders: (app) => ({ journal: moodReminders(app) }),
  exportUser: exportJournal,
  seed: seedJournal,
  eraseUser: async (app, userId) => {
    await erasePersonFiles(app, userId)
    await forgetSearch(app, userId)
  },
}
