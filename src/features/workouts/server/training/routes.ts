import { notFound } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/training.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { liftOf } from './lift-store.ts'
import { changeSettings, removePlan, setCourse, writeCheckIn } from './plan-store.ts'
import { restoreSession, findPlan, findSession, keepPlan, keepSession, sessionPage, takeSessionAway, trainingOf } from './training.ts'

export const trainingRoutes: readonly Route[] = [
  route(api.getTraining, ({ app, person }) => trainingOf(app, person)),
  route(api.getSession, ({ app, userId, params }) => findSession(app, userId, params.id)),
  route(api.putSession, ({ app, person, params, body }) => keepSession(app, person, { ...body, id: params.id })),
  route(api.deleteSession, async ({ app, person, params }) => {
    await takeSessionAway(app, person, params.id)
    return { removed: true as const }
  }),
  route(api.restoreSession, ({ app, person, params }) => restoreSession(app, person, params.id)),
  route(api.listSessions, ({ app, userId, query }) => sessionPage(app, userId, query)),
  route(api.getLift, ({ db, userId, params }) => liftOf(db, userId, params.exercise)),
  route(api.getPlan, async ({ app, userId, params }) => ({
    ...(await findPlan(app, userId, params.id)),
    hasAdviser: app.ai.describe() !== null,
  })),
  route(api.putPlan, ({ app, userId, params, body }) => keepPlan(app, userId, params.id, body)),
  route(api.deletePlan, async ({ db, userId, params }) => {
    if (!(await removePlan(db, userId, params.id))) throw notFound(workoutsReasons.plan_not_here())
    return { removed: true as const }
  }),
  route(api.followPlan, async ({ app, db, userId, params, body }) => {
    await findPlan(app, userId, params.id)
    await db.transaction((tx) => setCourse(tx, userId, params.id, { isActive: body.isActive, next: body.next }))
    return findPlan(app, userId, params.id)
  }),
  route(api.putCheckIn, ({ db, userId, params, body }) => writeCheckIn(db, userId, params.day, body)),
  route(api.putTrainingSettings, async ({ app, db, userId, body }) => {
    const key = await app.vault.keyOf(userId)
    return db.transaction((tx) => changeSettings(tx, key, userId, body))
  }),
]
