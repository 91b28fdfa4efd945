import { stableHash } from '#platform/contract/stable-hash.ts'
import { refKey, type FoodRef } from '../../contract/diary.ts'

/**
 * Deterministic id of a favourite, from the reference of its food, so that it is equal on every device (UUID version 8, RFC 9562, 5.8).
 * Version 5 of `uuid` would add SHA-1 to the bundle, even for pages that only share a chunk with this file.
 */
export function favouriteId(food: FoodRef): string {
  const hex = [0, 1, 2, 3]
    .map((part) =>
      stableHash(`${part} ${refKey(food)}`)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
