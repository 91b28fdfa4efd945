import { Filter, type Biquad } from '#platform/server/speech/biquad.ts'
import { blockLength, stepLength, type Bus } from '../core/bus.ts'

type Noise = { fill(out: Float32Array, count: number): void; skip(count: number): void }
type Shape = (at: number) => { left: number; right: number; filter?: Biquad }

/**
 * A stereo stretch of noise whose loudness and colour move: every 2.7 ms `shape` says the two gains and, if it likes, new
 * filter coefficients. Waves, wind, rain, breath and fire are all of these.
 */
export class Swell {
  readonly #makers: [Noise, Noise]
  readonly #buffers = [new Float32Array(blockLength), new Float32Array(blockLength)] as const
  readonly #filters: [Filter, Filter]
  readonly #fixed: Filter[][]
  #left = 0
  #right = 0
  #begun = false

  /** `moving` is the filter `shape` may change; `fixed` ones run before it. */
  constructor(left: Noise, right: Noise, moving: Biquad, fixed: Biquad[] = []) {
    this.#makers = [left, right]
    this.#filters = [new Filter(moving), new Filter(moving)]
    this.#fixed = [0, 1].map(() => fixed.map((c) => new Filter(c)))
  }

  /** Skips a block. `shape` is still called, because it updates state that other sounds follow. */
  skip(shape: Shape): void {
    for (const maker of this.#makers) maker.skip(blockLength)
    for (let s = 0; s < blockLength; s += stepLength) {
      const { left, right } = shape(s)
      this.#left = left
      this.#right = right
    }
    this.#begun = true
  }

  render(bus: Bus, shape: Shape, send = 0): void {
    for (const side of [0, 1] as const) {
      this.#makers[side].fill(this.#buffers[side], blockLength)
      for (const filter of this.#fixed[side] ?? []) filter.run(this.#buffers[side])
    }
    const [a, b] = this.#buffers
    for (let s = 0; s < blockLength; s += stepLength) {
      const { left, right, filter } = shape(s)
      if (filter) for (const each of this.#filters) each.set(filter)
      this.#filters[0].run(a, s, stepLength)
      this.#filters[1].run(b, s, stepLength)
      if (!this.#begun) {
        this.#left = left
        this.#right = right
        this.#begun = true
      }
      const slopeLeft = (left - this.#left) / stepLength
      const slopeRight = (right - this.#right) / stepLength
      let gl = this.#left
      let gr = this.#right
      for (let i = s; i < s + stepLength; i++) {
        const l = (a[i] as number) * gl
        const r = (b[i] as number) * gr
        bus.left[i] = (bus.left[i] as number) + l
        bus.right[i] = (bus.right[i] as number) + r
        if (send > 0) {
          bus.sendLeft[i] = (bus.sendLeft[i] as number) + l * send
          bus.sendRight[i] = (bus.sendRight[i] as number) + r * send
        }
        gl += slopeLeft
        gr += slopeRight
      }
      this.#left = left
      this.#right = right
    }
  }
}
