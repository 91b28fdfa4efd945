import { AppError, notFound } from '#platform/contract/errors.ts'
import { lockUser } from '#platform/server/auth/users.ts'
import { route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { removeOtherWays } from './account.ts'
import { adminActsOf } from './core/admin-acts-store.ts'
import { noticeOf, notify } from './notices.ts'
import { addPasskey, loginOptions, loginWithPasskey, proofOptions, registrationOptions } from './passkeys.ts'
import { prove } from './proof.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'
import { userOf } from './sign-in.ts'
import { deletePasskey, markNoticesSeen, noticesOf, passkeysOf, recoveryCodesLeft, totpOf, type PasskeyRow } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

const NOTICES_SHOWN = 8
const ACTS_SHOWN = 20

const passkeyOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): contract.Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Passkeys and the second factor. */
export const securityRoutes = [
  route(contract.getSecurity, async ({ app, db, userId }) => {
    const [passkeys, totp, codes, notices, acts] = await Promise.all([
      passkeysOf(db, userId),
      totpOf(db, userId),
      recoveryCodesLeft(db, userId),
      noticesOf(db, userId, NOTICES_SHOWN),
      adminActsOf(db, { userId, limit: ACTS_SHOWN }),
    ])
    return {
      passkeys: passkeys.map(passkeyOf),
      totp: totp !== undefined,
      totpSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: codes,
      mails: app.config.smtpUrl !== undefined,
      notices: notices.map(noticeOf),
      acts,
    }
  }),

  route(contract.seeNotices, async ({ app, db, userId }) => {
    await markNoticesSeen(db, userId, app.clock.now())
    return { message: 'Thank you for looking.' }
  }),

  route(contract.removeOtherWays, async (visit) => {
    await removeOtherWays(visit)
    return userOf({ ...visit.person, pendingEmail: null })
  }),

  route(contract.passkeyProofOptions, ({ app, request, person }) => proofOptions(app, request, person)),

  route(contract.proveIdentity, async ({ body, ...visit }) => {
    await prove(visit, body)
    return { message: 'Thank you, it is you.' }
  }),

  route(contract.passkeyRegistrationOptions, ({ app, request, person }) => registrationOptions(app, request, person)),

  route(contract.addPasskey, async ({ app, request, person, body }) => passkeyOf(await addPasskey(app, request, person, body))),

  route(contract.removePasskey, async ({ app, db, userId, params }) => {
    await db.transaction(async (tx) => {
      const user = await lockUser(tx, userId)
      const name = await deletePasskey(tx, userId, params.id)
      if (!user || name === undefined) throw notFound(accountReasons.passkey_not_here())
      await notify(app, tx, user, 'passkey_removed', name)
    })
    return { message: 'The passkey is removed.' }
  }),

  route(contract.passkeyLoginOptions, ({ app, request }) => loginOptions(app, request)),

  route(contract.loginWithPasskey, async ({ body, ...visit }) => userOf(await loginWithPasskey(visit, body))),

  route(contract.beginTotp, async ({ app, db, person }) => {
    if (await totpOf(db, person.id)) throw new AppError('conflict', accountReasons.authenticator_on())
    return beginSecondFactor(app, person)
  }),

  route(contract.confirmTotp, async ({ app, person, body }) => ({ recoveryCodes: await confirmSecondFactor(app, person, body.code) })),

  route(contract.removeTotp, async ({ app, person }) => {
    await removeSecondFactor(app, person)
    return { message: 'The second step at sign-in is off.' }
  }),
]
