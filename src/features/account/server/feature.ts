import type { ServerFeature } from '#platform/server/feature.ts'
import { exportOwn } from './account.ts'
import { exportsFolder } from './export/parts.ts'
import { accountCleaning, jobs, works } from './jobs.ts'
import { routes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'

export const accountServer: ServerFeature = {
  id: 'account',
  routes: [...routes, ...securityRoutes],
  jobs,
  works,
  loadContent: (app) => app.jobs.send(accountCleaning, {}, { key: 'start' }),
  exportUser: exportOwn,
  eraseUser: (app, userId) => app.storage.deleteAll(exportsFolder(userId)),
}
