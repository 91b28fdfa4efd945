import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { exportOwnHabits } from './export.ts'
import { habitParts } from './import-store.ts'
import { habitHubCards } from './hub-card.ts'
import { habitFactors } from './done-days.ts'
import { habitReminders } from './reminder.ts'
import { habitRoutes } from './routes.ts'
import { habitTransferRoutes } from './transfer/routes.ts'
import { seedHabits } from './seed.ts'
import { forgetLogsBefore } from './mark-log-store.ts'
import { HABITS_VERSION, forgetMarksBefore, habitsOf } from './store.ts'

const DAY_MS = 86_400_000
const MARKS_KEPT_DAYS = 400
const TRAILS_KEPT_DAYS = 31
const tidied: Job<Record<string, never>> = { name: 'habits-tidy', data: z.object({}), schedule: '23 4 * * *' }

export const habitsServer: ServerFeature = {
  id: 'habits',
  routes: [...habitRoutes, ...analyticsRoutes, ...habitTransferRoutes],
  jobs: [tidied] as unknown as readonly Job<never>[],
  hubCards: { version: HABITS_VERSION, read: habitHubCards },
  suggestions: [{ rule: 'habit', when: 'in turn', rank: 30, applies: ({ waiting }) => waiting !== null && waiting > 0 }],
  seed: seedHabits,
  works: (app) => [
    work(tidied, async () => {
      const before = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)
      await forgetMarksBefore(app.db, before(MARKS_KEPT_DAYS))
      await forgetLogsBefore(app.db, before(TRAILS_KEPT_DAYS))
    }),
  ],
  actKinds: { habit: { area: 'habits', unit: 'times', grows: 'by-subject' } },
  insightFactors: habitFactors,
  setUp: (app) => ({ reminders: { habits: habitReminders(app) } }),
  async actNames(app, { id }, subjects) {
    if (!subjects.some(({ kind }) => kind === 'habit')) return new Map()
    return new Map((await habitsOf(app.db, await app.vault.keyOf(id), id)).map((habit) => [habit.id, habit.name]))
  },
  exportUser: exportOwnHabits,
  importUser: habitParts,
}
