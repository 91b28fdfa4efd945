import { stableHash } from '#platform/contract/stable-hash.ts'

/** A number from 0 to below 1 that depends only on the seed and names, on every machine. */
export const chance = (seed: number, ...names: readonly (string | number)[]): number => stableHash(`${seed}:${names.join(':')}`) / 2 ** 32

/** An id that depends only on the seed and names, so that the same plan has the same ids. Formatted as a UUID of version 8 (RFC 9562). */
export function seededId(seed: number, ...names: readonly (string | number)[]): string {
  const hex = Array.from({ length: 4 }, (_, part) =>
    stableHash(`${seed}:${names.join(':')}#${part}`)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
