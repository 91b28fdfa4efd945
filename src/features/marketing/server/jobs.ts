import { z } from 'zod'
import type { App } from '#platform/server/app/app.ts'
import { work, type Job, type JobWork } from '#platform/server/jobs/jobs.ts'
import { openMailer } from '#platform/server/mail/mail.ts'
import { contactMail, deleteOldMessages, mailMessage } from './contact/contact.ts'

export const marketingCleaning: Job<Record<string, never>> = { name: 'marketing-cleaning', data: z.object({}), schedule: '47 4 * * *' }

export const jobs = [contactMail, marketingCleaning] as unknown as readonly Job<never>[]

export function works(app: App): readonly JobWork[] {
  const mailer = openMailer(app.config, app.log)
  return [work(contactMail, (job) => mailMessage(app, job, mailer)), work(marketingCleaning, () => deleteOldMessages(app))]
}
