import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { foodActions, foodFacts } from './companion.ts'
import { exportNutrition } from './export-person.ts'
import { draftRoutes } from './drafts/routes.ts'
import { nutritionHubCards } from './hub-card.ts'
import { nutritionParts } from './import-store.ts'
import { diaryFacts } from './insight/diary-facts.ts'
import { insightRoutes } from './insight/routes.ts'
import { forgetOldProducts } from './products/product-store.ts'
import { productRoutes } from './products/routes.ts'
import { foodReportRoutes } from './report/routes.ts'
import { nutritionRoutes } from './routes.ts'
import { exportListLink } from './shopping/export-link.ts'
import { shoppingRoutes } from './shopping/routes.ts'
import { forgetRemovedBefore, NUTRITION_VERSION } from './store.ts'
import { forgetRemovedThingsBefore } from './things-store.ts'
import { foodImports } from './transfer/importer.ts'
import { foodTransferRoutes } from './transfer/routes.ts'

const DAY_MS = 86_400_000
/** Days to remember deletions. A device that was offline for longer can restore items that were deleted elsewhere. */
const REMOVED_RETENTION_DAYS = 400
const cleanupJob: Job<Record<string, never>> = { name: 'nutrition-tidy', data: z.object({}), schedule: '41 4 * * *' }

export const nutritionServer: ServerFeature = {
  id: 'nutrition',
  routes: [
    ...nutritionRoutes,
    ...insightRoutes,
    ...productRoutes,
    ...draftRoutes,
    ...foodTransferRoutes,
    ...foodReportRoutes,
    ...shoppingRoutes,
  ],
  jobs: [cleanupJob] as unknown as readonly Job<never>[],
  works: (app) => [
    work(cleanupJob, async () => {
      const before = new Date(app.clock.now().getTime() - REMOVED_RETENTION_DAYS * DAY_MS)
      await forgetRemovedBefore(app.db, before)
      await forgetRemovedThingsBefore(app.db, before)
      await forgetOldProducts(app.db, app.clock.now())
    }),
  ],
  hubCards: { version: NUTRITION_VERSION, read: nutritionHubCards },
  healthFacts: diaryFacts,
  companionFacts: foodFacts,
  companionActions: foodActions,
  actKinds: { meal: { area: 'body', unit: 'times', grows: 'together' } },
  async *exportUser(app, userId) {
    yield* exportNutrition(app, userId)
    yield* exportListLink(app, userId)
  },
  importUser: nutritionParts,
  imports: [foodImports],
}
