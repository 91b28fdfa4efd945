import { createHash } from 'node:crypto'

/** A number from 0 to length−1 that is the same for the same key, everywhere and always. */
export function stableIndex(key: string, length: number): number {
  return length === 0 ? -1 : createHash('sha256').update(key).digest().readUIntBE(0, 6) % length
}
