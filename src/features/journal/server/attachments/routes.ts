import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../../contract/attachments.ts'
import type { JournalRecord } from '../../contract/records.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { receiveAttachment } from './receive.ts'
import { sendAttachment } from './serve.ts'

export const attachmentRoutes: readonly Route[] = [
  route(api.putAttachment, async ({ app, person, params, query, body }) => {
    const { updatedAt, ...record } = await readToEnd(body, (content) =>
      receiveAttachment(app, person, { id: params.id, entryId: query.entryId }, content),
    )
    return { record: { ...record, updatedAt: updatedAt.toISOString() } satisfies JournalRecord }
  }),

  route(api.getAttachment, ({ app, userId, params, request, reply }) => sendAttachment(app, userId, params, request, reply)),
]
