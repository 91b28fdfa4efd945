import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds, thoroughTest } from '#testing/depth.ts'
import type { Pcm } from '#platform/server/speech/speech-driver.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { WhiteNoise } from './core/noise.ts'
import { sampleRate } from './core/bus.ts'
import { TrackRecipe } from './core/recipe.ts'
import { finishedSound } from './measure.ts'
import { frameBytes, startRender, trackBytes } from './render.ts'
import { estimateSpeech } from './script-plan.ts'

/** All layer kinds, with long sounds among them: chords, bowls, waves, and a bird that may sing across the border. */
const everything = TrackRecipe.parse({
  seed: 'everything',
  durationSeconds: 40,
  gainDb: -4,
  layers: [
    { kind: 'noise', colour: 'pink', gain: -14 },
    { kind: 'rain', gain: -10, from: 12 },
    { kind: 'waves', period: 7, gain: -8 },
    { kind: 'wind', gain: -10 },
    { kind: 'stream', gain: -12, to: 30 },
    { kind: 'fire', gain: -10 },
    { kind: 'crickets', gain: -10 },
    { kind: 'birds', gain: -8 },
    { kind: 'breath', inhale: 3, exhale: 4, gain: -12 },
  ],
})
const tones = TrackRecipe.parse({
  seed: 'tones',
  durationSeconds: 50,
  gainDb: -8,
  layers: [
    { kind: 'bowls', notes: [50, 57], every: 9 },
    { kind: 'chimes', notes: [72, 76, 79], every: 5 },
    {
      kind: 'pads',
      chords: [
        [48, 55, 60],
        [45, 52],
      ],
      chordSeconds: 8,
    },
    { kind: 'binaural', beat: 6 },
    { kind: 'drone', note: 36 },
  ],
})
const rooms = TrackRecipe.parse({
  seed: 'rooms',
  durationSeconds: 44,
  gainDb: -8,
  layers: [
    { kind: 'thunder', every: 8 },
    { kind: 'tent' },
    { kind: 'fan' },
    { kind: 'clock' },
    { kind: 'keys' },
    { kind: 'murmur', people: 4 },
    { kind: 'heartbeat' },
    { kind: 'purr' },
    { kind: 'train' },
    { kind: 'rim', notes: [53] },
  ],
})
const loop = TrackRecipe.parse({
  seed: 'round',
  durationSeconds: 40,
  loop: true,
  gainDb: 0,
  layers: [
    { kind: 'waves', period: 6 },
    { kind: 'bowls', notes: [50], every: 7 },
  ],
})
const guided = TrackRecipe.parse({
  seed: 'guided',
  durationSeconds: 75,
  gainDb: 0,
  layers: [
    { kind: 'noise', colour: 'brown', gain: -8 },
    { kind: 'pads', chords: [[48, 55]], gain: -6 },
  ],
  script: {
    voice: 'low',
    intro: 2,
    outro: 6,
    lines: Array.from({ length: 9 }, (_, i) => ({
      text: `This is line number ${i}, and it takes its time.`,
      pause: 4,
      fixed: i % 4 === 1,
    })),
  },
})

/** A voice for tests: a hum, as long as the words would take, each line somewhat longer or shorter. */
const hum = {
  async speak(sentence: string): Promise<Pcm> {
    const pace = 0.75 + (sentence.charCodeAt(20) % 5) * 0.12
    const length = Math.round(estimateSpeech(sentence, 'low') * pace * 16_000)
    return { samples: Float32Array.from({ length }, (_, i) => 0.2 * Math.sin((2 * Math.PI * 220 * i) / 16_000)), sampleRate: 16_000 }
  },
}

async function soundOf(recipe: TrackRecipe, from: number, count: number): Promise<Float32Array> {
  const out = new Float32Array(count)
  let at = 0
  for await (const { left } of finishedSound(recipe, recipe.gainDb ?? 0, hum, from)) {
    out.set(left.subarray(0, count - at), at)
    at += left.length
    if (at >= count) break
  }
  return out
}

const power = (samples: Float32Array) => samples.reduce((sum, v) => sum + v * v, 0) / samples.length

const SEEKS: [string, typeof loop, number[]][] = [
  ['a loop', loop, [8.25, 21, 37.5]],
  ['rooms', rooms, [12.3, 30.7]],
  ['nature', everything, [13.337, 31.05]],
  ['tones', tones, [7.1, 33.3, 44]],
  ['guided', guided, [11, 26.2, 38.4, 52.9]],
]
test.each(SEEKS.slice(0, rounds(1, SEEKS.length)))(
  'sound that begins at any second is that of the whole track from there, 50 dB and more below its level: %s',
  async (_name, recipe, places) => {
    const heard = 2 * sampleRate
    const whole = await soundOf(recipe, 0, Math.round(Math.max(...places) * sampleRate) + heard)
    for (const seconds of places) {
      const from = Math.round(seconds * sampleRate)
      const part = await soundOf(recipe, from, heard)
      const difference = part.map((v, i) => v - whole[from + i]!)
      expect(10 * Math.log10(power(difference) / power(whole)), `from ${seconds} s`).toBeLessThan(-50)
    }
  },
)

test('skipping random numbers leads to the same state as generating them', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.string(), (count, seed) => {
      const [made, passed] = [new WhiteNoise(sfc32(seed)), new WhiteNoise(sfc32(seed))]
      made.fill(new Float32Array(count), count)
      passed.skip(count)
      const [a, b] = [new Float32Array(4), new Float32Array(4)]
      made.fill(a, 4)
      passed.fill(b, 4)
      expect(b).toEqual(a)
    }),
  )
})

test('a script whose pauses are all fixed starts anywhere, though it needs more lines than are spoken ahead', async () => {
  const counted = TrackRecipe.parse({
    seed: 'counted',
    durationSeconds: 110,
    gainDb: 0,
    layers: [{ kind: 'noise', colour: 'brown' }],
    script: {
      voice: 'low',
      intro: 2,
      outro: 6,
      lines: Array.from({ length: 20 }, (_, i) => ({ text: `Breathe in, and that is breath number ${i}.`, pause: 1, fixed: true })),
    },
  })
  const frame = Math.floor((trackBytes(counted) * 0.85) / frameBytes)
  const bytes = Buffer.concat(await Array.fromAsync(startRender(counted, { speech: hum, fromFrame: frame })))
  expect(bytes.length).toBe(trackBytes(counted) - frame * frameBytes)
})

thoroughTest(
  'bytes from any frame on are as many as the rest of the whole, and begin with a frame that leans on none before it',
  async () => {
    const frame = 1500
    const bytes = Buffer.concat(await Array.fromAsync(startRender(guided, { speech: hum, fromFrame: frame })))
    expect(bytes.length).toBe(trackBytes(guided) - frame * frameBytes)
    for (let at = 0; at < bytes.length; at += frameBytes) expect(bytes.readUInt16BE(at)).toBe(0xfffb)
    // main_data_begin: nine bits after the header (there is no CRC).
    expect(bytes.readUInt16BE(4) >> 7).toBe(0)
  },
)
