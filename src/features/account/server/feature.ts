import type { ServerFeature } from '#platform/server/feature.ts'
import { exportOwn } from './account.ts'
import { jobs, works } from './jobs.ts'
import { routes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'

export const accountServer: ServerFeature = {
  id: 'account',
  routes: [...routes, ...securityRoutes],
  jobs,
  works,
  exportUser: exportOwn,
}
