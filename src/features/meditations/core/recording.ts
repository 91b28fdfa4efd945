/** A recording with a peak below this counts as silent: −54 dB of full scale. */
const SILENCE = 0.002
/** Silence that is left before and after the sounding part, s. */
const AROUND = 0.15
/** Loudness is measured in pieces of this length, s. */
const STEP = 0.02

/**
 * The sounding part of a recording, in samples, without the silence at its ends. Silence is 40 dB below the loud parts. Start
 * and end are 0 if nothing sounds.
 */
export function soundingPart(samples: Float32Array, sampleRate: number): { start: number; end: number } {
  const step = Math.max(1, Math.round(STEP * sampleRate))
  const levels: number[] = []
  for (let at = 0; at < samples.length; at += step) {
    let sum = 0
    const until = Math.min(samples.length, at + step)
    for (let i = at; i < until; i++) sum += samples[i]! ** 2
    levels.push(Math.sqrt(sum / (until - at)))
  }
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.95)] ?? 0
  const limit = Math.max(SILENCE, loud * 0.01)
  const first = levels.findIndex((level) => level > limit)
  if (first < 0) return { start: 0, end: 0 }
  const last = levels.findLastIndex((level) => level > limit)
  const around = Math.round(AROUND * sampleRate)
  return { start: Math.max(0, first * step - around), end: Math.min(samples.length, (last + 1) * step + around) }
}

/** Peaks of `count` equal pieces, 0…1: for drawing a recording. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const size = samples.length / count
  return Array.from({ length: count }, (_, n) => {
    let peak = 0
    for (let i = Math.floor(n * size); i < Math.min(samples.length, (n + 1) * size); i++) peak = Math.max(peak, Math.abs(samples[i]!))
    return Math.min(1, peak)
  })
}
