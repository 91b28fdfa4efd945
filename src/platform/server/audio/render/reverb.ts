import { blockLength, sampleRate, type Bus } from './core/bus.ts'

// Mutually prime lengths (37–77 ms), so that echoes never line up.
const lengths = [1777, 2011, 2293, 2591, 2857, 3119, 3391, 3697]

/**
 * A gentle hall: a feedback delay network of eight lines mixed by a Hadamard matrix (Jot & Chaigne, "Digital delay networks for
 * designing artificial reverberators", AES 90, 1991), with darker echoes the older they are. Adds the sends' echo to the bus.
 */
export class Reverb {
  readonly #lines = lengths.map((n) => new Float32Array(n))
  readonly #positions = new Int32Array(8)
  readonly #damped = new Float64Array(8)
  readonly #gains: Float64Array
  #tail = 0

  /** `t60`: seconds until the echo is 60 dB down at low frequencies. */
  constructor(t60 = 3.4) {
    this.#gains = Float64Array.from(lengths, (n) => 10 ** ((-3 * n) / (t60 * sampleRate)))
  }

  render(bus: Bus, level: number): void {
    if (!this.#needed(bus)) return
    const [l0, l1, l2, l3, l4, l5, l6, l7] = this.#lines as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    const p = this.#positions
    const d = this.#damped
    const g = this.#gains
    const damp = 0.34
    const scale = Math.SQRT1_2 / 2
    for (let i = 0; i < blockLength; i++) {
      const inLeft = (bus.sendLeft[i] as number) * 0.5
      const inRight = (bus.sendRight[i] as number) * 0.5
      const x0 = (d[0] = (d[0] as number) * damp + (l0[p[0] as number] as number) * (g[0] as number) * (1 - damp) + 1e-18)
      const x1 = (d[1] = (d[1] as number) * damp + (l1[p[1] as number] as number) * (g[1] as number) * (1 - damp) + 1e-18)
      const x2 = (d[2] = (d[2] as number) * damp + (l2[p[2] as number] as number) * (g[2] as number) * (1 - damp) + 1e-18)
      const x3 = (d[3] = (d[3] as number) * damp + (l3[p[3] as number] as number) * (g[3] as number) * (1 - damp) + 1e-18)
      const x4 = (d[4] = (d[4] as number) * damp + (l4[p[4] as number] as number) * (g[4] as number) * (1 - damp) + 1e-18)
      const x5 = (d[5] = (d[5] as number) * damp + (l5[p[5] as number] as number) * (g[5] as number) * (1 - damp) + 1e-18)
      const x6 = (d[6] = (d[6] as number) * damp + (l6[p[6] as number] as number) * (g[6] as number) * (1 - damp) + 1e-18)
      const x7 = (d[7] = (d[7] as number) * damp + (l7[p[7] as number] as number) * (g[7] as number) * (1 - damp) + 1e-18)
      // Hadamard of order 8 as three rounds of sums and differences.
      const a0 = x0 + x1
      const a1 = x0 - x1
      const a2 = x2 + x3
      const a3 = x2 - x3
      const a4 = x4 + x5
      const a5 = x4 - x5
      const a6 = x6 + x7
      const a7 = x6 - x7
      const b0 = a0 + a2
      const b1 = a1 + a3
      const b2 = a0 - a2
      const b3 = a1 - a3
      const b4 = a4 + a6
      const b5 = a5 + a7
      const b6 = a4 - a6
      const b7 = a5 - a7
      l0[p[0] as number] = (b0 + b4) * scale + inLeft
      l1[p[1] as number] = (b1 + b5) * scale + inRight
      l2[p[2] as number] = (b2 + b6) * scale + inLeft
      l3[p[3] as number] = (b3 + b7) * scale + inRight
      l4[p[4] as number] = (b0 - b4) * scale - inLeft
      l5[p[5] as number] = (b1 - b5) * scale - inRight
      l6[p[6] as number] = (b2 - b6) * scale + inLeft
      l7[p[7] as number] = (b3 - b7) * scale + inRight
      for (let k = 0; k < 8; k++) {
        const next = (p[k] as number) + 1
        p[k] = next === lengths[k] ? 0 : next
      }
      bus.left[i] = (bus.left[i] as number) + (x0 + x2 - x4 + x6) * level
      bus.right[i] = (bus.right[i] as number) + (x1 + x3 - x5 + x7) * level
    }
  }

  /** Whether anything goes in or still rings: noise-only tracks then cost nothing here. */
  #needed(bus: Bus): boolean {
    for (let i = 0; i < blockLength; i += 16) {
      if (bus.sendLeft[i] !== 0 || bus.sendRight[i] !== 0) {
        this.#tail = 12 * sampleRate
        return true
      }
    }
    this.#tail -= blockLength
    return this.#tail > 0
  }
}
