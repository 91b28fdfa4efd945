import { AppError } from '#platform/contract/errors.ts'
import { route } from '#platform/server/http/route.ts'
import { getInsight } from '../../contract/insight.ts'
import { insightOf } from './insight.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'

export const insightRoutes = [
  route(getInsight, async ({ app, person, query, reply }) => {
    // Whoever leaves the page does not need the answer any more: half a second of reckoning is saved.
    const left = new AbortController()
    reply.raw.once('close', () => left.abort(new AppError('unavailable', httpReasons.caller_gone())))
    return insightOf(app, person, { ...query, signal: AbortSignal.any([left.signal, app.stopping]) })
  }),
]
