import type { ServerFeature } from '#platform/server/feature.ts'
import { exerciseRoutes } from './exercises/routes.ts'
import { gymRoutes } from './gyms/routes.ts'
import { exportLibrary } from './library-export.ts'
import { libraryParts } from './library-import-store.ts'

export const workoutsServer: ServerFeature = {
  id: 'workouts',
  routes: [...gymRoutes, ...exerciseRoutes],
  exportUser: exportLibrary,
  importUser: libraryParts,
}
