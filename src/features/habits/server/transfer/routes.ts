import { localDayOf } from '#platform/contract/dates.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract-transfer.ts'
import { daysOfHabit, groupsOf, habitsOf } from '../store.ts'
import { asJson, asLoopZip } from './exporting.ts'

export const habitTransferRoutes: readonly Route[] = [
  route(api.exportHabits, async ({ app, db, person, userId, params, reply }) => {
    const key = await app.vault.keyOf(userId)
    const all = []
    for (const habit of await habitsOf(db, key, userId)) all.push({ habit, days: await daysOfHabit(db, key, userId, habit.id) })
    const isLoop = params.format === 'loop'
    const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
    return reply
      .type(isLoop ? 'application/zip' : 'application/json')
      .header('content-disposition', `attachment; filename="${isLoop ? 'loop-habits.zip' : 'habits.json'}"`)
      .send(isLoop ? Buffer.from(await asLoopZip(all, today)) : asJson(all, await groupsOf(db, key, userId)))
  }),
]
