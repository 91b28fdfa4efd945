import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { route } from '#platform/server/http/route.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import * as api from '../contract.ts'
import { analyticsOf, countEvent, deleteOldCounts } from './counting.ts'
import { changeSettings, pageSettings } from './settings.ts'
import { deleteAllCounts } from './store.ts'

const analyticsCleaning: Job<Record<string, never>> = { name: 'analytics-cleaning', data: z.object({}), schedule: '53 4 * * *' }

export const analyticsServer: ServerFeature = {
  id: 'analytics',
  routes: [
    route(api.recordConversion, ({ app, request, body }) => countEvent(app, request, body)),
    route(api.getAnalytics, ({ app, query }) => analyticsOf(app, query.weeks)),
    route(api.setAnalytics, ({ app, body }) => changeSettings(app, body)),
    route(api.deleteCounts, async ({ db }) => ({ removed: await db.transaction(deleteAllCounts) })),
  ],
  services: { pageSettings },
  jobs: [analyticsCleaning] as unknown as readonly Job<never>[],
  works: (app) => [work(analyticsCleaning, () => deleteOldCounts(app))],
}
