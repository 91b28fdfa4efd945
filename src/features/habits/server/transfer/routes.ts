import { localDayOf } from '#platform/contract/dates.ts'
import { AppError, fieldError } from '#platform/contract/errors.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import {
  beginImport,
  cancelImport,
  lookAtImport,
  receivePart,
  rereadImport,
  startImport,
  undoImport,
} from '#platform/server/imports/engine.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { MAX_HABITS } from '../../contract.ts'
import * as api from '../../contract-transfer.ts'
import { habitReasons } from '../../reasons.en.ts'
import { daysOfHabit, groupsOf, habitsOf } from '../store.ts'
import { asJson, asLoopZip } from './exporting.ts'
import { habitImporter } from './importer.ts'
import { detailOf, summaryOf } from './summary.ts'

export const habitTransferRoutes: readonly Route[] = [
  route(api.beginHabitImport, async ({ app, userId, body }) => detailOf(await beginImport(app, habitImporter, userId, body))),

  route(api.putHabitImportPart, async ({ app, userId, params, body }) =>
    summaryOf(await readToEnd(body, (content) => receivePart(app, habitImporter, userId, params.id, params.index, content))),
  ),

  route(api.startHabitImport, async ({ app, userId, params, body }) => {
    const { words } = await lookAtImport(app, habitImporter, userId, params.id)
    const report = words.report as api.HabitImportReport | null
    if (report?.tooMany) throw new AppError('limit', habitReasons.import_too_many({ habits: report.tooMany, most: MAX_HABITS }))
    if (report?.openDate && !body.dateOrder) throw fieldError('invalid', 'dateOrder', habitReasons.date_order_open())
    return summaryOf(await startImport(app, habitImporter, userId, params.id, { zone: words.zone, choices: { dateOrder: body.dateOrder } }))
  }),

  route(api.rereadHabitImport, async ({ app, userId, params, body }) =>
    summaryOf(await rereadImport(app, habitImporter, userId, params.id, body.encoding)),
  ),

  route(api.cancelHabitImport, async ({ app, userId, params }) => summaryOf(await cancelImport(app, habitImporter, userId, params.id))),

  route(api.undoHabitImport, async ({ app, userId, params }) => summaryOf(await undoImport(app, habitImporter, userId, params.id))),

  route(api.getHabitImport, async ({ app, userId, params }) => detailOf(await lookAtImport(app, habitImporter, userId, params.id))),

  route(api.listHabitImports, async ({ app, userId, query }) => {
    const rows = await importsOf(app.db, await app.vault.keyOf(userId), { importer: habitImporter.id, userId }, query.before, query.limit)
    return { imports: rows.map(summaryOf), next: rows.length === query.limit ? rows.at(-1)!.id : null }
  }),

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
