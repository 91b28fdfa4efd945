import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { habitActions, habitFacts } from './companion.ts'
import { habitParts } from './import-store.ts'
import { exportOwnHabits } from './transfer/export-person.ts'
import { habitHubCards } from './hub-card.ts'
import { habitFactors, habitRecords } from './done-days.ts'
import { habitReminders } from './reminder.ts'
import { habitRoutes } from './routes.ts'
import { habitImports } from './transfer/importer.ts'
import { habitTransferRoutes } from './transfer/routes.ts'
import { deleteLogsBefore } from './mark-log-store.ts'
import { HABITS_VERSION, deleteMarksBefore, habitsOf } from './store.ts'

const DAY_MS = 86_400_000
const MARKS_RETENTION_DAYS = 400
const TRAILS_RETENTION_DAYS = 31
const cleanupJob: Job<Record<string, never>> = { name: 'habits-tidy', data: z.object({}), schedule: '23 4 * * *' }

export const habitsServer: ServerFeature = {
  id: 'habits',
  routes: [...habitRoutes, ...analyticsRoutes, ...habitTransferRoutes],
  jobs: [cleanupJob] as unknown as readonly Job<never>[],
  hubCards: { version: HABITS_VERSION, read: habitHubCards },
  suggestions: [{ rule: 'habit', when: 'in turn', rank: 30, applies: ({ waiting }) => waiting !== null && waiting > 0 }],
  works: (app) => [
    work(cleanupJob, async () => {
      const before = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)
      await deleteMarksBefore(app.db, before(MARKS_RETENTION_DAYS))
      await deleteLogsBefore(app.db, before(TRAILS_RETENTION_DAYS))
    }),
  ],
  actKinds: { habit: { area: 'habits', unit: 'times', grows: 'by-subject' } },
  insightFactors: habitFactors,
  lifeRecords: habitRecords,
  companionFacts: habitFacts,
  companionActions: habitActions,
  setUp: (app) => ({ reminders: { habits: habitReminders(app) } }),
  async actNames(app, { id }, subjects) {
    if (!subjects.some(({ kind }) => kind === 'habit')) return new Map()
    return new Map((await habitsOf(app.db, await app.vault.keyOf(id), id)).map((habit) => [habit.id, habit.name]))
  },
  exportUser: exportOwnHabits,
  importUser: habitParts,
  imports: [habitImports],
}
