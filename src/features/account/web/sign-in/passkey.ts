import { call } from '#platform/web/api/call.ts'
import type { User } from '#platform/contract/session.ts'
import { loginWithPasskey, passkeyLoginOptions } from '../../contract.ts'

/** Nobody chose a passkey: the person closed the browser's question, or it ran out of time. */
export class NoPasskeyChosen extends Error {
  override name = 'NoPasskeyChosen'
}

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether this browser can offer passkeys among the names it fills into the first field. */
export async function offersPasskeysInField(): Promise<boolean> {
  if (!knowsPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false)
}

/**
 * Signs in with a passkey, asked for in the browser's own dialog or, `inField`, offered by the username field. A second
 * question ends the first. Rejects with NoPasskeyChosen when nobody chose one, else like `call`.
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

/** Ends a question that is still open. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
