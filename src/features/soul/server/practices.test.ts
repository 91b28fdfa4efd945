import { expect, test } from 'vitest'
import { sampleRate } from '#platform/server/audio/render/core/bus.ts'
import { finishedSound, measureTrack } from '#platform/server/audio/render/measure.ts'
import { frameBytes, trackBytes } from '#platform/server/audio/render/render.ts'
import { isThorough, thoroughTest } from '#testing/depth.ts'
import { BEDS, bellTimes, LEAD, PATTERNS, type Breathing, type Timer } from '../practice.ts'
import { practiceRecipe } from './practices.ts'

const timer = (change: Partial<Timer> = {}): Timer => ({ kind: 'timer', minutes: 60, every: 5, bell: 'middle', bed: 'none', ...change })

/** First strike after `from` (s): the sample at which the sound exceeds a fifth of the peak of the next second. */
async function strikeAfter(practice: Timer, from: number): Promise<number> {
  const recipe = practiceRecipe(practice)
  const start = Math.round(from * sampleRate)
  const heard: number[] = []
  for await (const { left } of finishedSound(recipe, recipe.gainDb!, undefined, start)) {
    for (const sample of left) heard.push(Math.abs(sample))
    if (heard.length >= sampleRate) break
  }
  const quiet = Math.max(...heard.slice(0, sampleRate / 20))
  const loudest = Math.max(...heard)
  const at = heard.findIndex((sample) => sample > quiet + (loudest - quiet) * 0.2)
  return from + at / sampleRate
}

test('bells of a timer of 60 minutes sound within 50 ms of their time, measured on the samples', async () => {
  const practice = timer()
  const times = bellTimes(practice).slice(0, -2)
  const looked = isThorough ? times : [times[1]!, times[6]!, times.at(-1)!]
  for (const time of looked) {
    const error = (await strikeAfter(practice, time - 0.5)) - time
    expect(Math.abs(error) * 1000, `bell at ${time} s`).toBeLessThan(50)
  }
})

thoroughTest('a bed is heard at −18 ± 1 LUFS under bells, and no peak passes −1 dBTP', async () => {
  for (const bed of isThorough ? BEDS.filter((one) => one !== 'none') : (['rain'] as const)) {
    const recipe = practiceRecipe(timer({ minutes: 1, every: 0, bed }))
    const { loudness, truePeak } = await measureTrack(recipe, recipe.gainDb!)
    expect(Math.abs(loudness + 18), `${bed}: ${loudness.toFixed(2)} LUFS`).toBeLessThanOrEqual(1)
    expect(truePeak, bed).toBeLessThanOrEqual(-1)
  }
})

test('a way of breathing is heard at −18 ± 1 LUFS, alone and over a bed, and is silent before its first breath', async () => {
  for (const bed of isThorough ? (['none', 'rain', 'waves'] as const) : (['waves'] as const)) {
    const breathing: Breathing = { kind: 'breathing', ...PATTERNS.coherent, minutes: 1, bed }
    const recipe = practiceRecipe(breathing)
    const { loudness, truePeak } = await measureTrack(recipe, recipe.gainDb!)
    expect(Math.abs(loudness + 18), `${bed}: ${loudness.toFixed(2)} LUFS`).toBeLessThanOrEqual(1)
    expect(truePeak, bed).toBeLessThanOrEqual(-1)
  }
  const recipe = practiceRecipe({ kind: 'breathing', ...PATTERNS.box, minutes: 1, bed: 'none' })
  for await (const { left } of finishedSound(recipe, recipe.gainDb!)) {
    expect(Math.max(...left.map(Math.abs))).toBeLessThan(1e-4)
    break
  }
  expect(LEAD).toBeGreaterThan(1)
})

test('an hour with bells is one file whose size is known before it is made', () => {
  expect(trackBytes(practiceRecipe(timer())) % frameBytes).toBe(0)
})
