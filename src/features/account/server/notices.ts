import type { HasClock, HasJobs } from '#platform/server/app/app.ts'
import type { UserRow } from '#platform/server/auth/users.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import { sendMail } from '#platform/server/mail/mail.ts'
import type { NOTICE_KINDS, SecurityNotice } from '../contract.ts'
import { mailsFor } from './mails.ts'
import type { Mails, Text } from './messages.en.ts'
import { insertNotice, type NoticeRow } from './store.ts'

type Kind = (typeof NOTICE_KINDS)[number]

/** Notices that have a mail of their own; the two about addresses come with a link, from mail-links.ts. */
const MAILS: Partial<Record<Kind, (mails: Mails, username: string, about: string) => Text>> = {
  new_device: (mails, username, about) => mails.newDevice(username, about),
  passkey_added: (mails, username, about) => mails.passkeyAdded(username, about),
  passkey_removed: (mails, username, about) => mails.passkeyRemoved(username, about),
  second_factor_on: (mails, username) => mails.secondFactorOn(username),
  second_factor_off: (mails, username) => mails.secondFactorOff(username),
  wrong_codes: (mails, username) => mails.wrongCodes(username),
  password_changed: (mails, username) => mails.passwordChanged(username),
}

/**
 * Informs the owner of a change to a way into their account: by a notice in the app, and by mail if their address is confirmed. Runs in the
 * given transaction. `about` is the name of the device or passkey.
 */
export async function notify(app: HasClock & HasJobs, tx: Db, user: UserRow, kind: Kind, about = ''): Promise<void> {
  await insertNotice(tx, { userId: user.id, id: uuidv7(), kind, about, createdAt: app.clock.now(), seenAt: null })
  const text = MAILS[kind]?.(mailsFor(user), user.username, about)
  if (text && user.emailConfirmedAt) await app.jobs.send(sendMail, { to: user.email, ...text }, { tx })
}

export const noticeOf = ({ id, kind, about, createdAt, seenAt }: NoticeRow): SecurityNotice => ({
  id,
  kind,
  about,
  at: createdAt.toISOString(),
  seen: seenAt !== null,
})
