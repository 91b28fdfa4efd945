import { describe, expect, test } from 'vitest'
import { sampleRate } from './core/bus.ts'
import { Limiter, limiterDelay } from './limiter.ts'
import { LoudnessMeter } from './loudness.ts'
import { TruePeak } from './true-peak.ts'

function sine(hz: number, db: number, seconds: number, phase = 0): Float32Array {
  const level = 10 ** (db / 20)
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => level * Math.sin((2 * Math.PI * hz * i) / sampleRate + phase),
  )
}

function measured(...parts: Float32Array[]): number {
  const meter = new LoudnessMeter()
  // Odd piece lengths: the meter's result must not depend on how the sound is split.
  for (const part of parts) for (let i = 0; i < part.length; i += 7001) meter.add(part.subarray(i, i + 7001), part.subarray(i, i + 7001))
  return meter.integrated()
}

describe('loudness (EBU Tech 3341 minimum requirements)', () => {
  test('a stereo 1 kHz sine at −23 dBFS reads −23 LUFS', () => {
    expect(measured(sine(1000, -23, 20))).toBeCloseTo(-23, 1)
  })
  test('a stereo 1 kHz sine at −33 dBFS reads −33 LUFS', () => {
    expect(measured(sine(1000, -33, 20))).toBeCloseTo(-33, 1)
  })
  test('a 997 Hz sine at 0 dBFS in one channel reads −3.01 LKFS, as BS.1770 states', () => {
    const meter = new LoudnessMeter()
    const tone = sine(997, 0, 5)
    meter.add(tone, new Float32Array(tone.length))
    expect(meter.integrated()).toBeCloseTo(-3.01, 1)
  })
  test('quiet stretches before and after do not count (case 3)', () => {
    expect(Math.abs(measured(sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10)) + 23)).toBeLessThan(0.1)
  })
  test('very quiet stretches are gated absolutely (case 4)', () => {
    const parts = [sine(1000, -72, 10), sine(1000, -36, 10), sine(1000, -23, 60), sine(1000, -36, 10), sine(1000, -72, 10)]
    expect(Math.abs(measured(...parts) + 23)).toBeLessThan(0.1)
  })
  test('louder and softer stretches add by power (case 5)', () => {
    expect(Math.abs(measured(sine(1000, -26, 20), sine(1000, -20, 20.1), sine(1000, -26, 20)) + 23)).toBeLessThan(0.1)
  })
  test('silence has no loudness', () => {
    expect(measured(new Float32Array(sampleRate))).toBe(-Infinity)
  })
})

describe('true peak', () => {
  test('a peak between two samples is seen: a quarter-rate sine whose samples all lie 3 dB under its crest', () => {
    const meter = new TruePeak()
    meter.add(sine(sampleRate / 4, -6, 0.5, Math.PI / 4))
    const db = 20 * Math.log10(meter.peak)
    expect(db).toBeGreaterThan(-6.4)
    expect(db).toBeLessThan(-5.8)
  })

  test('the limiter lets nothing over −2 dBTP out, for any input', () => {
    const limiter = new Limiter()
    const tone = sine(110, 3, 1)
    for (let i = 20_000; i < 20_020; i++) tone[i] = 1.8
    const left = tone.slice()
    const right = tone.map((v) => -v * 0.5)
    for (let i = 0; i < left.length; i += 4608) limiter.run(left.subarray(i, i + 4608), right.subarray(i, i + 4608))
    const meter = new TruePeak()
    meter.add(left)
    expect(20 * Math.log10(meter.peak)).toBeLessThan(-2)
    expect(20 * Math.log10(meter.peak)).toBeGreaterThan(-4)
  })

  test('sound under the ceiling passes the limiter unchanged, only later', () => {
    const tone = sine(440, -12, 0.5)
    const left = tone.slice()
    const right = tone.slice()
    const limiter = new Limiter()
    for (let i = 0; i < left.length; i += 1000) limiter.run(left.subarray(i, i + 1000), right.subarray(i, i + 1000))
    expect(left.subarray(limiterDelay, 20_000)).toEqual(tone.subarray(0, 20_000 - limiterDelay))
  })
})
