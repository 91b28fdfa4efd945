import { z } from 'zod'
import type { App } from '#platform/server/app/app.ts'
import { work, type Job, type JobWork } from '#platform/server/jobs/jobs.ts'
import { openMailer } from '#platform/server/mail/mail.ts'
import { deleteOldAdminActs } from './core/admin-acts-store.ts'
import { deleteOldInvitations } from './joining/store.ts'
import { prepare, prepareJob, sweepExports } from './export/prepare.ts'
import { accountMail, writeMail } from './mail-links.ts'
import { deleteExpired } from './store.ts'

/** Deletes expired links and challenges, and exports that nobody downloaded; also runs at the start. */
export const accountCleaning: Job<Record<string, never>> = {
  name: 'account-cleaning',
  data: z.object({}),
  schedule: '23 * * * *',
  atStart: true,
}

export const jobs = [accountMail, accountCleaning, prepareJob] as unknown as readonly Job<never>[]

export function works(app: App): readonly JobWork[] {
  // Sent directly: through the queue, the link would be stored in the queue's table.
  const mailer = openMailer(app.config, app.log)
  return [
    work(accountMail, (job) => writeMail(app, job, mailer)),
    work(accountCleaning, async () => {
      await deleteExpired(app.db, app.clock.now())
      await deleteOldInvitations(app.db, app.clock.now())
      await deleteOldAdminActs(app.db, app.clock.now())
      await sweepExports(app)
    }),
    work(prepareJob, (which, { signal }) => prepare(app, which, signal)),
  ]
}
