import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { exerciseRoutes } from './exercises/routes.ts'
import { gymRoutes } from './gyms/routes.ts'
import { exportLibrary } from './library-export.ts'
import { libraryParts } from './library-import-store.ts'
import { trainingRoutes } from './training/routes.ts'
import { dropDeleted } from './training/session-store.ts'
import { keptSince } from './training/training.ts'

const cleanup: Job<Record<string, never>> = { name: 'workouts-tidy', data: z.object({}), schedule: '51 4 * * *' }

export const workoutsServer: ServerFeature = {
  id: 'workouts',
  routes: [...gymRoutes, ...exerciseRoutes, ...trainingRoutes],
  jobs: [cleanup] as unknown as readonly Job<never>[],
  works: (app) => [work(cleanup, () => dropDeleted(app.db, keptSince(app.clock.now())))],
  actKinds: { training: { area: 'body', unit: 'times', grows: 'together' } },
  exportUser: exportLibrary,
  importUser: libraryParts,
}
