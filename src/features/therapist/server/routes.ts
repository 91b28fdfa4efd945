import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { deleteRecord, storeRecord } from './keeping.ts'
import { recentOf, recordsOf } from './core/store.ts'

/** Most versions of the plan that are shown: nobody compares more than two devices create at once. */
const MAX_PLANS = 10

export const therapistRoutes: readonly Route[] = [
  route(api.listTherapistRecords, async ({ app, db, userId }) => recentOf(db, await app.vault.keyOf(userId), userId)),
  route(api.listTherapistKind, async ({ app, db, userId, query }) => ({
    records: await recordsOf(db, await app.vault.keyOf(userId), userId, { kind: query.kind }),
  })),
  route(api.getSafetyPlan, async ({ app, db, userId }) => ({
    plans: await recordsOf(db, await app.vault.keyOf(userId), userId, { kind: 'plan', most: MAX_PLANS }),
  })),
  route(api.putTherapistRecord, ({ app, person, params, body }) => storeRecord(app, person, params.id, body)),
  route(api.deleteTherapistRecord, async ({ app, userId, params, query }) => ({
    removed: await deleteRecord(app, userId, params.id, query.seen.split(',')),
  })),
]
