/** Numbers that look random and are the same for the same seed, on every machine. Not for secrets. */
export type Random = {
  /** From 0 up to, never reaching, 1; 32 bits of it. */
  next(): number
  /** A whole number from 0 to `bound` − 1. */
  below(bound: number): number
  /** Standard normal: mean 0, standard deviation 1. */
  normal(): number
}

/**
 * xoshiro128** (Blackman & Vigna 2021, "Scrambled Linear Pseudorandom Number Generators", ACM TOMS 47:4), its state filled
 * from the seed by FNV-1a over the characters and splitmix32. Normals by Box & Muller (1958).
 */
export function randomOf(seed: number | string): Random {
  let hash = 0x811c9dc5
  for (const character of String(seed)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  const fill = () => {
    hash = (hash + 0x9e3779b9) | 0
    let z = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let [a, b, c, d] = [fill(), fill(), fill(), fill()]
  const bits = () => {
    const times5 = Math.imul(b, 5)
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result >>> 0
  }
  const next = () => bits() / 2 ** 32
  return {
    next,
    // Multiplying leaves a bias of at most bound / 2^32: nothing, for the bounds of a calendar.
    below: (bound) => Math.floor(next() * bound),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
