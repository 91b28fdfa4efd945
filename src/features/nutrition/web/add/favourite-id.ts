import { stableHash } from '#platform/contract/stable-hash.ts'
import { refKey, type FoodRef } from '../../contract/diary.ts'

/**
 * The same food is the same favourite on every device: an id made of its name (UUID version 8, RFC 9562, 5.8). Not of version 5, which
 * `uuid` could make: that would bring SHA-1 along, also to pages that only share a file with this.
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
