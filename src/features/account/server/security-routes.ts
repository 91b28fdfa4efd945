import { AppError, notFound } from '#platform/contract/errors.ts'
import { route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { recheckPassword } from './account.ts'
import { addPasskey, loginOptions, loginWithPasskey, registrationOptions } from './passkeys.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'
import { userOf } from './sign-in.ts'
import { deletePasskey, passkeysOf, recoveryCodesLeft, totpOf, type PasskeyRow } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

const passkeyOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): contract.Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Passkeys and the second factor. */
export const securityRoutes = [
  route(contract.getSecurity, async ({ db, userId }) => {
    const [passkeys, totp, codes] = await Promise.all([passkeysOf(db, userId), totpOf(db, userId), recoveryCodesLeft(db, userId)])
    return { passkeys: passkeys.map(passkeyOf), totp: totp !== undefined, recoveryCodesLeft: codes }
  }),

  route(contract.passkeyRegistrationOptions, ({ app, request, person }) => registrationOptions(app, request, person)),

  route(contract.addPasskey, async ({ app, request, person, body }) => passkeyOf(await addPasskey(app, request, person, body))),

  route(contract.removePasskey, async ({ db, userId, params }) => {
    if (!(await deletePasskey(db, userId, params.id))) throw notFound(accountReasons.passkey_not_here())
    return { message: 'The passkey is removed.' }
  }),

  route(contract.passkeyLoginOptions, ({ app, request }) => loginOptions(app, request)),

  route(contract.loginWithPasskey, async ({ body, ...visit }) => userOf(await loginWithPasskey(visit, body))),

  route(contract.beginTotp, async ({ app, db, person, body }) => {
    await recheckPassword(app, person, body.password)
    if (await totpOf(db, person.id)) throw new AppError('conflict', accountReasons.authenticator_on())
    return beginSecondFactor(app, person)
  }),

  route(contract.confirmTotp, async ({ app, person, body }) => ({ recoveryCodes: await confirmSecondFactor(app, person, body.code) })),

  route(contract.removeTotp, async ({ app, person, body }) => {
    await recheckPassword(app, person, body.password)
    await removeSecondFactor(app, person)
    return { message: 'The second step at sign-in is off.' }
  }),
]
