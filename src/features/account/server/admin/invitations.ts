import type { FastifyRequest } from 'fastify'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb, HasJobs } from '#platform/server/app/app.ts'
import { makeToken } from '#platform/server/auth/owned-token.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { MAX_INVITATIONS, type Invitation } from '../../contract-admin.ts'
import { accountReasons } from '../../reasons.en.ts'
import { recordAdminAct } from '../core/admin-acts-store.ts'
import { insertInvitation, invitationById, revokeInvitationRow, type InvitationRow } from '../joining/store.ts'
import { accountMail, invitationLink, linkBase } from '../mail-links.ts'

const DAY_MS = 86_400_000

export function invitationFor({ id, note, email, uses, usesLeft, createdAt, expiresAt, revokedAt }: InvitationRow, now: Date): Invitation {
  const state = usesLeft === 0 ? 'spent' : revokedAt ? 'revoked' : expiresAt <= now ? 'expired' : 'open'
  return { id, note, email, uses, usesLeft, state, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

type Wanted = { note: string; email?: string | undefined; uses: number; days: number }

/** Creates an invitation. The link of a mailed one, for one person, is in the mail only; any other link is returned here, never stored. */
export async function invite(
  app: HasClock & HasConfig & HasDb & HasJobs,
  request: FastifyRequest,
  person: Person,
  { note, email, uses, days }: Wanted,
): Promise<{ invitation: Invitation; link: string | null }> {
  const now = app.clock.now()
  const { token, hash } = makeToken(person.id)
  const allowed = email === undefined ? uses : 1
  const row: InvitationRow = {
    userId: person.id,
    id: uuidv7(),
    tokenHash: email === undefined ? hash : null,
    note,
    email: email ?? null,
    uses: allowed,
    usesLeft: allowed,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    revokedAt: null,
  }
  const base = linkBase(app, request)
  await app.db.transaction(async (tx) => {
    if (!(await insertInvitation(tx, row, MAX_INVITATIONS)))
      throw new AppError('conflict', accountReasons.invitations_too_many({ most: MAX_INVITATIONS }))
    await recordAdminAct(tx, now, { kind: 'invited', byUserId: person.id, about: email === undefined ? String(allowed) : 'mail' })
    if (email !== undefined) await app.jobs.send(accountMail, { kind: 'invite', userId: person.id, invitationId: row.id, base }, { tx })
  })
  return { invitation: invitationFor(row, now), link: email === undefined ? invitationLink(base, token) : null }
}

export async function revoke(app: HasClock & HasDb, person: Person, id: string): Promise<Invitation> {
  const now = app.clock.now()
  const row = await app.db.transaction(async (tx) => {
    const before = await invitationById(tx, person.id, id)
    const revoked = await revokeInvitationRow(tx, person.id, id, now)
    if (before && !before.revokedAt) await recordAdminAct(tx, now, { kind: 'invitation_revoked', byUserId: person.id })
    return revoked
  })
  if (!row) throw notFound(accountReasons.invitation_not_here())
  return invitationFor(row, now)
}
