import type { ServerFeature } from '#platform/server/feature.ts'
import { hubRoutes } from './routes.ts'

export const hubServer: ServerFeature = { id: 'hub', routes: hubRoutes }
