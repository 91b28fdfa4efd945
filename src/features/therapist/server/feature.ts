import type { ServerFeature } from '#platform/server/feature.ts'
import { linkedPageFacts } from './brief/page-facts.ts'
import { briefRoutes } from './brief/routes.ts'
import { exportTherapist } from './export-person.ts'
import { therapistParts } from './own-import-store.ts'
import { therapistReminders } from './reminders.ts'
import { therapistRoutes } from './routes.ts'
import { talkRoutes } from './talk/routes.ts'

/** No act of care, no points, no card of the hub: a hard week earns nothing. Reminders exist only where the person set one. */
export const therapistServer: ServerFeature = {
  id: 'therapist',
  routes: [...therapistRoutes, ...talkRoutes, ...briefRoutes],
  setUp: (app) => ({ reminders: { therapist: therapistReminders(app) } }),
  pageFacts: linkedPageFacts,
  exportUser: exportTherapist,
  importUser: therapistParts,
}
