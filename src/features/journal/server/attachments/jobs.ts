import { z } from 'zod'
import type { Job } from '#platform/server/jobs/jobs.ts'

/** One job for all pending pictures of a person: the queue starts one job a second, and an import creates thousands of pictures. */
export const photoJob: Job<{ userId: string }> = { name: 'journal.photo', data: z.object({ userId: z.string() }), timeout: 300 }

/** Deletes objects that a failed upload left behind. */
export const sweepJob: Job<Record<string, never>> = {
  name: 'journal.sweep-files',
  data: z.object({}),
  timeout: 1800,
  schedule: '41 2 * * *',
}
