import { stableHash } from './stable-hash.ts'

/** Pseudo-random numbers, the same for the same seed on every machine. Not for secrets. The algorithms are below, by their names. */
export class Random {
  readonly #bits: () => number

  /** `bits` returns 32 random bits at a time, as a signed or an unsigned number. */
  constructor(bits: () => number) {
    this.#bits = bits
  }

  /** 32 random bits, as the algorithm gives them. */
  integer(): number {
    return this.#bits()
  }

  /** In [0, 1), in steps of 2⁻³². */
  next(): number {
    return (this.#bits() >>> 0) / 2 ** 32
  }

  /** A whole number from 0 to `bound` − 1. Multiplying leaves a bias of at most `bound` / 2³². */
  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Around zero, within ±reach, small values more likely: the mean of two draws. */
  spread(reach: number): number {
    return (this.next() + this.next() - 1) * reach
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

  /** Standard normal: mean 0, standard deviation 1 (Box & Muller 1958). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  /** Seconds until the next event of a Poisson process with `rate` events per second. */
  wait(rate: number): number {
    return -Math.log(1 - this.next()) / rate
  }
}

/** mulberry32 (Ettinger 2017), with a state of 32 bits: for games, pictures and test data. */
export function mulberry32(state: number): Random {
  return new Random(() => {
    state = (state + 0x6d2b79f5) | 0
    const t = Math.imul(state ^ (state >>> 15), 1 | state)
    const mixed = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return mixed ^ (mixed >>> 14)
  })
}

/** mulberry32 from a text. */
export const seededRandom = (seed: string): Random => mulberry32(stableHash(seed))

/** sfc32 (Doty-Humphrey, PractRand): for sound. Parts of a track use `${seed}/${name}`, so that changing one leaves the others. */
export function sfc32(seed: string): Random {
  const hash = fnv1a(seed)
  let [a, b, c, d] = [hash, hash ^ GOLDEN, Math.imul(hash, 0x85ebca6b), 1]
  const bits = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t
  }
  for (let i = 0; i < 12; i++) bits()
  return new Random(bits)
}

/** xoshiro128** (Blackman & Vigna 2021, "Scrambled Linear Pseudorandom Number Generators", ACM TOMS 47:4), filled by splitmix32: statistics. */
export function xoshiro128(seed: number | string): Random {
  let hash = fnv1a(String(seed))
  const fill = () => {
    hash = (hash + GOLDEN) | 0
    let z = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let [a, b, c, d] = [fill(), fill(), fill(), fill()]
  return new Random(() => {
    const times5 = Math.imul(b, 5)
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result
  })
}

/** A Weyl sequence (step 2³² over the golden ratio) whose states pass through MurmurHash3's finaliser: plants and scenes. */
export class ForkableRandom extends Random {
  readonly #state: { bits: number }

  constructor(seed: number | string) {
    const state = { bits: seedBits(seed) | 0 }
    super(() => {
      state.bits = (state.bits + GOLDEN) | 0
      return scramble(state.bits)
    })
    this.#state = state
  }

  /** A separate generator for one element, so that leaving others out does not change it. */
  fork(key: number): ForkableRandom {
    const fork = new ForkableRandom(0)
    fork.#state.bits = scramble(this.#state.bits ^ Math.imul(key + 1, 0x27d4eb2f)) | 0
    return fork
  }
}

/** 32 bits derived from a seed of either kind. */
export const seedBits = (seed: string | number): number => scramble(fnv1a(String(seed)))

const GOLDEN = 0x9e3779b9

/** FNV-1a (Fowler, Noll, Vo; RFC 9923), one UTF-16 unit at a time; signed. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** The 32-bit finaliser of MurmurHash3 (Appleby 2011); unsigned. */
function scramble(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
