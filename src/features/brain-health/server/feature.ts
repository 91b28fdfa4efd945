import type { ServerFeature } from '#platform/server/feature.ts'
import { digitsRoutes } from './digits/routes.ts'
import { exportBrainHealth } from './export-person.ts'
import { brainHealthParts } from './own-import-store.ts'
import { brainHealthRoutes } from './routes.ts'
import { brainHealthReportRoutes } from './report/routes.ts'

export const brainHealthServer: ServerFeature = {
  id: 'brain-health',
  routes: [...brainHealthRoutes, ...brainHealthReportRoutes, ...digitsRoutes],
  exportUser: exportBrainHealth,
  importUser: brainHealthParts,
}
