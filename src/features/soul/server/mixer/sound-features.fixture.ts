import { bandPass, Filter } from '#platform/server/speech/biquad.ts'
import { blockLength, sampleRate } from '#platform/server/audio/render/core/bus.ts'
import type { TrackRecipe } from '#platform/server/audio/render/core/recipe.ts'
import { Mixer } from '#platform/server/audio/render/mixer.ts'

const BANDS = [63, 125, 250, 500, 1000, 2000, 4000, 8000, 14_000]
/** Rates of loudness modulation: beats per second. */
const PACES = [0.15, 0.5, 1.5, 4, 10, 24]
/** Envelope values per second. */
const RATE = 100
const EXCERPT_SECONDS = 20

const db = (power: number) => 10 * Math.log10(Math.max(power, 1e-9))
const mean = (values: Iterable<number> & { length: number }) => {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
function power(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i] as number) ** 2
  return sum / (to - from)
}

/**
 * Perceptual features of a sound, on one scale (dB): power in nine bands, how far its loud moments exceed the median and its
 * quiet ones fall below it, and the share of modulation at each of six rates.
 */
export function featuresOf(recipe: TrackRecipe): number[] {
  const mixer = new Mixer(recipe.layers, recipe.seed)
  const blocks = Math.ceil((EXCERPT_SECONDS * sampleRate) / blockLength)
  const sound = new Float32Array(blocks * blockLength)
  for (let n = 0; n < blocks; n++) {
    const { left, right } = mixer.next()
    for (let i = 0; i < blockLength; i++) sound[n * blockLength + i] = ((left[i] as number) + (right[i] as number)) / 2
  }
  const whole = power(sound)
  const bands = BANDS.map((hertz) => {
    const part = sound.slice()
    new Filter(bandPass(hertz, sampleRate, 1.4)).run(part)
    return Math.max(-45, db(power(part) / whole))
  })
  const hop = sampleRate / RATE
  const envelope = Float32Array.from({ length: Math.floor(sound.length / hop) }, (_, n) => Math.sqrt(power(sound, n * hop, (n + 1) * hop)))
  const sorted = envelope.toSorted()
  const levelAt = (share: number) => 2 * db(sorted[Math.floor(share * (sorted.length - 1))] as number)
  const middle = mean(envelope)
  const moves = PACES.map((hertz) => {
    const part = envelope.map((v) => v / middle - 1)
    new Filter(bandPass(hertz, RATE, 1)).run(part)
    return Math.max(-45, db(power(part)))
  })
  return [...bands, Math.min(45, levelAt(0.98) - levelAt(0.5)), Math.min(45, levelAt(0.5) - levelAt(0.05)), ...moves]
}

/** Root mean square difference of two sounds' features, dB. */
export const distanceOf = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(mean(a.map((v, i) => (v - (b[i] as number)) ** 2)))
