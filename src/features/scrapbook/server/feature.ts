import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { DAYS_TO_RESTORE } from '../contract.ts'
import { askedRoutes } from './asked-routes.ts'
import { makeAsked } from './make-asked.ts'
import { makeJob } from './make-job.ts'
import { askedWork, steerAsked } from './asked-work.ts'
import { removeOldAsked } from './asked-store.ts'
import { exportScrapbook } from './export-person.ts'
import { scrapbookHubCards, scrapbookRecords } from './hub-card.ts'
import { linkedPageFacts } from './links.ts'
import { scrapbookParts } from './own-import-store.ts'
import { scrapbookRows } from './picture-store.ts'
import { pictures } from './pictures.ts'
import { scrapbookRoutes } from './routes.ts'
import { pageBytesOf, purgeDeleted, SCRAPBOOK_VERSION } from './store.ts'

const DAY_MS = 86_400_000
/** Days until a failed request is deleted. */
const ASKED_DAYS = 7

const sweep: Job<Record<string, never>> = { name: 'scrapbook-sweep', data: z.object({}), schedule: '37 3 * * *' }

export const scrapbookServer: ServerFeature = {
  id: 'scrapbook',
  routes: [...scrapbookRoutes, ...askedRoutes],
  jobs: [sweep, makeJob] as unknown as readonly Job<never>[],
  works: (app) => [
    work(sweep, async (_data, { signal }) => {
      await pictures.sweep(app, signal)
      await removeOldAsked(app.db, new Date(app.clock.now().getTime() - ASKED_DAYS * DAY_MS))
      await purgeDeleted(app.db, new Date(app.clock.now().getTime() - DAYS_TO_RESTORE * DAY_MS))
    }),
    work(makeJob, (asked, { signal }) => makeAsked(app, asked, signal)),
  ],
  slowWork: askedWork,
  steerSlowWork: steerAsked,
  hubCards: { version: SCRAPBOOK_VERSION, read: scrapbookHubCards },
  actKinds: { scrapbook: { area: 'journal', unit: 'times', grows: 'together' } },
  lifeRecords: scrapbookRecords,
  pageFacts: linkedPageFacts,
  exportUser: exportScrapbook,
  exportBytes: async (app, userId) => (await scrapbookRows.bytes(app.db, userId)) + (await pageBytesOf(app.db, userId)),
  importUser: scrapbookParts,
  eraseUser: (app, userId) => app.storage.deleteAll(`scrapbook/${userId}`),
}
