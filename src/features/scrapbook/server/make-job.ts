import { z } from 'zod'
import { Id } from '#platform/contract/ids.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'

const Making = z.object({ userId: Id, id: Id, attempt: Id })
export const makeJob: Job<z.infer<typeof Making>> = { name: 'scrapbook-picture', data: Making, retries: 2, timeout: 300, concurrency: 2 }
