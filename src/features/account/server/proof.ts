import { AppError, fieldError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasJobs, HasSecret } from '#platform/server/app/app.ts'
import { verifyPassword } from '#platform/server/auth/password.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { userById, type UserRow } from '#platform/server/auth/users.ts'
import { limitOwn } from './core/limits.ts'
import { usePasskeyAsProof } from './passkeys.ts'
import { useCode, notifyWrongCode } from './second-factor.ts'
import { signInRefusedError, type CurrentSession } from './sign-in.ts'
import { totpOf } from './store.ts'
import { accountReasons } from '../reasons.en.ts'

/**
 * Checks the password of a signed-in person; wrong ones are counted for them alone. Throws `forbidden` that names `field`. Returns the row
 * that the password belongs to.
 */
export async function recheckPassword(app: HasClock & HasDb, person: Person, password: string, field = 'password'): Promise<UserRow> {
  const attempt = await limitOwn(app, person.id, 'password')
  const user = await userById(app.db, person.id)
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    throw fieldError('forbidden', field, accountReasons.not_your_password())
  }
  await attempt.refund()
  return user
}

/** Checks a code of the app or a recovery code, each valid once. Wrong ones are counted; repeated ones are reported to the owner. */
async function recheckCode(app: HasClock & HasDb & HasJobs & HasSecret, person: Person, code: string): Promise<void> {
  const totp = await totpOf(app.db, person.id)
  if (!totp) throw new AppError('conflict', accountReasons.no_authenticator())
  const attempt = await limitOwn(app, person.id, 'totp')
  if (!(await app.db.transaction((tx) => useCode(app, tx, totp, code)))) {
    await notifyWrongCode(app, person.id)
    throw fieldError('forbidden', 'code', accountReasons.code_wrong())
  }
  await attempt.refund()
}

type Proof =
  | { by: 'password'; password: string }
  | { by: 'code'; code: string }
  | { by: 'passkey'; challengeId: string; response: Record<string, unknown> }

/** Confirms the person's identity for this session; endpoints with `freshProof` then answer for a while. */
export async function prove({ app, request, person }: CurrentSession, proof: Proof): Promise<void> {
  if (proof.by === 'password') await recheckPassword(app, person, proof.password)
  else if (proof.by === 'code') await recheckCode(app, person, proof.code)
  else await usePasskeyAsProof(app, request, person, proof)
  // The session was ended elsewhere meanwhile.
  if (!(await app.sessions.prove(person.id, person.sessionId))) throw signInRefusedError()
}
