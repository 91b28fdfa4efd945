import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Limit of a list, newest first. */
export const WORKS_MOST = 100

export const Work = z.object({
  id: z.string().max(120),
  kind: z.enum(['import', 'export', 'render', 'picture']),
  title: z.string().nullable(),
  /** `asks`: it needs an answer from the person. */
  state: z.enum(['waiting', 'running', 'asks', 'done', 'failed', 'cancelled']),
  /** 0 to 1; null if unknown. */
  progress: z.number().min(0).max(1).nullable(),
  failure: z.string().nullable(),
  at: Instant,
  canCancel: z.boolean(),
  canRetry: z.boolean(),
})
export type Work = z.infer<typeof Work>

/** The list alone, as events send it: storage is only computed when the page is opened. */
export const Works = z.object({ works: z.array(Work) })
export type Works = z.infer<typeof Works>

export const ImageStatus = Works.extend({
  storage: z.object({
    /** Bytes of files and text; `limit` is for both together. */
    used: z.int(),
    limit: z.int(),
    /** Files by the feature that owns them, largest first; features without files are left out. */
    parts: z.array(z.object({ feature: z.string(), bytes: z.int() })),
  }),
})
export type ImageStatus = z.infer<typeof ImageStatus>

export const getImageStatus = endpoint({
  method: 'GET',
  path: '/api/image-status',
  summary: 'List active and recently ended slow tasks, with the storage used by files and text',
  response: ImageStatus,
})

export const steerWork = endpoint({
  method: 'POST',
  path: '/api/image-status/:kind/:wish',
  summary: 'Cancel or retry a task; returns the updated list',
  params: z.object({ kind: Work.shape.kind, wish: z.enum(['cancel', 'retry']) }),
  body: z.object({ id: Work.shape.id }),
  response: Works,
  errors: ['not_found', 'conflict', 'limit'],
})
