import { Filter, type Biquad } from '#platform/server/speech/biquad.ts'

/**
 * Programme loudness after ITU-R BS.1770-4 (K-weighting, 400 ms blocks at 75 % overlap, gates at −70 LUFS and −10 LU), as used by
 * EBU R 128. Coefficients are the standard's own for 48 kHz, the only rate taken.
 */
const headShelf: Biquad = { b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585 }
const lowCut: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 }

const hop = 4800
const absoluteGate = -70
const relativeGate = -10

export class LoudnessMeter {
  readonly #filters: Filter[][]
  readonly #scratch = new Float32Array(hop)
  readonly #hops: number[] = []
  #sum = 0
  #filled = 0

  constructor(channels: 1 | 2 = 2) {
    this.#filters = Array.from({ length: channels }, () => [new Filter(headShelf), new Filter(lowCut)])
  }

  /** Takes the next samples, one array per channel, all of one length. */
  add(...channels: Float32Array[]): void {
    const length = channels[0]?.length ?? 0
    for (let start = 0; start < length;) {
      const count = Math.min(hop - this.#filled, length - start)
      for (const [c, filters] of this.#filters.entries()) {
        const samples = channels[c] as Float32Array
        const scratch = this.#scratch
        for (let i = 0; i < count; i++) scratch[i] = samples[start + i] as number
        for (const filter of filters) filter.run(scratch, 0, count)
        for (let i = 0; i < count; i++) this.#sum += (scratch[i] as number) ** 2
      }
      this.#filled += count
      start += count
      if (this.#filled === hop) {
        this.#hops.push(this.#sum / hop)
        this.#sum = 0
        this.#filled = 0
      }
    }
  }

  /** Integrated loudness so far in LUFS; −Infinity when nothing passes the gates or less than 400 ms was heard. */
  integrated(): number {
    const blocks: number[] = []
    for (let i = 3; i < this.#hops.length; i++) {
      blocks.push(
        ((this.#hops[i] as number) + (this.#hops[i - 1] as number) + (this.#hops[i - 2] as number) + (this.#hops[i - 3] as number)) / 4,
      )
    }
    const loud = blocks.filter((power) => lufs(power) > absoluteGate)
    const gate = lufs(mean(loud)) + relativeGate
    return lufs(mean(loud.filter((power) => lufs(power) > gate)))
  }
}

function lufs(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length
}
