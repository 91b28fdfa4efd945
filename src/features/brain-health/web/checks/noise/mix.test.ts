import { expect, test } from 'vitest'
import { DIGITS, SLOT_SECONDS } from '../../../digits-in-noise.ts'
import { mixture, soundsOf } from './mix.ts'

const RATE = 16_000
let state = 5
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const rms = (sound: Float32Array) => Math.sqrt(sound.reduce((sum, one) => sum + one * one, 0) / sound.length)

/** Eight tones of different loudness and length, as synthetic input. */
const slot = SLOT_SECONDS * RATE
const file = Float32Array.from({ length: slot * DIGITS.length }, (_, i) => {
  const nth = Math.floor(i / slot)
  const at = i % slot
  return at > 2000 && at < 8000 + nth * 500 ? (0.1 + nth * 0.05) * Math.sin((at * (300 + nth * 90) * 2 * Math.PI) / RATE) : 0
})
const sounds = soundsOf(file, RATE, random)

test('all digits are equally loud and begin without silence, and the noise is as loud as they are', () => {
  for (const digit of DIGITS) {
    expect(rms(sounds.digits[digit])).toBeCloseTo(rms(sounds.noise), 3)
    expect(sounds.digits[digit].length).toBeLessThan(slot * 0.7)
  }
})

test('the noise has no gaps and no beat: every tenth of a second of it is about as loud', () => {
  const part = RATE / 10
  for (let at = 0; at + part <= sounds.noise.length; at += part) {
    const loud = 20 * Math.log10(rms(sounds.noise.subarray(at, at + part)) / rms(sounds.noise))
    expect(Math.abs(loud)).toBeLessThan(4)
  }
})

test('a mixture has the requested level of the digits above the noise, and is never clipped', () => {
  const quiet = { ...sounds, noise: sounds.noise.map(() => 0) }
  const [loud, soft] = [mixture(quiet, ['1', '5', '9'], 6, random), mixture(quiet, ['1', '5', '9'], -14, random)]
  expect(20 * Math.log10(rms(loud) / rms(soft))).toBeCloseTo(20, 1)
  const mixed = mixture(sounds, ['2', '4', '8'], 12, random)
  expect(Math.max(...mixed.map(Math.abs))).toBeLessThan(1)
  // It begins and ends without a click.
  expect([mixed[0], mixed.at(-1)].map((one) => Math.abs(one!) < 0.001)).toEqual([true, true])
})
