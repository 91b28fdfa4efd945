import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { exerciseRoutes } from './exercises/routes.ts'
import { gymRoutes } from './gyms/routes.ts'
import { exportLibrary } from './library-export.ts'
import { libraryParts } from './library-import-store.ts'
import { exportTraining } from './training/export-training.ts'
import { TRAINING_VERSION, trainingHubCards } from './training/hub-card.ts'
import { sleepByDay, trainingFactors, trainingFacts, trainingRecords } from './training/insight.ts'
import { trainingRoutes } from './training/routes.ts'
import { dropDeleted } from './training/session-store.ts'
import { trainingParts } from './training/training-import-store.ts'
import { keptSince } from './training/training.ts'

const cleanup: Job<Record<string, never>> = { name: 'workouts-tidy', data: z.object({}), schedule: '51 4 * * *' }

export const workoutsServer: ServerFeature = {
  id: 'workouts',
  routes: [...gymRoutes, ...exerciseRoutes, ...trainingRoutes],
  jobs: [cleanup] as unknown as readonly Job<never>[],
  works: (app) => [work(cleanup, () => dropDeleted(app.db, keptSince(app.clock.now())))],
  hubCards: { version: TRAINING_VERSION, read: trainingHubCards },
  suggestions: [
    {
      rule: 'train',
      when: 'in turn',
      rank: 40,
      applies: ({ waiting, hour, daysSince }) => waiting !== null && hour < 20 && daysSince('training') !== 0,
    },
  ],
  actKinds: { training: { area: 'body', unit: 'times', grows: 'together' } },
  insightFactors: trainingFactors,
  lifeDays: sleepByDay,
  lifeRecords: trainingRecords,
  healthFacts: trainingFacts,
  async *exportUser(app, userId) {
    yield* exportLibrary(app, userId)
    yield* exportTraining(app, userId)
  },
  importUser: [...libraryParts, ...trainingParts],
}
