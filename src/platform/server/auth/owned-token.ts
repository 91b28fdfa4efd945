import { createHash, randomBytes } from 'node:crypto'

/**
 * Secrets that are handed out and never stored. A token is its owner's id and 32 random bytes, so that a look-up goes straight
 * to the owner's rows; only its SHA-256 is stored.
 */
export type OwnedToken = { userId: string; hash: Buffer }

const BYTES = 48

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** A new token: 64 characters of base64url, and the hash to store. */
export function makeToken(userId: string): OwnedToken & { token: string } {
  const bytes = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), randomBytes(32)])
  return { userId, token: bytes.toString('base64url'), hash: hashOf(bytes) }
}

/** Undefined for an invalid token. */
export function parseToken(token: string): OwnedToken | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Exactly one spelling of a token is one: 64 characters carry 48 bytes with no bit to spare.
  if (bytes.length !== BYTES || token.length !== 64) return undefined
  return { userId: uuidOf(bytes), hash: hashOf(bytes) }
}

/** The UUID in the first 16 bytes. */
export function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
