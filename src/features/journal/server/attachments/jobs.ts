import { z } from 'zod'
import type { Job } from '#platform/server/jobs/jobs.ts'

/** All of a person's pictures that wait: the queue hands out a job a second, and an import brings thousands. */
export const photoJob: Job<{ userId: string }> = { name: 'journal.photo', data: z.object({ userId: z.string() }), timeout: 300 }

/** Objects that a broken-off upload left behind. */
export const sweepJob: Job<Record<string, never>> = {
  name: 'journal.sweep-files',
  data: z.object({}),
  timeout: 1800,
  schedule: '41 2 * * *',
}
