import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { cardioFacts } from './companion.ts'
import { exportCardio } from './export-person.ts'
import { trashedSince } from './sessions.ts'
import { cardioRoute } from './own-route.ts'
import { cardioParts } from './own-import-store.ts'
import { cardioRoutes } from './routes.ts'
import { cardioFactors, cardioLoads } from './slots.ts'
import { dropDeleted, trackBytes } from './store.ts'
import { cardioImports } from './transfer/importer.ts'

const tidy: Job<Record<string, never>> = { name: 'cardio-tidy', data: z.object({}), schedule: '37 4 * * *' }
/** An encrypted track unpacks to about so many times its size. */
const OPENED = 8

export const cardioServer: ServerFeature = {
  id: 'cardio',
  routes: cardioRoutes,
  jobs: [tidy] as unknown as readonly Job<never>[],
  works: (app) => [work(tidy, () => dropDeleted(app.db, trashedSince(app.clock.now())))],
  imports: [cardioImports],
  actKinds: { cardio: { area: 'body', unit: 'seconds', grows: 'together' } },
  insightFactors: cardioFactors,
  companionFacts: cardioFacts,
  services: { muscleLoads: cardioLoads, latestRoute: cardioRoute },
  exportUser: exportCardio,
  exportBytes: async (app, userId) => OPENED * (await trackBytes(app.db, userId)),
  importUser: cardioParts,
}
