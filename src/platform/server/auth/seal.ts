import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/**
 * Encrypts with AES-256-GCM. `owner` is bound to the result: copied into another person's row it does not open.
 * The answer is IV (12 bytes), cipher text, tag (16 bytes).
 */
export function seal(key: Buffer, owner: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** The plain bytes. Throws when key, owner or a single bit is not the one that `seal` had. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV)).setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()])
}

/** HMAC-SHA256 over the parts, each with its length before it, so that no two lists of parts are one text. */
export function keyedHash(key: Buffer, ...parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part};`)
  return hmac.digest()
}
