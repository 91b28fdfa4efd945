import type { ServerFeature } from '#platform/server/feature.ts'
import { CHAT_PURPOSE } from './chat/purpose.ts'
import { chatRoutes } from './chat/routes.ts'
import { exportCompanion } from './export-store.ts'
import { companionParts } from './import-store.ts'
import { memoryActions } from './memory/memory-actions.ts'
import { memoryRoutes } from './memory/routes.ts'
import { companionRoutes } from './routes.ts'
import { exportVoiceConsents } from './voice/agreeing.ts'
import { voiceRoutes } from './voice/routes.ts'

/**
 * Check-ins and questions store nothing (ADR 47). Conversations (ADR 53) and remembered sentences (ADR 61) are stored sealed. No act, point
 * or notice.
 */
export const companionServer: ServerFeature = {
  id: 'companion',
  routes: [...companionRoutes, ...chatRoutes, ...memoryRoutes, ...voiceRoutes],
  companionActions: memoryActions,
  async *exportUser(app, userId) {
    yield* exportCompanion(app, userId)
    yield* exportVoiceConsents(app, userId)
  },
  importUser: companionParts,
  // Withdrawing consent stops answers in progress; the rows are deleted with the person's.
  eraseUser: (app, userId) => app.ai.withdrawConsent(userId, CHAT_PURPOSE),
}
