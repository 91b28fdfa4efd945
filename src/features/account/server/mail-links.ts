import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalid } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app/app.ts'
import { makeToken, parseToken } from '#platform/server/auth/owned-token.ts'
import { otherHolderOf, userById, usersByEmail, type UserRow } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { sendMail, type Message } from '#platform/server/mail/mail.ts'
import { mailsFor } from './mails.ts'
import type { Text } from './messages.en.ts'
import { insertMailToken, peekMailToken, consumeMailToken, type MailTokenKind } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

const base = z.url()

/**
 * A mail with a link. The job's data holds no token: the link is made when the mail is, so that the queue's table opens no
 * account. `confirm` goes to the account's present address, `restore` to the one it had, `reset` to whoever has accounts there.
 */
export const AccountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), userId: z.uuid(), base }),
  z.object({ kind: z.literal('restore'), userId: z.uuid(), email: z.email(), base }),
  z.object({ kind: z.literal('reset'), email: z.email(), base }),
])
export type AccountMail = z.infer<typeof AccountMail>

export const accountMail: Job<AccountMail> = { name: 'account-mail', data: AccountMail, retries: 8, timeout: 60, concurrency: 4 }

const LIFETIME_MS: Record<MailTokenKind, number> = { confirm: 7 * 86_400_000, restore: 7 * 86_400_000, reset: 30 * 60_000 }
const PAGE: Record<MailTokenKind, string> = { confirm: '/confirm-email', restore: '/confirm-email', reset: '/reset-password' }
const MAX_ACCOUNTS = 5

/**
 * Where links in mails lead. Never what the request's Host header says: whoever asks for another person's mail could put
 * their own site there. Without PUBLIC_URL links work on this machine, which is where such an installation is used.
 */
export function linkBase(app: App, request: FastifyRequest): string {
  return app.config.publicUrl ?? `http://localhost:${request.socket.localPort ?? app.config.port}`
}

/** A link that works for its kind's time. The token is in the fragment, which browsers send to no server and no log. */
async function makeLink(app: App, user: Pick<UserRow, 'id'>, kind: MailTokenKind, email: string, linksTo: string): Promise<string> {
  const { token, hash } = makeToken(user.id)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind])
  await insertMailToken(app.db, { userId: user.id, tokenHash: hash, kind, email, createdAt: now, expiresAt })
  return `${linksTo}${PAGE[kind]}#token=${token}`
}

async function textOf(app: App, job: AccountMail): Promise<(Text & { to: string }) | undefined> {
  if (job.kind === 'reset') {
    const found = await usersByEmail(app.db, job.email, MAX_ACCOUNTS)
    const links = []
    for (const user of found) links.push({ username: user.username, link: await makeLink(app, user, 'reset', user.email, job.base) })
    return found[0] && { to: found[0].email, ...mailsFor(found[0]).reset(links) }
  }
  const user = await userById(app.db, job.userId)
  if (!user) return undefined
  if (job.kind === 'restore')
    return { to: job.email, ...mailsFor(user).emailChanged(user.username, await makeLink(app, user, 'restore', job.email, job.base)) }
  if (user.emailConfirmedAt) return undefined
  const holder = await otherHolderOf(app.db, user.email, user.id)
  if (holder) return { to: user.email, ...mailsFor(holder).alreadyHeld(user.username, holder.username, `${job.base}/login`) }
  return { to: user.email, ...mailsFor(user).confirm(user.username, await makeLink(app, user, 'confirm', user.email, job.base)) }
}

/** The work behind `accountMail`. `post` sends at once, not through the queue. */
export async function writeMail(app: App, job: AccountMail, post: (message: Message) => Promise<void>): Promise<void> {
  const text = await textOf(app, job)
  if (text) await post(text)
}

/** A mail without a link that tells the owner of a confirmed address what happened. Part of the transaction. */
export async function queueMail(app: App, tx: Db, user: Pick<UserRow, 'email' | 'emailConfirmedAt'>, text: Text): Promise<void> {
  if (user.emailConfirmedAt) await app.jobs.send(sendMail, { to: user.email, ...text }, { tx })
}

export const linkSpentError = () => invalid('token', accountReasons.link_spent())

function keyOf(app: App, kinds: readonly MailTokenKind[], token: string) {
  const parsed = parseToken(token)
  if (!parsed) throw linkSpentError()
  return { ...parsed, kinds, now: app.clock.now() }
}

export type Link = { userId: string; email: string; kind: MailTokenKind }

/** Whose link it is and which address it proves; throws `invalid` when it is not good any more. The link stays good. */
export async function checkLink(app: App, kinds: readonly MailTokenKind[], token: string): Promise<Link> {
  const key = keyOf(app, kinds, token)
  const found = await peekMailToken(app.db, key)
  if (!found) throw linkSpentError()
  return { userId: key.userId, ...found }
}

/** The same, and the link is used up when the transaction commits. */
export async function consumeLink(app: App, tx: Db, kinds: readonly MailTokenKind[], token: string): Promise<Link> {
  const key = keyOf(app, kinds, token)
  const found = await consumeMailToken(tx, key)
  if (!found) throw linkSpentError()
  return { userId: key.userId, ...found }
}
