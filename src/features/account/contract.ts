import { z } from 'zod'
import { Instant, Zone } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { Units, User } from '#platform/contract/session.ts'
import { AdminAct } from './contract-admin.ts'
import { LinkToken } from './contract-joining.ts'
import { accountReasons } from './reasons.en.ts'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/** One line of text: no control characters. */
const Line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, accountReasons.line.id)

const Username = z
  .string()
  .trim()
  .normalize('NFKC')
  .min(2, accountReasons.username_short.id)
  .max(40, accountReasons.username_long.id)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u, accountReasons.username_form.id)

/** A language tag such as `en` or `de-AT` (BCP 47). */
const Locale = z.string().max(35).refine(isLocale, accountReasons.language_tag.id)

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const Email = z.string().trim().max(254).pipe(z.email(accountReasons.address_form.id))

/** The server's estimator judges the strength; no kinds of characters are required. */
const NewPassword = z.string().min(PASSWORD_MIN, accountReasons.password_short.id).max(PASSWORD_MAX, accountReasons.password_long.id)

const Password = z.string().min(1, accountReasons.password_missing.id).max(PASSWORD_MAX)
const Done = z.object({ message: z.string() })
const Token = LinkToken

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  auth: 'public',
  body: z.object({
    username: Username,
    email: Email,
    password: NewPassword,
    zone: Zone.optional(),
    /** The device's language: its region decides the initial units. */
    locale: Locale.optional(),
    /** Token of the invitation link. */
    invitation: LinkToken.optional(),
    /** For the first account, if others can reach the server: the token from its log. */
    setUpToken: z.string().trim().max(200).optional(),
  }),
  response: User,
  errors: ['forbidden', 'conflict', 'limit'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in by username or e-mail address',
  auth: 'public',
  body: z.object({
    username: Line.min(1, accountReasons.username_missing.id).max(254),
    password: Password,
    /** A code of the authenticator app, or a recovery code; needed after the error `second_factor`. */
    code: z.string().trim().max(40).optional(),
  }),
  response: User,
  errors: ['unauthenticated', 'second_factor', 'limit', 'unavailable'],
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user',
  summary: 'Update the given profile fields: name, language, time zone, start of the day, units',
  body: z.object({
    displayName: Line.max(80).nullable().optional(),
    locale: Locale.nullable().optional(),
    zone: Zone.optional(),
    dayStart: z
      .int()
      .min(0)
      .max(12 * 60)
      .optional(),
    units: Units.optional(),
  }),
  response: User,
})

export const Device = z.object({ id: Id, device: z.string(), createdAt: Instant, lastSeenAt: Instant, isThis: z.boolean() })
export type Device = z.infer<typeof Device>

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'List the signed-in devices',
  response: z.object({ devices: z.array(Device) }),
})

export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out a device',
  params: z.object({ id: Id }),
  response: Done,
  errors: ['not_found'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password; signs out all other devices',
  body: z.object({ current: Password, next: NewPassword }),
  response: Done,
  errors: ['forbidden', 'limit'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Request another e-mail address; replaces an unconfirmed one immediately, a confirmed one once confirmed by mail',
  freshProof: true,
  body: z.object({ email: Email }),
  response: User,
  errors: ['limit'],
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Cancel an unconfirmed change of the e-mail address',
  response: User,
})

export const restoreEmail = endpoint({
  method: 'POST',
  path: '/api/email-restore',
  summary: 'Restore the former e-mail address by mailed token, with a new password; revokes all sessions, and credentials added since',
  auth: 'public',
  body: z.object({ token: Token, password: NewPassword }),
  response: Done,
  errors: ['conflict', 'limit'],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Request a password reset mail to a confirmed address; the response is the same for unknown addresses',
  auth: 'public',
  body: z.object({ email: Email }),
  response: Done,
  errors: ['limit'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-reset/confirm',
  summary: 'Set a new password with the token from the mail; signs out all devices',
  auth: 'public',
  body: z.object({ token: Token, password: NewPassword }),
  response: Done,
  errors: ['limit'],
})

export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/email-confirmation',
  summary: 'Resend the confirmation mail for the current or the requested address',
  response: Done,
  errors: ['limit'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmation/confirm',
  summary: 'Confirm an e-mail address with the token from the mail; requires a session of the same account',
  body: z.object({ token: Token }),
  response: User,
  errors: ['forbidden', 'conflict', 'limit'],
})

export const Passkey = z.object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
export type Passkey = z.infer<typeof Passkey>

/** Kinds of notices about changes to the ways into an account. */
export const NOTICE_KINDS = [
  'new_device',
  'passkey_added',
  'passkey_removed',
  'second_factor_on',
  'second_factor_off',
  'wrong_codes',
  'password_changed',
  'email_asked',
  'email_changed',
] as const

/** `about`: the name of the device or the passkey; empty if the kind needs none. */
export const SecurityNotice = z.object({ id: Id, kind: z.enum(NOTICE_KINDS), about: z.string(), at: Instant, seen: z.boolean() })
export type SecurityNotice = z.infer<typeof SecurityNotice>

/** How the account is protected, for the settings page: the ways in beside the password, and recent changes to them. */
export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/account/security',
  summary: 'Get passkeys, second factor, recent security notices and admin actions on the account',
  response: z.object({
    passkeys: z.array(Passkey),
    totp: z.boolean(),
    totpSince: Instant.nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether the installation can send mail. */
    mails: z.boolean(),
    notices: z.array(SecurityNotice),
    /** Actions of admins on this account, latest first. */
    acts: z.array(AdminAct.pick({ id: true, kind: true, by: true, at: true })),
  }),
})

export const seeNotices = endpoint({
  method: 'POST',
  path: '/api/account/notices/seen',
  summary: 'Mark all security notices as seen',
  response: Done,
})

export const removeOtherWays = endpoint({
  method: 'POST',
  path: '/api/account/security/only-this',
  summary: 'Delete all passkeys, sign out other devices, revoke reset links and the calendar feed, cancel a pending address change',
  freshProof: true,
  response: User,
})

const WebAuthnOptions = z.object({ challengeId: Id, options: z.record(z.string(), z.json()) })
/** The browser's answer as it sends it. The server parses it strictly, and answers a malformed one like one that does not match. */
const WebAuthnResponse = z.record(z.string(), z.unknown())

export const passkeyRegistrationOptions = endpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  summary: 'Begin the registration of a passkey',
  freshProof: true,
  response: WebAuthnOptions,
  errors: ['limit'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Add a passkey',
  freshProof: true,
  body: z.object({ challengeId: Id, name: Line.min(1, accountReasons.passkey_name_missing.id).max(80), response: WebAuthnResponse }),
  response: Passkey,
  errors: ['invalid', 'conflict'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Delete a passkey',
  freshProof: true,
  params: z.object({ id: Id }),
  response: Done,
  errors: ['not_found'],
})

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'Begin signing in with a passkey',
  auth: 'public',
  response: WebAuthnOptions,
  errors: ['limit'],
})

export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with a passkey',
  auth: 'public',
  body: z.object({ challengeId: Id, response: WebAuthnResponse }),
  response: User,
  errors: ['unauthenticated', 'limit'],
})

export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/totp',
  summary: 'Begin setting up an authenticator app',
  freshProof: true,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['conflict'],
})

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/totp/confirm',
  summary: 'Confirm the authenticator app with a code; returns the recovery codes, only once',
  freshProof: true,
  body: z.object({ code: z.string().trim().max(10) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['invalid', 'conflict', 'limit'],
})

export const removeTotp = endpoint({
  method: 'POST',
  path: '/api/totp/remove',
  summary: 'Turn off the second factor',
  freshProof: true,
  response: Done,
})

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/account/storage',
  summary: 'Get the storage used by the person’s files and text, and its limit, in bytes',
  response: z.object({ used: z.int(), limit: z.int() }),
})

export const passkeyProofOptions = endpoint({
  method: 'POST',
  path: '/api/proof/passkey/options',
  summary: 'Begin an identity proof by passkey',
  response: WebAuthnOptions,
  errors: ['limit'],
})

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/proof',
  summary: 'Prove the identity by password, passkey or code; allows endpoints that require a fresh proof for ten minutes',
  body: z.discriminatedUnion('by', [
    z.object({ by: z.literal('password'), password: Password }),
    z.object({ by: z.literal('code'), code: z.string().trim().min(1, accountReasons.code_wanted.id).max(40) }),
    z.object({ by: z.literal('passkey'), challengeId: Id, response: WebAuthnResponse }),
  ]),
  response: Done,
  errors: ['forbidden', 'conflict', 'limit'],
})

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/account/erase',
  summary: 'Delete the account and all its data',
  freshProof: true,
  response: Done,
})
