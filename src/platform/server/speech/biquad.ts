/**
 * Second-order filter sections after Robert Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients"
 * (W3C Audio EQ Cookbook). Frequencies in Hz, gains in dB, `sampleRate` in frames a second.
 */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

function section(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

function angle(frequency: number, q: number, sampleRate: number) {
  const w = (2 * Math.PI * Math.min(frequency, sampleRate * 0.49)) / sampleRate
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) }
}

export function lowPass(frequency: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(frequency, q, sampleRate)
  return section((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

export function highPass(frequency: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(frequency, q, sampleRate)
  return section((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Band pass with 0 dB at its centre. */
export function bandPass(frequency: number, sampleRate: number, q: number): Biquad {
  const { cos, alpha } = angle(frequency, q, sampleRate)
  return section(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha)
}

export function peaking(frequency: number, sampleRate: number, q: number, gainDb: number): Biquad {
  const { cos, alpha } = angle(frequency, q, sampleRate)
  const a = 10 ** (gainDb / 40)
  return section(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a)
}

export function lowShelf(frequency: number, sampleRate: number, gainDb: number): Biquad {
  const { cos, alpha } = angle(frequency, Math.SQRT1_2, sampleRate)
  const a = 10 ** (gainDb / 40)
  const s = 2 * Math.sqrt(a) * alpha
  return section(
    a * (a + 1 - (a - 1) * cos + s),
    2 * a * (a - 1 - (a + 1) * cos),
    a * (a + 1 - (a - 1) * cos - s),
    a + 1 + (a - 1) * cos + s,
    -2 * (a - 1 + (a + 1) * cos),
    a + 1 + (a - 1) * cos - s,
  )
}

export function highShelf(frequency: number, sampleRate: number, gainDb: number): Biquad {
  const { cos, alpha } = angle(frequency, Math.SQRT1_2, sampleRate)
  const a = 10 ** (gainDb / 40)
  const s = 2 * Math.sqrt(a) * alpha
  return section(
    a * (a + 1 + (a - 1) * cos + s),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - s),
    a + 1 - (a - 1) * cos + s,
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - s,
  )
}

/** A running filter (transposed direct form II). Coefficients may be replaced between blocks without a click at small steps. */
export class Filter {
  #c: Biquad
  #z1 = 0
  #z2 = 0

  constructor(coefficients: Biquad) {
    this.#c = coefficients
  }

  set(coefficients: Biquad): void {
    this.#c = coefficients
  }

  /** Filters `count` samples in place from `start`. */
  run(samples: Float32Array, start = 0, count = samples.length - start): void {
    const { b0, b1, b2, a1, a2 } = this.#c
    let z1 = this.#z1
    let z2 = this.#z2
    for (let i = start, end = start + count; i < end; i++) {
      const x = samples[i] as number
      const y = b0 * x + z1
      z1 = b1 * x - a1 * y + z2
      z2 = b2 * x - a2 * y
      samples[i] = y
    }
    // Denormal numbers in a long tail of silence cost a hundredfold; they are far below hearing.
    this.#z1 = Math.abs(z1) < 1e-20 ? 0 : z1
    this.#z2 = Math.abs(z2) < 1e-20 ? 0 : z2
  }
}
