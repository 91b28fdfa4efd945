// Synthetic audio: noise at a level, and a tone with the loudness pattern of syllables.

import { mulberry32 } from '#platform/contract/random.ts'

const RATE = 16_000
const amplitude = (db: number) => 10 ** (db / 20)

/** White noise, dB below full scale (its mean power). */
export function noise(seconds: number, db: number, random = mulberry32(1)): Float32Array {
  const most = amplitude(db) * Math.sqrt(3)
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => (random.next() * 2 - 1) * most)
}

/** Like speech for a detector of loudness: a buzz of 130 Hz in syllables of about 200 ms with short dips; `db` is its peak. */
export function speech(seconds: number, db: number, random = mulberry32(2)): Float32Array {
  const most = amplitude(db) * Math.SQRT2
  let syllable = 0
  let strength = 1
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    if (at >= syllable) {
      syllable = at + Math.round((0.14 + 0.12 * random.next()) * RATE)
      strength = 0.35 + 0.65 * random.next()
    }
    const within = Math.min(1, (syllable - at) / (0.05 * RATE))
    const t = at / RATE
    const buzz = Math.sin(2 * Math.PI * 130 * t) + 0.6 * Math.sin(2 * Math.PI * 520 * t) + 0.3 * Math.sin(2 * Math.PI * 1900 * t)
    return (buzz / 1.38) * most * strength * (0.08 + 0.92 * within)
  })
}

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * RATE))

/** A tap: a few loud samples. */
export function clicks(seconds: number, everyMs: number, db: number): Float32Array {
  const sound = silence(seconds)
  for (let at = 0; at + 40 < sound.length; at += (everyMs / 1000) * RATE)
    for (let n = 0; n < 40; n++) sound[Math.round(at) + n] = amplitude(db) * (n % 2 === 0 ? 1 : -1) * (1 - n / 40)
  return sound
}

export function joinedSound(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The sum of several; the longest sets the length. */
export const mixed = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) =>
    parts.reduce((sum, part) => sum + (part[at] ?? 0), 0),
  )
