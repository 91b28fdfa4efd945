import { DIGITS, SLOT_SECONDS, type Digit } from '../../../digits-in-noise.ts'

export type Sounds = { rate: number; digits: Readonly<Record<Digit, Float32Array>>; noise: Float32Array }

const NOISE_SECONDS = 8
/** Layers of speech with different offsets: enough that no words are recognisable, but the spectrum of the voice remains. */
const LAYERS = 60
const [LEAD_SECONDS, GAP_SECONDS, TAIL_SECONDS] = [0.5, 0.18, 0.4]
const FADE_SECONDS = 0.03
/** Level of the noise: low enough that speech above it is not clipped. */
const NOISE_RMS = 0.06

const rms = (sound: Float32Array): number => Math.sqrt(sound.reduce((sum, one) => sum + one * one, 0) / Math.max(1, sound.length))

/** All digits at equal loudness and without silence, and noise with the spectrum of the voice. */
export function soundsOf(file: Float32Array, rate: number, random: () => number): Sounds {
  const slot = Math.round(SLOT_SECONDS * rate)
  const spoken = DIGITS.map((digit, nth) => [digit, levelled(trimmed(file.subarray(nth * slot, (nth + 1) * slot), rate))] as const)
  const noise = new Float32Array(NOISE_SECONDS * rate)
  for (let layer = 0; layer < LAYERS; layer++) {
    const sign = random() < 0.5 ? -1 : 1
    for (let at = Math.floor(random() * rate) - rate; at < noise.length;) {
      const word = spoken[Math.floor(random() * spoken.length)]![1]
      for (let i = Math.max(0, -at); i < word.length && at + i < noise.length; i++) noise[at + i]! += sign * word[i]!
      at += word.length
    }
  }
  return { rate, digits: Object.fromEntries(spoken) as Sounds['digits'], noise: levelled(noise) }
}

function trimmed(sound: Float32Array, rate: number): Float32Array {
  const peak = sound.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const isHeard = (one: number) => Math.abs(one) > peak * 0.02
  const first = sound.findIndex(isHeard)
  if (first === -1) return sound.subarray(0, 1)
  const margin = Math.round(0.01 * rate)
  return sound.subarray(Math.max(0, first - margin), Math.min(sound.length, sound.findLastIndex(isHeard) + margin))
}

function levelled(sound: Float32Array): Float32Array {
  const loud = rms(sound)
  return loud === 0 ? sound : sound.map((one) => (one * NOISE_RMS) / loud)
}

/** Three digits in noise: the noise has a fixed level, the digits are `level` dB above it. */
export function mixture({ rate, digits, noise }: Sounds, stated: readonly Digit[], level: number, random: () => number): Float32Array {
  const gain = 10 ** (level / 20)
  const gap = Math.round(GAP_SECONDS * rate)
  const words = stated.map((digit) => digits[digit])
  const length =
    Math.round((LEAD_SECONDS + TAIL_SECONDS) * rate) + words.reduce((sum, word) => sum + word.length, 0) + gap * (words.length - 1)
  const from = Math.floor(random() * noise.length)
  const mixed = Float32Array.from({ length }, (_, i) => noise[(from + i) % noise.length]!)
  let at = Math.round(LEAD_SECONDS * rate)
  for (const word of words) {
    for (let i = 0; i < word.length; i++) mixed[at + i]! += gain * word[i]!
    at += word.length + gap
  }
  const fade = Math.round(FADE_SECONDS * rate)
  return mixed.map((one, i) => Math.max(-1, Math.min(1, one * Math.min(1, i / fade, (length - 1 - i) / fade))))
}
