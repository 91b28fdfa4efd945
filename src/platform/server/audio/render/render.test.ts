import { createHash } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rounds, thoroughTest } from '#testing/depth.ts'
import type { Pcm } from '#platform/server/speech/speech-driver.ts'
import { estimateGainDb } from './calibrate.ts'
import { finishedSound, measureTrack } from './measure.ts'
import { frameBytes, infoFrame, soundFrames, trackBytes } from './mp3.ts'
import { recipeHash, soundHash, TrackRecipe } from './core/recipe.ts'
import { estimateSpeech } from './script-plan.ts'
import { RenderSlots } from './render-slots.ts'
import { RenderError, startRender } from './render.ts'

const ambience = TrackRecipe.parse({
  seed: 'test-ambience',
  durationSeconds: 14,
  layers: [
    { kind: 'rain' },
    { kind: 'pads', gain: -6, chords: [[48, 55, 60, 64]] },
    { kind: 'bowls', gain: -4, notes: [50, 57], every: 5 },
  ],
})
const loop = TrackRecipe.parse({
  seed: 'test-loop',
  durationSeconds: 12,
  loop: true,
  layers: [
    { kind: 'waves', period: 6 },
    { kind: 'birds', gain: -6 },
  ],
})
const guided = TrackRecipe.parse({
  seed: 'test-guided',
  durationSeconds: 20,
  layers: [{ kind: 'noise', colour: 'brown', gain: -12 }],
  script: {
    voice: 'low',
    intro: 1.5,
    outro: 4,
    lines: [
      { text: 'First line, and it takes its time.', pause: 2 },
      { text: 'Second line, no shorter.', pause: 2, fixed: true },
      { text: 'Third line, and then a rest.', pause: 3 },
    ],
  },
})

/** A voice for tests: a humming tone, as long as the words would take. */
const hum = {
  spoken: [] as string[],
  async speak(sentence: string): Promise<Pcm> {
    this.spoken.push(sentence)
    const samples = Float32Array.from(
      { length: Math.round(estimateSpeech(sentence, 'low') * 16_000) },
      (_, i) => 0.2 * Math.sin((2 * Math.PI * 220 * i) / 16_000) * (0.6 + 0.4 * Math.sin(i / 900)),
    )
    return { samples, sampleRate: 16_000 }
  },
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

async function rendered(recipe: TrackRecipe): Promise<Buffer> {
  return Buffer.concat(await collect(startRender(recipe, { speech: hum })))
}

describe('a rendered track', () => {
  test('has exactly the promised bytes, and a frame begins every 384 of them', async () => {
    const bytes = await rendered(ambience)
    expect(bytes.length).toBe(trackBytes(ambience))
    expect(bytes.length % frameBytes).toBe(0)
    for (let at = 0; at < bytes.length; at += frameBytes) {
      expect(bytes.readUInt16BE(at)).toBe(0xfffb)
      // 128 kbit/s, 48 kHz, no padding.
      expect(bytes[at + 2]).toBe(0x94)
    }
  })

  test('is the same to the byte whenever it is rendered, and another with another seed', async () => {
    const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const short = { ...guided, durationSeconds: 9, script: { ...guided.script!, lines: guided.script!.lines.slice(0, 1) } }
    const [first, second] = [await rendered(short), await rendered(short)]
    expect(sha(first)).toBe(sha(second))
    expect(sha(await rendered({ ...short, seed: 'other' }))).not.toBe(sha(first))
  })

  test('is whole under `node --watch`, where its thread reports its modules first', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await rendered(loop)).length).toBe(trackBytes(loop))
  })

  test('states in the first frame its length and the samples to leave out at both ends', () => {
    const frame = Buffer.from(infoFrame(loop))
    expect(frame.toString('latin1', 36, 40)).toBe('Info')
    expect(frame.readUInt32BE(44)).toBe(soundFrames(loop))
    expect(frame.readUInt32BE(48)).toBe(trackBytes(loop))
    const delay = frame.readUIntBE(177, 3) >> 12
    const padding = frame.readUIntBE(177, 3) & 0xfff
    expect(soundFrames(loop) * 1152 - delay - padding).toBe(loop.durationSeconds * 48_000)
    expect(padding).toBeGreaterThanOrEqual(529)
  })

  thoroughTest('speaks every line of its script, in order', async () => {
    hum.spoken = []
    await rendered(guided)
    expect(hum.spoken).toEqual(guided.script?.lines.map((line) => line.text))
  })

  test.each(
    (
      [
        ['a loop', loop],
        ['ambience', ambience],
      ] as [string, TrackRecipe][]
    ).slice(0, rounds(1, 2)),
  )('is within 1 LU of −18 LUFS and under −1 dBTP without having been measured before: %s', async (_name, recipe) => {
    const { loudness, truePeak } = await measureTrack(recipe, estimateGainDb(recipe), hum)
    expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(1)
    expect(truePeak).toBeLessThanOrEqual(-1)
  })

  thoroughTest('is, with speech nobody measured, within 2 LU', async () => {
    const { loudness } = await measureTrack(guided, estimateGainDb(guided), hum)
    expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(2)
  })

  test.each(
    (
      [
        [
          'tones that begin and end',
          TrackRecipe.parse({
            seed: 'click',
            durationSeconds: 24,
            layers: [
              {
                kind: 'pads',
                chords: [
                  [48, 55],
                  [45, 52],
                ],
                chordSeconds: 6,
                from: 1,
              },
              { kind: 'drone', note: 36, to: 15 },
              { kind: 'bowls', notes: [50], every: 5 },
              { kind: 'breath', inhale: 3, exhale: 4 },
            ],
          }),
        ],
        ['speech over a drone', { ...guided, layers: [{ kind: 'drone' as const, note: 36, pulse: 48, gain: -8 }] }],
      ] as [string, TrackRecipe][]
    ).slice(0, rounds(1, 2)),
  )('has no click and no DC: %s', async (_name, recipe) => {
    const { left, right } = await whole(recipe)
    for (const side of [left, right]) {
      expect(sharpest(side)).toBeLessThan(0.05)
      expect(Math.abs(side.reduce((a, b) => a + b, 0) / side.length)).toBeLessThan(1e-3)
      expect(Math.abs(side[0] as number)).toBeLessThan(0.001)
      expect(Math.abs(side.at(-1) as number)).toBeLessThan(0.001)
    }
  })

  thoroughTest('loops without a seam: where the end meets the start, nothing jumps more than elsewhere', async () => {
    const tonal = TrackRecipe.parse({
      seed: 'seam',
      durationSeconds: 13.37,
      loop: true,
      layers: [
        { kind: 'drone', note: 36 },
        { kind: 'pads', chords: [[48, 55]], chordSeconds: 8 },
      ],
    })
    for (const recipe of [tonal, loop]) {
      const { left } = await whole(recipe)
      const seam = new Float32Array(9600)
      seam.set(left.subarray(-4800))
      seam.set(left.subarray(0, 4800), 4800)
      expect(sharpest(seam)).toBeLessThanOrEqual(sharpest(left) * 1.05)
      expect(Math.max(...left.subarray(0, 4800).map(Math.abs))).toBeGreaterThan(0.005)
    }
  })
})

async function whole(recipe: TrackRecipe): Promise<{ left: Float32Array; right: Float32Array }> {
  const blocks = await collect(finishedSound(recipe, estimateGainDb(recipe), hum))
  const join = (side: 'left' | 'right') => {
    const out = new Float32Array(blocks.reduce((sum, block) => sum + block[side].length, 0))
    let at = 0
    for (const block of blocks) {
      out.set(block[side], at)
      at += block[side].length
    }
    return out
  }
  return { left: join('left'), right: join('right') }
}

/** A click detector: the largest third difference, which is tiny for smooth sound and as high as the step itself for a jump. */
function sharpest(samples: Float32Array): number {
  let most = 0
  for (let i = 3; i < samples.length; i++) {
    const [a, b, c, d] = [samples[i - 3], samples[i - 2], samples[i - 1], samples[i]] as [number, number, number, number]
    most = Math.max(most, Math.abs(d - 3 * c + 3 * b - a))
  }
  return most
}

describe('rendering', () => {
  const long = { ...ambience, durationSeconds: 1800, gainDb: 0 }

  test('begins to give sound long before a half-hour track is done, and ends at once when cancelled', async () => {
    const cancel = new AbortController()
    let received = 0
    await expect(async () => {
      for await (const bytes of startRender(long, { signal: cancel.signal })) {
        received += bytes.length
        cancel.abort(new Error('the listener left'))
      }
    }).rejects.toThrow('the listener left')
    expect(received).toBeGreaterThan(0)
    expect(received).toBeLessThan(trackBytes(long) / 10)
  })

  test('does not begin when cancelled beforehand', async () => {
    await expect(startRender(long, { signal: AbortSignal.abort(new Error('too late')) }).next()).rejects.toThrow('too late')
  })

  test('a failing voice ends the render with an error that does not hold the script', async () => {
    const failing = { speak: async () => Promise.reject(new Error('no voice')) }
    const error: unknown = await collect(startRender(guided, { speech: failing })).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(RenderError)
    expect(String(error)).toContain('no voice')
    expect(String(error)).not.toContain('First line')
  })

  test('a reader gets the error when the worker crashes', async () => {
    const broken = { speak: async () => ({ samples: undefined as unknown as Float32Array, sampleRate: 16_000 }) }
    await expect(collect(startRender(guided, { speech: broken }))).rejects.toThrow(/^The renderer crashed/)
  })

  thoroughTest('a voice far slower than planned shortens the silences and leaves out the last words, but never the track', async () => {
    const slow = {
      speak: async () => ({ samples: new Float32Array(16_000 * 9).map((_, i) => 0.2 * Math.sin(i / 12)), sampleRate: 16_000 }),
    }
    const bytes = Buffer.concat(await collect(startRender(guided, { speech: slow })))
    expect(bytes.length).toBe(trackBytes(guided))
  })

  test('a script without a voice, and a looping script, are refused', async () => {
    await expect(startRender(guided).next()).rejects.toThrow('needs speech')
    await expect(startRender({ ...guided, loop: true }, { speech: hum }).next()).rejects.toThrow('no script')
  })

  test('one more listener starts at once while others render at full speed', async () => {
    const slots = new RenderSlots(1, 3)
    const holder = await slots.speed()
    const bytes = await startRender(long, { slots }).next()
    expect(bytes.value?.length).toBeGreaterThan(0)
    holder()
  })

  test('a returned place goes to the next in the queue, and a cancelled wait leaves the queue', async () => {
    const slots = new RenderSlots(1, 1)
    const leave = await slots.start()
    const removed = slots.start(AbortSignal.timeout(5))
    const patient = slots.start()
    await expect(removed).rejects.toThrow()
    leave()
    leave()
    await expect(patient).resolves.toBeTypeOf('function')
  })
})

describe('a recipe', () => {
  test('has one hash however its keys are ordered, and another when a layer changes', () => {
    const { seed, ...rest } = ambience
    expect(recipeHash({ ...rest, seed })).toBe(recipeHash(ambience))
    expect(recipeHash({ ...ambience, layers: ambience.layers.slice(1) })).not.toBe(recipeHash(ambience))
  })

  test('keeps its sound hash when only the gain is set, but not its own', () => {
    expect(soundHash({ ...ambience, gainDb: 3 })).toBe(soundHash(ambience))
    expect(recipeHash({ ...ambience, gainDb: 3 })).not.toBe(recipeHash(ambience))
  })
})
