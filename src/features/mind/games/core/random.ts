import { stableHash } from '#platform/contract/stable-hash.ts'

/** A generator whose numbers follow from a text alone, on every machine: mulberry32 (Ettinger, 2017) over a hash of the text. */
export class SeededRandom {
  private state: number

  constructor(seed: string) {
    this.state = stableHash(seed)
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below)
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }

  /** A new array in another order (Fisher & Yates). */
  shuffled<T>(items: readonly T[]): T[] {
    const out = [...items]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      ;[out[i], out[j]] = [out[j]!, out[i]!]
    }
    return out
  }
}
