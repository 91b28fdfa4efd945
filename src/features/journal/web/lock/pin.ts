import type { Lock } from '../../contract/records.ts'
import { fromBase64, toBase64 } from './base64.ts'

// PBKDF2-HMAC-SHA-256 (RFC 8018). Rounds: OWASP Password Storage Cheat Sheet, 2023. A PIN has few digits: a copy of the hash can be
// broken by brute force in time. It protects an unlocked phone; it is no encryption, and the page states that.
export const PIN_ROUNDS = 600_000
export const PIN_PATTERN = /^\d{4,12}$/

export type PinHash = NonNullable<Lock['pin']>

/** Browsers offer WebCrypto only on https and localhost. */
export const canCheckPins = (): boolean => globalThis.crypto?.subtle !== undefined

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256))
}

/** The stored form of a PIN: a random salt of 16 bytes and the hash of 32, both base64. */
export async function hashPin(pin: string, iterations = PIN_ROUNDS): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toBase64(salt), iterations, hash: toBase64(await derive(pin, salt, iterations)) }
}

export async function isPin(pin: string, stored: PinHash): Promise<boolean> {
  const found = await derive(pin, fromBase64(stored.salt), stored.iterations)
  const wanted = fromBase64(stored.hash)
  return found.length === wanted.length && found.every((byte, index) => byte === wanted[index])
}
