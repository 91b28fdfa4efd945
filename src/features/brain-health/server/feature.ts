import type { ServerFeature } from '#platform/server/feature.ts'
import { brainHealthRoutes } from './routes.ts'
import { brainHealthParts, exportBrainHealth } from './transfer.ts'

export const brainHealthServer: ServerFeature = {
  id: 'brain-health',
  routes: brainHealthRoutes,
  exportUser: exportBrainHealth,
  importUser: brainHealthParts,
}
