const TAPS = 48
/** Cut-off, as a share of the new rate: higher frequencies would return as aliases. */
const PASS = 0.44

/** Resamples audio piece by piece: a low pass (windowed sinc, Hamming), then linear interpolation. */
export class Downsampler {
  readonly #step: number
  readonly #filter: Float64Array
  #tail = new Float32Array(TAPS)
  /** Position of the next sample, counted from the beginning of the tail. */
  #next = TAPS

  constructor(from: number, to: number) {
    this.#step = from / to
    const cut = Math.min(0.5, (PASS * to) / from)
    const taps = Float64Array.from({ length: TAPS }, (_, n) => {
      const x = n - (TAPS - 1) / 2
      const sinc = Math.sin(2 * Math.PI * cut * x) / (Math.PI * x)
      return sinc * (0.54 - 0.46 * Math.cos((2 * Math.PI * n) / (TAPS - 1)))
    })
    const sum = taps.reduce((a, b) => a + b, 0)
    this.#filter = taps.map((tap) => tap / sum)
  }

  push(piece: Float32Array): Float32Array {
    if (this.#step === 1) return piece
    const all = new Float32Array(this.#tail.length + piece.length)
    all.set(this.#tail)
    all.set(piece, this.#tail.length)
    const out: number[] = []
    for (; this.#next + 1 < all.length; this.#next += this.#step) {
      const at = Math.floor(this.#next)
      const part = this.#next - at
      const here = this.#at(all, at)
      out.push(part === 0 ? here : here + (this.#at(all, at + 1) - here) * part)
    }
    const stored = Math.max(0, Math.min(all.length, Math.floor(this.#next)) - TAPS)
    this.#tail = all.slice(stored)
    this.#next -= stored
    return Float32Array.from(out)
  }

  #at(all: Float32Array, end: number): number {
    let sum = 0
    for (let n = 0; n < TAPS; n++) sum += all[end - n]! * this.#filter[n]!
    return sum
  }
}
