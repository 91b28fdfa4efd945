import type { Pcm } from './speech-driver.ts'

const zeroCrossings = 20
const kaiserBeta = 8.5

/**
 * Changes the sample rate with a Kaiser-windowed sinc (Smith, "Digital Audio Resampling", CCRMA): 20 zero crossings a side,
 * images and aliases about 80 dB down. Returns the samples at `targetRate`; length is round(n · target / source).
 */
export function resample({ samples, sampleRate }: Pcm, targetRate: number): Float32Array {
  if (sampleRate === targetRate) return samples.slice()
  const common = gcd(sampleRate, targetRate)
  const up = targetRate / common
  const down = sampleRate / common
  // Below 1 when the rate falls: the filter then also removes frequencies above the lower rate's limit.
  const cutoff = Math.min(1, targetRate / sampleRate) * 0.96
  const reach = Math.ceil(zeroCrossings / cutoff)
  const taps = reach * 2
  const phases = new Map<number, Float64Array>()
  const out = new Float32Array(Math.round((samples.length * up) / down))
  for (let i = 0; i < out.length; i++) {
    const step = i * down
    const phase = step % up
    const centre = (step - phase) / up
    let kernel = phases.get(phase)
    if (!kernel) phases.set(phase, (kernel = kernelFor(phase / up, cutoff, reach)))
    let sum = 0
    const first = centre - reach + 1
    const from = Math.max(0, -first)
    const to = Math.min(taps, samples.length - first)
    for (let k = from; k < to; k++) sum += (samples[first + k] as number) * (kernel[k] as number)
    out[i] = sum
  }
  return out
}

function kernelFor(fraction: number, cutoff: number, reach: number): Float64Array {
  const kernel = new Float64Array(reach * 2)
  let total = 0
  for (let k = 0; k < kernel.length; k++) {
    const x = k - reach + 1 - fraction
    const window = bessel(kaiserBeta * Math.sqrt(Math.max(0, 1 - (x / reach) ** 2))) / bessel(kaiserBeta)
    const value = (x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff)) * window
    kernel[k] = value
    total += value
  }
  // Every phase must have the same DC gain; otherwise the differences would be audible as a tone.
  for (let k = 0; k < kernel.length; k++) kernel[k] = (kernel[k] as number) / total
  return kernel
}

/** Modified Bessel function of the first kind, order zero, by its power series. */
function bessel(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
