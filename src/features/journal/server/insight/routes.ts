import { route } from '#platform/server/http/route.ts'
import { getInsight } from '../../contract/insight.ts'
import { insightOf } from './insight.ts'

export const insightRoutes = [
  // When the client leaves, the signal stops the calculation and saves half a second of CPU time.
  route(getInsight, ({ app, person, query, signal }) => insightOf(app, person, { ...query, signal })),
]
