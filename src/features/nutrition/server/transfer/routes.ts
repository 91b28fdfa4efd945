import { Readable } from 'node:stream'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/transfer.ts'
import { completeDaysOf } from './complete-days.ts'
import { exportText } from './exporting.ts'

export const foodTransferRoutes: readonly Route[] = [
  route(api.completeImportedDays, async ({ app, userId, params }) => ({ days: await completeDaysOf(app, userId, params.id) })),

  route(api.exportFoodFile, async ({ app, userId, params, reply }) => {
    const isJson = params.format === 'json'
    return reply
      .type(isJson ? 'application/json' : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="fernwell-food.${params.format}"`)
      .send(Readable.from(exportText(app, userId, params.format)))
  }),
]
