import { AppError } from '#platform/contract/errors.ts'
import { route } from '#platform/server/http/route.ts'
import * as api from '../../contract-joining.ts'
import { accountReasons } from '../../reasons.en.ts'
import { limitByAddress } from '../core/limits.ts'
import { invitationOf, invitationOverError, joiningOf, registrationOf } from './admittance.ts'

/** Routes for people without an account: how they can get one. */
export const joiningRoutes = [
  route(api.getJoining, ({ app }) => joiningOf(app)),

  route(api.lookAtInvitation, async ({ app, db, request, body }) => {
    await limitByAddress(app, request, 'token')
    if ((await registrationOf(app, db)).mode === 'closed') throw new AppError('forbidden', accountReasons.joining_closed())
    const found = await invitationOf(app, body.token)
    if (!found) throw invitationOverError()
    const { invitation, by } = found
    return { invitedBy: by.displayName ?? by.username, email: invitation.email, expiresAt: invitation.expiresAt.toISOString() }
  }),
]
