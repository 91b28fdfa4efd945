import { Readable } from 'node:stream'
import { notFound } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { mindReasons } from '../reasons.en.ts'
import { companionsOf } from './companions.ts'
import { sessionsAsCsv, jsonLines } from './files.ts'
import { keepSession, takeAwaySession } from './playing.ts'
import { mindAnswer, sessionsOfTree, todayOf } from './reading.ts'
import { exportSessions, historyOf } from './store.ts'

export const mindRoutes: readonly Route[] = [
  route(api.getMind, ({ app, person }) => mindAnswer(app, person)),
  route(api.putMindSession, ({ app, person, params, body }) => keepSession(app, person, params.id, body)),
  route(api.deleteMindSession, async ({ app, userId, params }) => {
    if (!(await takeAwaySession(app, userId, params.id))) throw notFound(mindReasons.not_here())
    return { removed: true as const }
  }),
  route(api.getMindHistory, ({ db, userId, params }) => historyOf(db, userId, params.game)),
  route(api.getMindTree, async ({ app, userId, params }) => ({ sessions: await sessionsOfTree(app, userId, params.tree) })),
  route(api.getMindCompanions, ({ app, person, signal }) => companionsOf(app, person, signal)),
  route(api.exportMind, async ({ app, db, person, userId, params, reply }) => {
    const isCsv = params.format === 'csv'
    const sessions = exportSessions(db, await app.vault.keyOf(userId), userId)
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="fernwell-mind-${todayOf(app, person)}.${params.format}"`)
      .send(Readable.from(isCsv ? sessionsAsCsv(sessions) : jsonLines(sessions)))
  }),
]
