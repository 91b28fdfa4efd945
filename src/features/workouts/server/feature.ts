import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { adviceRoutes } from './advice/routes.ts'
import { photoRows } from './exercises/photo-store.ts'
import { exercisePhotos } from './exercises/photos.ts'
import { exerciseRoutes } from './exercises/routes.ts'
import { gymRoutes } from './gyms/routes.ts'
import { exportLibrary } from './library-export.ts'
import { libraryParts } from './library-import-store.ts'
import { trainingActions, trainingFactLines } from './training/companion.ts'
import { exportTraining } from './training/export-training.ts'
import { TRAINING_VERSION, trainingHubCards } from './training/hub-card.ts'
import { sleepByDay, trainingFactors, trainingFacts, trainingRecords } from './training/insight.ts'
import { trainingReminders } from './training/reminder.ts'
import { trainingRoutes } from './training/routes.ts'
import { dropDeleted } from './training/session-store.ts'
import { trainingParts } from './training/training-import-store.ts'
import { trashedSince } from './training/training.ts'
import { trainingImports } from './transfer/importer.ts'
import { trainingTransferRoutes } from './transfer/routes.ts'

const cleanup: Job<Record<string, never>> = { name: 'workouts-tidy', data: z.object({}), schedule: '51 4 * * *' }

export const workoutsServer: ServerFeature = {
  id: 'workouts',
  routes: [...gymRoutes, ...exerciseRoutes, ...trainingRoutes, ...adviceRoutes, ...trainingTransferRoutes],
  jobs: [cleanup] as unknown as readonly Job<never>[],
  works: (app) => [
    work(cleanup, async (_data, { signal }) => {
      await dropDeleted(app.db, trashedSince(app.clock.now()))
      await exercisePhotos.sweep(app, signal)
    }),
  ],
  hubCards: { version: TRAINING_VERSION, read: trainingHubCards },
  suggestions: [
    {
      rule: 'train',
      when: 'in turn',
      rank: 40,
      applies: ({ waiting, hour, daysSince }) => waiting !== null && hour < 20 && daysSince('training') !== 0,
    },
  ],
  setUp: (app) => ({ reminders: { workouts: trainingReminders(app) } }),
  actKinds: { training: { area: 'body', unit: 'times', grows: 'together' } },
  insightFactors: trainingFactors,
  lifeDays: sleepByDay,
  lifeRecords: trainingRecords,
  companionFacts: trainingFactLines,
  companionActions: trainingActions,
  healthFacts: trainingFacts,
  async *exportUser(app, userId) {
    yield* exportLibrary(app, userId)
    yield* exportTraining(app, userId)
  },
  exportBytes: (app, userId) => photoRows.bytes(app.db, userId),
  importUser: [...libraryParts, ...trainingParts],
  imports: [trainingImports],
  // Photos; the rows are deleted with the person's.
  eraseUser: (app, userId) => app.storage.deleteAll(`workouts/${userId}`),
}
