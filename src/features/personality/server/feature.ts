import { z } from 'zod'
import type { ServerFeature } from '#platform/server/feature.ts'
import { work, type Job } from '#platform/server/jobs/jobs.ts'
import { personalityHubCards } from './hub-card.ts'
import { resultPageFacts } from './page-facts.ts'
import { personalityRoutes } from './routes.ts'
import { forgetTakenAway, PERSONALITY_VERSION } from './store.ts'
import { exportPersonality } from './transfer/export-person.ts'
import { personalityImports } from './transfer/importer.ts'
import { personalityParts } from './transfer/own-import-store.ts'
import { personalityTransferRoutes } from './transfer/routes.ts'

const DAY_MS = 86_400_000
/** Ids of deleted assessments are stored this long. A device that was away for longer reloads everything. */
const REMEMBERED_DAYS = 400
const cleanup: Job<Record<string, never>> = { name: 'personality-tidy', data: z.object({}), schedule: '41 4 * * *' }

export const personalityServer: ServerFeature = {
  id: 'personality',
  routes: [...personalityRoutes, ...personalityTransferRoutes],
  jobs: [cleanup] as unknown as readonly Job<never>[],
  works: (app) => [work(cleanup, () => forgetTakenAway(app.db, new Date(app.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS)))],
  hubCards: { version: PERSONALITY_VERSION, read: personalityHubCards },
  suggestions: [{ rule: 'quiz', when: 'in turn', rank: 60, applies: ({ waiting }) => waiting !== null && waiting > 0 }],
  actKinds: { assessment: { area: 'mind', unit: 'times', grows: 'together' } },
  pageFacts: resultPageFacts,
  exportUser: exportPersonality,
  importUser: personalityParts,
  imports: [personalityImports],
}
