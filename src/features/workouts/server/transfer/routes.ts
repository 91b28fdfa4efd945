import { Readable } from 'node:stream'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/transfer.ts'
import { exportText } from './exporting.ts'

export const trainingTransferRoutes: readonly Route[] = [
  route(api.exportTrainingFile, async ({ app, userId, params, reply }) => {
    const isJson = params.format === 'json'
    return reply
      .type(isJson ? 'application/json' : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="training-${params.format}.${isJson ? 'json' : 'csv'}"`)
      .send(Readable.from(exportText(app, userId, params.format)))
  }),
]
