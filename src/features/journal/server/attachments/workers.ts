import type { App } from '#platform/server/app/app.ts'
import { work, type Job, type JobWork } from '#platform/server/jobs/jobs.ts'
import { photoJob, sweepJob } from './jobs.ts'
import { processPhotos } from './photo.ts'
import { sweepFiles } from '../core/remove-files.ts'

export const attachmentJobs = [photoJob, sweepJob] as unknown as readonly Job<never>[]

export const attachmentWorkers = (app: App): readonly JobWork[] => [
  work(photoJob, ({ userId }, { signal }) => processPhotos(app, userId, signal)),
  work(sweepJob, async (_data, { signal }) => void (await sweepFiles(app, signal))),
]
