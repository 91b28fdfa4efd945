import { Readable } from 'node:stream'
import { addDays, daysBetween, localDayOf } from '#platform/contract/dates.ts'
import { invalid } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import {
  changeDiary,
  changeThings,
  completeDay,
  CSV_MOST_DAYS,
  diaryCsv,
  getDiary,
  getPlan,
  listThings,
  listUsual,
  PLAN_MOST_DAYS,
} from '../contract/api.ts'
import { FASTS_LOOKED_AT_DAYS } from '../contract/fasting.ts'
import { nutritionReasons } from '../reasons.en.ts'
import { diaryAsCsv } from './diary-csv.ts'
import { applyThings } from './things.ts'
import { allItems, countDiary, isComplete, itemsOn, itemsSince, lockDiary, setComplete } from './store.ts'
import { thingsOf } from './things-store.ts'
import { usualFrom, usualOf, USUAL_LOOKED_AT } from './usual.ts'
import { applyDiary } from './writing.ts'

const DAY_MS = 86_400_000

export const nutritionRoutes: readonly Route[] = [
  route(getDiary, async ({ app, db, userId, query: { day } }) => {
    const asOf = app.clock.now().toISOString()
    const items = await itemsOn(db, await app.vault.keyOf(userId), userId, [day])
    return { day, items, isComplete: await isComplete(db, userId, day), asOf }
  }),
  route(getPlan, async ({ app, db, userId, query: { from, to } }) => {
    const asOf = app.clock.now().toISOString()
    const length = daysBetween(from, to) + 1
    if (length < 1 || length > PLAN_MOST_DAYS) throw invalid('to', nutritionReasons.plan_too_long({ most: PLAN_MOST_DAYS }))
    const days = Array.from({ length }, (_, at) => addDays(from, at))
    return { from, to, items: await itemsOn(db, await app.vault.keyOf(userId), userId, days), asOf }
  }),
  route(changeDiary, async ({ app, person, body }) => ({ applied: await applyDiary(app, person, body.changes) })),
  route(completeDay, async ({ app, db, userId, params: { day }, body }) => {
    const at = new Date(Math.min(Date.parse(body.at), app.clock.now().getTime()))
    await db.transaction(async (tx) => {
      const diary = await lockDiary(tx, userId)
      await setComplete(tx, userId, day, body.isComplete, at)
      await countDiary(tx, userId, diary)
    })
    return { isComplete: await isComplete(db, userId, day) }
  }),
  route(listUsual, async ({ app, db, person, userId }) => {
    const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
    const items = await itemsSince(db, await app.vault.keyOf(userId), userId, usualFrom(today), addDays(today, 1), USUAL_LOOKED_AT)
    return { foods: usualOf(items) }
  }),
  route(listThings, async ({ app, db, userId }) => {
    const asOf = app.clock.now().toISOString()
    const since = new Date(Date.parse(asOf) - FASTS_LOOKED_AT_DAYS * DAY_MS)
    return { things: await thingsOf(db, await app.vault.keyOf(userId), userId, undefined, since), asOf }
  }),
  route(changeThings, async ({ app, userId, body }) => ({ applied: await applyThings(app, userId, body.changes) })),
  route(diaryCsv, async ({ app, db, userId, query: { from, to }, reply }) => {
    const last = addDays(from, CSV_MOST_DAYS)
    const items = allItems(db, await app.vault.keyOf(userId), userId, from, to < last ? to : last)
    return reply
      .header('Content-Disposition', `attachment; filename="diary-${from}-${to}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(diaryAsCsv(items)))
  }),
]
