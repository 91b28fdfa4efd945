const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * An unsigned 32-bit number that is the same for the same text, everywhere and for ever; not for secrets.
 * FNV-1a (Fowler, Noll, Vo; RFC 9923) over UTF-16 code units, low byte first, then MurmurHash3's finaliser (Appleby, 2011),
 * without which texts that differ in their last letter would come out close together.
 */
export function stableHash(text: string): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    hash = Math.imul(hash ^ (unit & 0xff), FNV_PRIME)
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
