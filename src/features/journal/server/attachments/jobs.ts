import { z } from 'zod'
import type { Job } from '#platform/server/jobs/jobs.ts'

export const photoJob: Job<{ userId: string; id: string }> = {
  name: 'journal.photo',
  data: z.object({ userId: z.string(), id: z.string() }),
  timeout: 120,
}

/** Objects that a broken-off upload left behind. */
export const sweepJob: Job<Record<string, never>> = {
  name: 'journal.sweep-files',
  data: z.object({}),
  timeout: 1800,
  schedule: '41 2 * * *',
}
