import { createECDH } from 'node:crypto'

/** The server's identity towards push services (RFC 8292): an ECDH key pair on P-256, base64url. */
export type Vapid = { subject: string; publicKey: string; privateKey: string }

/**
 * The pair whose private key is the installation's secret: 32 random bytes are one, but for a chance of 1 in 2^32
 * (values beyond the curve's order), which Node refuses with an error.
 */
export function vapidFrom(secret: Buffer, subject: string): Vapid {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return { subject, publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}
