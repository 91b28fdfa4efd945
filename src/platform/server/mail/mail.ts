import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uuidv7 } from '../core/ids.ts'
import { z } from 'zod'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Config } from '../config/config.ts'
import { isPrivateHost } from '../config/hosts.ts'
import type { Clock } from '../core/clock.ts'
import { work, type Job, type JobWork } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'

export const Message = z.object({
  to: z.email(),
  /** The address for replies; by default the sender. */
  replyTo: z.email().optional(),
  subject: z.string().max(200),
  text: z.string().max(20_000),
})
export type Message = z.infer<typeof Message>

/** Mail is a job: a request never waits for a mail server, and mail for an unavailable server is sent later. */
export const sendMail: Job<Message> = { name: 'send-mail', data: Message, retries: 8, timeout: 60 }

const OUTBOX_DAYS = 30

export type Mailer = (message: Message) => Promise<void>

/** Loaded with the first mail only: many installations send none, and it is half as large as all of our code. */
const nodemailer = () => import('nodemailer')

/** Delivers at once: by SMTP when a server is configured, else as a file in `DATA_DIR/outbox` (and logs that). Rejects when it fails. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  const from = config.mailFrom ?? `${PRODUCT_NAME} <fernwell@localhost>`
  if (config.smtpUrl) {
    // A link to set a new password must not cross the internet unencrypted because an attacker in between hides the server's TLS support.
    const requireTLS = !isPrivateHost(new URL(config.smtpUrl).hostname)
    const server = { url: config.smtpUrl, requireTLS, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
    return async (message) => {
      const transport = (await nodemailer()).createTransport(server)
      await transport.sendMail({ from, ...message })
      log.info('a mail was sent')
    }
  }
  const outbox = outboxOf(config)
  return async (message) => {
    const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message: source } = await composer.sendMail({ from, ...message, textEncoding: 'quoted-printable' })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const name = `${uuidv7()}.eml`
    await writeFile(path.join(outbox, name), source as Buffer, { mode: 0o600 })
    log.info({ file: `outbox/${name}` }, 'no mail server is configured (SMTP_URL): a mail was written to DATA_DIR/outbox')
  }
}

const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'outbox')

/** Deletes the mails in `DATA_DIR/outbox` for these addresses: their account was deleted. */
export async function removeOutboxMails(config: Pick<Config, 'dataDir'>, addresses: readonly string[]): Promise<void> {
  const outbox = outboxOf(config)
  const wanted = new Set(addresses.map((address) => address.toLowerCase()))
  for (const name of await readdir(outbox).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const file = path.join(outbox, name)
    const [head = ''] = (await readFile(file, 'utf8')).split('\n\n', 1)
    const to = /^To: (?:.*<)?([^<>\n]+?)>?$/im.exec(head)?.[1]
    if (to !== undefined && wanted.has(to.toLowerCase())) await rm(file, { force: true })
  }
}

/** Deletes mails in `DATA_DIR/outbox` after a month: their links have long expired, and addresses should not accumulate. */
export async function removeOldOutboxMails(config: Pick<Config, 'dataDir'>, clock: Clock): Promise<void> {
  const outbox = outboxOf(config)
  const oldest = clock.now().getTime() - OUTBOX_DAYS * 86_400_000
  for (const name of await readdir(outbox).catch(() => [])) {
    const file = path.join(outbox, name)
    if (name.endsWith('.eml') && (await stat(file)).mtimeMs < oldest) await rm(file, { force: true })
  }
}

/** The implementation of `sendMail`. */
export function mailWork(mailer: Mailer): JobWork {
  return work(sendMail, mailer)
}
