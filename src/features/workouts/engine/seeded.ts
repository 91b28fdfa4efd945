import { stableHash } from '#platform/contract/stable-hash.ts'

/** A number from 0 up to 1 that is the same for the same seed and names, everywhere. */
export const chance = (seed: number, ...names: readonly (string | number)[]): number => stableHash(`${seed}:${names.join(':')}`) / 2 ** 32

/** An id that is the same for the same seed and names: a plan made twice is the same plan. Looks like a UUID of version 8 (RFC 9562). */
export function seededId(seed: number, ...names: readonly (string | number)[]): string {
  const hex = Array.from({ length: 4 }, (_, part) =>
    stableHash(`${seed}:${names.join(':')}#${part}`)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
