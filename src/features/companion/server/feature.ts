import type { ServerFeature } from '#platform/server/feature.ts'
import { companionRoutes } from './routes.ts'

/** It keeps nothing of its own, so it exports and erases nothing (ADR 47). */
export const companionServer: ServerFeature = { id: 'companion', routes: companionRoutes }
