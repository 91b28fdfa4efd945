import { toBase64Url } from './base64.ts'

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && globalThis.crypto?.subtle !== undefined

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04

const sameBytes = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index])

/**
 * Asks the device to verify the person by a passkey for this site (WebAuthn Level 3, §7.2, as far as it can be checked
 * here: challenge, origin, site, presence, verification, and the passkey's account). The signature is not checked, because that needs the
 * public key, which only the server has, and the lock must open without network. False: the person was not verified.
 */
export async function verifyByPasskey(userId: string): Promise<boolean> {
  const challenge = crypto.getRandomValues(new Uint8Array(32))
  const credential = await navigator.credentials
    .get({ publicKey: { challenge, userVerification: 'required', timeout: 120_000 } })
    .catch(() => null)
  if (!credential) return false
  const { response } = credential as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  const client = JSON.parse(new TextDecoder().decode(response.clientDataJSON)) as Record<string, unknown>
  if (client.type !== 'webauthn.get' || client.challenge !== toBase64Url(challenge) || client.origin !== location.origin) return false
  const data = new Uint8Array(response.authenticatorData)
  const flags = data[32] ?? 0
  if ((flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0) return false
  const site = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(location.hostname)))
  if (!sameBytes(data.subarray(0, 32), site)) return false
  // A device may hold passkeys of several people for this site; the handle is the account's id (its 16 bytes).
  const handle = response.userHandle ? new Uint8Array(response.userHandle) : new Uint8Array()
  const id = Uint8Array.from(userId.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return sameBytes(handle, id)
}
