import type { Random } from '#platform/contract/random.ts'

/** Fills a buffer with white noise in −1…1 (Marsaglia's xorshift32: four operations a sample). */
export class WhiteNoise {
  #state: number

  constructor(random: Random) {
    this.#state = random.integer() || 1
  }

  fill(out: Float32Array, count: number): void {
    let x = this.#state
    for (let i = 0; i < count; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
      out[i] = x * 4.656612873077393e-10
    }
    this.#state = x
  }

  /** Skips `count` numbers without computing them: each step is linear over the bits, so 2ⁿ of them are one matrix. */
  skip(count: number): void {
    for (let n = 0; count >> n; n++) {
      if ((count >> n) & 1) this.#state = applied(leap(n), this.#state)
    }
  }
}

/** The effect of 2ⁿ steps of xorshift32, as the images of the 32 bits. */
function leap(n: number): Int32Array {
  const known = leaps[n]
  if (known) return known
  const half = n === 0 ? undefined : leap(n - 1)
  const images = Int32Array.from({ length: 32 }, (_, bit) => {
    let x = 1 << bit
    if (half) return applied(half, applied(half, x))
    x ^= x << 13
    x ^= x >>> 17
    return x ^ (x << 5)
  })
  return (leaps[n] = images)
}
const leaps: Int32Array[] = []

function applied(images: Int32Array, state: number): number {
  let result = 0
  for (let bit = 0; bit < 32; bit++) if ((state >>> bit) & 1) result ^= images[bit] as number
  return result
}

/** −3 dB an octave: Paul Kellet's three-pole "economy" filter over white noise (within 0.5 dB from 40 Hz up). */
export class PinkNoise {
  readonly #white: WhiteNoise
  #b0 = 0
  #b1 = 0
  #b2 = 0

  constructor(random: Random) {
    this.#white = new WhiteNoise(random)
  }

  fill(out: Float32Array, count: number): void {
    this.#white.fill(out, count)
    let b0 = this.#b0
    let b1 = this.#b1
    let b2 = this.#b2
    for (let i = 0; i < count; i++) {
      const w = out[i] as number
      b0 = 0.99765 * b0 + w * 0.099046
      b1 = 0.963 * b1 + w * 0.2965164
      b2 = 0.57 * b2 + w * 1.0526913
      out[i] = (b0 + b1 + b2 + w * 0.1848) * 0.22
    }
    this.#b0 = b0
    this.#b1 = b1
    this.#b2 = b2
  }

  skip(count: number): void {
    this.#white.skip(count)
  }
}

/** −6 dB an octave above 20 Hz: leaky integration of white noise. */
export class BrownNoise {
  readonly #white: WhiteNoise
  #y = 0

  constructor(random: Random) {
    this.#white = new WhiteNoise(random)
  }

  fill(out: Float32Array, count: number): void {
    this.#white.fill(out, count)
    let y = this.#y
    for (let i = 0; i < count; i++) {
      y = y * 0.9974 + (out[i] as number) * 0.0425
      out[i] = y
    }
    this.#y = y
  }

  skip(count: number): void {
    this.#white.skip(count)
  }
}

/** A slow, smooth wander in 0…1: random targets some `seconds` apart, joined by raised cosines. */
export class Wander {
  readonly #random: Random
  readonly #seconds: number
  #from: number
  #to: number
  #at = 0
  #length: number

  constructor(random: Random, seconds: number) {
    this.#random = random
    this.#seconds = seconds
    this.#from = random.next()
    this.#to = random.next()
    this.#length = seconds * random.between(0.6, 1.4)
  }

  /** The value now, moving on by `seconds` after. */
  step(seconds: number): number {
    const t = this.#at / this.#length
    const value = this.#from + (this.#to - this.#from) * (0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, t)))
    this.#at += seconds
    if (this.#at >= this.#length) {
      this.#at -= this.#length
      this.#from = this.#to
      this.#to = this.#random.next()
      this.#length = this.#seconds * this.#random.between(0.6, 1.4)
    }
    return value
  }
}
