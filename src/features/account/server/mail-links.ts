import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalid } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb } from '#platform/server/app/app.ts'
import { makeToken, parseToken } from '#platform/server/auth/owned-token.ts'
import { otherHolderOf, userById, usersByEmail, type UserRow } from '#platform/server/auth/users.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Message } from '#platform/server/mail/mail.ts'
import { invitationById, setInvitationToken } from './joining/store.ts'
import { mailsFor } from './mails.ts'
import type { Text } from './messages.en.ts'
import { insertMailToken, peekMailToken, consumeMailToken, type MailTokenKind } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

const base = z.url()

/**
 * A mail with a link. The job's data holds no token: the link is created when the mail is written, so that the queue's table opens no
 * account. `confirm` goes to the address that waits for confirmation; `restore` to the confirmed one that a change requested at `askedAt`
 * is to replace, or has replaced (`isDone`); `reset` to an address that has accounts; `invite` to a person whom an admin invites.
 */
export const AccountMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), userId: z.uuid(), base }),
  z.object({ kind: z.literal('restore'), userId: z.uuid(), email: z.email(), askedAt: z.iso.datetime(), isDone: z.boolean(), base }),
  z.object({ kind: z.literal('reset'), email: z.email(), base }),
  z.object({ kind: z.literal('invite'), userId: z.uuid(), invitationId: z.uuid(), base }),
])
export type AccountMail = z.infer<typeof AccountMail>

export const accountMail: Job<AccountMail> = { name: 'account-mail', data: AccountMail, retries: 8, timeout: 60, concurrency: 4 }

const LIFETIME_MS: Record<MailTokenKind, number> = { confirm: 7 * 86_400_000, restore: 7 * 86_400_000, reset: 30 * 60_000 }
const PAGE: Record<MailTokenKind, string> = { confirm: '/confirm-email', restore: '/restore-email', reset: '/reset-password' }
const MAX_ACCOUNTS = 5

/**
 * The base address of links in mails. It never comes from the request's Host header, because a stranger who requests another person's mail
 * could put their own site there. Without PUBLIC_URL links lead to this machine, which is where such an installation is used.
 */
export function linkBase(app: HasConfig, request: FastifyRequest): string {
  return app.config.publicUrl ?? `http://localhost:${request.socket.localPort ?? app.config.port}`
}

/** A link that is valid for its kind's time. The token is in the fragment, which browsers send to no server and no log. */
async function makeLink(
  app: HasClock & HasDb,
  userId: string,
  kind: MailTokenKind,
  email: string,
  linksTo: string,
  createdAt?: Date,
): Promise<string> {
  const { token, hash } = makeToken(userId)
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind])
  await insertMailToken(app.db, { userId, tokenHash: hash, kind, email, createdAt: createdAt ?? now, expiresAt })
  return `${linksTo}${PAGE[kind]}#token=${token}`
}

/** The page on which an invited person creates their account. */
export const invitationLink = (linksTo: string, token: string): string => `${linksTo}/signup#invitation=${token}`

async function invitationText(
  app: HasClock & HasDb,
  { userId, invitationId, base: linksTo }: Extract<AccountMail, { kind: 'invite' }>,
): Promise<(Text & { to: string }) | undefined> {
  const [by, row] = await Promise.all([userById(app.db, userId), invitationById(app.db, userId, invitationId)])
  if (!by || !row?.email) return undefined
  const { token, hash } = makeToken(userId)
  if (!(await setInvitationToken(app.db, userId, invitationId, hash, app.clock.now()))) return undefined
  const days = Math.max(1, Math.round((row.expiresAt.getTime() - app.clock.now().getTime()) / 86_400_000))
  return { to: row.email, ...mailsFor(by).invitation(by.displayName ?? by.username, invitationLink(linksTo, token), days) }
}

async function textOf(app: HasClock & HasDb, job: AccountMail): Promise<(Text & { to: string }) | undefined> {
  if (job.kind === 'reset') return resetText(app, job.email, job.base)
  if (job.kind === 'invite') return invitationText(app, job)
  const user = await userById(app.db, job.userId)
  if (!user) return undefined
  if (job.kind === 'restore') {
    // The change was cancelled before this mail was written, so there is nothing to report.
    if (!job.isDone && user.pendingEmail === null) return undefined
    const link = await makeLink(app, user.id, 'restore', job.email, job.base, new Date(job.askedAt))
    const mails = mailsFor(user)
    return { to: job.email, ...(job.isDone ? mails.emailChanged(user.username, link) : mails.emailAsked(user.username, link)) }
  }
  const email = unconfirmedEmailOf(user)
  if (email === undefined) return undefined
  const holder = await otherHolderOf(app.db, email, user.id)
  if (holder) return { to: email, ...mailsFor(holder).alreadyHeld(user.username, holder.username, `${job.base}/login`) }
  return { to: email, ...mailsFor(user).confirm(user.username, await makeLink(app, user.id, 'confirm', email, job.base)) }
}

/** The address that waits for confirmation: a requested one, or the account's own while it is unconfirmed. */
export function unconfirmedEmailOf({ email, emailConfirmedAt, pendingEmail }: UserRow): string | undefined {
  return pendingEmail ?? (emailConfirmedAt ? undefined : email)
}

/** A link for the account that has confirmed the address; unconfirmed accounts get the reason why there is none. */
async function resetText(app: HasClock & HasDb, email: string, linksTo: string): Promise<(Text & { to: string }) | undefined> {
  const found = await usersByEmail(app.db, email, MAX_ACCOUNTS)
  const [first] = found
  if (!first) return undefined
  const mails = mailsFor(first)
  // A confirmed holder comes first, and there is at most one.
  if (!first.emailConfirmedAt) return { to: first.email, ...mails.cannotReset(found.map(({ username }) => username)) }
  if (first.lockedAt) return { to: first.email, ...mails.locked(first.username) }
  return { to: first.email, ...mails.reset(first.username, await makeLink(app, first.id, 'reset', first.email, linksTo)) }
}

/** The work behind `accountMail`. `post` sends directly, not through the queue. */
export async function writeMail(app: HasClock & HasDb, job: AccountMail, post: (message: Message) => Promise<void>): Promise<void> {
  const text = await textOf(app, job)
  if (text) await post(text)
}

export const linkSpentError = () => invalid('token', accountReasons.link_spent())

function keyOf(app: HasClock, kinds: readonly MailTokenKind[], token: string) {
  const parsed = parseToken(token)
  if (!parsed) throw linkSpentError()
  return { ...parsed, kinds, now: app.clock.now() }
}

/** `createdAt`, of `restore` links: the time of the request for the change that the link undoes. */
export type Link = { userId: string; email: string; kind: MailTokenKind; createdAt: Date }

/** The owner of the link and the address it proves; throws `invalid` if it has expired or was used. The link stays valid. */
export async function checkLink(app: HasClock & HasDb, kinds: readonly MailTokenKind[], token: string): Promise<Link> {
  const key = keyOf(app, kinds, token)
  const found = await peekMailToken(app.db, key)
  if (!found) throw linkSpentError()
  return { userId: key.userId, ...found }
}

/** The same, and the link is used up when the transaction commits. */
export async function consumeLink(app: HasClock, tx: Db, kinds: readonly MailTokenKind[], token: string): Promise<Link> {
  const key = keyOf(app, kinds, token)
  const found = await consumeMailToken(tx, key)
  if (!found) throw linkSpentError()
  return { userId: key.userId, ...found }
}
