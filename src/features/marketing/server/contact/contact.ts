import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasClock, HasConfig, HasDb, HasJobs, HasSecret } from '#platform/server/app/app.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Mailer } from '#platform/server/mail/mail.ts'
import { limitAttempts, limitByNetwork } from '#platform/server/http/limit-attempts.ts'
import { MESSAGE_DAYS, MOST_MESSAGES } from '../../contract-contact.ts'
import { marketingReasons } from '../../reasons.en.ts'
import { contactAddress } from '../owner/owner.ts'
import { deleteMessagesBefore, insertMessage, messageById, type NewMessage } from './store.ts'

const HOUR = 3600
const PER_NETWORK = { seconds: HOUR, limit: 5, reason: marketingReasons.too_many_messages() }
/** Limit over all networks together, to protect the owner's mailbox. */
const PER_DAY = { seconds: 24 * HOUR, limit: 200, reason: marketingReasons.too_many_today() }

/** The job only contains the message's id, because the queue's table is not sealed. */
export const contactMail: Job<{ id: string }> = {
  name: 'marketing-contact-mail',
  data: z.object({ id: z.uuid() }),
  retries: 8,
  timeout: 60,
}

export const messageKey = (app: HasSecret): Promise<Buffer> => app.secret('contact')

/** Stores a message, and queues a mail if one can be sent. A program that fills in the hidden field gets the same answer. */
export async function receiveMessage(
  app: HasClock & HasConfig & HasDb & HasJobs & HasSecret,
  request: FastifyRequest,
  { website, ...message }: NewMessage & { website?: string | undefined },
): Promise<{ mailed: boolean }> {
  const network = await limitByNetwork(app, request, 'contact', PER_NETWORK)
  const mailed = (await contactAddress(app)) !== undefined
  if (website) return { mailed }
  const today = await limitAttempts(app, ['contact', 'all'], PER_DAY)
  const key = await messageKey(app)
  const outcome = await app.db.transaction(async (tx) => {
    const result = await insertMessage(tx, key, message, { now: app.clock.now(), most: MOST_MESSAGES })
    if (result === 'stored' && mailed) await app.jobs.send(contactMail, { id: message.id }, { tx })
    return result
  })
  if (outcome !== 'stored') await Promise.all([network.refund(), today.refund()])
  if (outcome === 'full') throw new AppError('limit', marketingReasons.box_full())
  return { mailed }
}

/** Of the stranger's input only the validated address is used in a mail header. */
export async function mailMessage(app: HasConfig & HasDb & HasSecret, { id }: { id: string }, mailer: Mailer): Promise<void> {
  const [to, message] = await Promise.all([contactAddress(app), messageKey(app).then((key) => messageById(app.db, key, id))])
  if (!to || !message || message.text === null) return
  const { name, email, text } = message
  await mailer({
    to,
    replyTo: email,
    subject: `${PRODUCT_NAME}: a message from the contact page / eine Nachricht von der Kontaktseite`,
    text: `${name || '–'} <${email}>\n\n${text}\n\n--\nAlso at /admin-dash. To answer, reply to this mail.\nAuch unter /admin-dash. Zum Antworten genügt eine Antwort auf diese Mail.\n`,
  })
}

export async function deleteOldMessages(app: HasClock & HasDb): Promise<void> {
  await deleteMessagesBefore(app.db, new Date(app.clock.now().getTime() - MESSAGE_DAYS * 86_400_000))
}
