import { call } from '#platform/web/api/call.ts'
import type { User } from '#platform/contract/session.ts'
import { loginWithPasskey, passkeyLoginOptions } from '../../contract.ts'

/** No passkey was chosen: the person closed the browser's dialog, or it timed out. */
export class NoPasskeyChosen extends Error {
  override name = 'NoPasskeyChosen'
}

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether this browser can offer passkeys in the autofill of the username field. */
export async function offersPasskeysInField(): Promise<boolean> {
  if (!knowsPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false)
}

/**
 * Signs in with a passkey, in the browser's own dialog or, `inField`, offered by the username field. A second call ends the first. Rejects
 * with NoPasskeyChosen if none was chosen, else like `call`.
 */
export async function signInWithPasskey({ inField = false } = {}): Promise<User> {
  const [{ startAuthentication }, { challengeId, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(passkeyLoginOptions),
  ])
  const response = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: inField,
  }).catch((error: unknown) => {
    throw new NoPasskeyChosen('No passkey was chosen.', { cause: error })
  })
  return call(loginWithPasskey, { body: { challengeId, response: { ...response } } })
}

/** Ends an open passkey request. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
