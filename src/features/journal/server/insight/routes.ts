import { route } from '#platform/server/http/route.ts'
import { getInsight } from '../../contract/insight.ts'
import { insightOf } from './insight.ts'

export const insightRoutes = [
  // Whoever leaves the page does not need the answer any more: half a second of reckoning is saved.
  route(getInsight, ({ app, person, query, signal }) => insightOf(app, person, { ...query, signal })),
]
