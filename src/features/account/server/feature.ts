import type { ServerFeature } from '#platform/server/feature.ts'
import { exportOwn } from './account.ts'
import { adminRoutes } from './admin/routes.ts'
import { exportsFolder } from './export/parts.ts'
import { exportWorkOf } from './export/slow-work.ts'
import { NOTICES_VERSION, securityHubCards } from './hub-card.ts'
import { ownImports } from './import/importer.ts'
import { jobs, works } from './jobs.ts'
import { joiningRoutes } from './joining/routes.ts'
import { announceSetUp } from './joining/set-up-token.ts'
import { routes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'

export const accountServer: ServerFeature = {
  id: 'account',
  routes: [...routes, ...securityRoutes, ...joiningRoutes, ...adminRoutes],
  jobs,
  works,
  loadContent: announceSetUp,
  hubCards: { version: NOTICES_VERSION, read: securityHubCards },
  exportUser: exportOwn,
  slowWork: exportWorkOf,
  imports: [ownImports],
  eraseUser: (app, userId) => app.storage.deleteAll(exportsFolder(userId)),
}
