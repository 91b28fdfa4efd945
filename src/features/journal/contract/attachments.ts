import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { JournalRecord } from './records.ts'

export const MAX_ATTACHMENT_BYTES = 60 * 1024 * 1024

/** The bytes decide the type; the declared type is only a hint. Two uploads with the same id are the same attachment. */
export const putAttachment = endpoint({
  method: 'PUT',
  path: '/api/journal/attachments/:id',
  summary: 'Upload a photo, recording or file; a job re-encodes photos without their metadata (place, camera)',
  params: z.object({ id: Id }),
  query: z.object({ entryId: Id }),
  // Name and caption are private text: they follow as a change of the attachment record, never in an address.
  body: bytes(['application/octet-stream'], MAX_ATTACHMENT_BYTES),
  response: z.object({ record: JournalRecord }),
  errors: ['too_large', 'unsupported', 'conflict', 'limit'],
})

export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/journal/attachments/:id/:size',
  summary: 'Download an attachment: `full`, or `thumb` of a photo; supports range requests',
  params: z.object({ id: Id, size: z.enum(['full', 'thumb']) }),
  response: bytes(['application/octet-stream']),
  errors: ['not_found', 'range', 'unavailable'],
})
