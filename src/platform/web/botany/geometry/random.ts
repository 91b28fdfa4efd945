/**
 * A small seeded generator: a Weyl sequence (step 0x9e3779b9, the golden ratio in 32 bits) whose states pass through the
 * 32-bit finaliser of MurmurHash3. Only 32-bit integer steps, so every engine gives the same numbers.
 */
const GOLDEN = 0x9e3779b9

function scramble(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Turns a seed of either kind into 32 bits (FNV-1a over UTF-16 units for text; the low 32 bits of a whole number). */
export function seedBits(seed: string | number): number {
  const text = String(seed)
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return scramble(h)
}

export class Random {
  private state: number

  constructor(bits: number) {
    this.state = bits | 0
  }

  /** In [0, 1), 32 bits fine. */
  next(): number {
    this.state = (this.state + GOLDEN) | 0
    return scramble(this.state) / 4294967296
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** Around zero, within ±reach, small values likelier (two draws averaged). */
  spread(reach: number): number {
    return (this.next() + this.next() - 1) * reach
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** A generator of its own for one element, so that leaving others out does not change it. */
  fork(key: number): Random {
    return new Random(scramble(this.state ^ Math.imul(key + 1, 0x27d4eb2f)))
  }
}
