import { afterAll, expect, test } from 'vitest'
import { sampleRate } from '#platform/server/audio/render/core/bus.ts'
import { finishedSound, measureTrack } from '#platform/server/audio/render/measure.ts'
import { measureInWorker } from '#platform/server/audio/render/measure-in-worker.ts'
import { heardSeconds } from '#platform/server/audio/render/voice-track.ts'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { createSpeaker, type Speaker } from '#platform/server/speech/speaker.ts'
import type { Pcm } from '#platform/server/speech/speech-driver.ts'
import { rounds } from '#testing/depth.ts'
import { checkScript, type Timeline, type Voice } from '../core/timeline.ts'
import { recipeOf } from './recipe.ts'

const spoken = new Map<string, Pcm>()
const voice = createSpeaker({ driver: embeddedSpeech() })
afterAll(() => voice.close())
const speech: Pick<Speaker, 'speak'> = {
  async speak(line, request) {
    if (line.startsWith('\u0001')) return recording
    const stored = spoken.get(line) ?? (await voice.speak(line, request))
    spoken.set(line, stored)
    return stored
  },
}
/** A person with a soft voice: −46 dB. */
const recording: Pcm = {
  samples: Float32Array.from({ length: 5 * 24_000 }, (_, i) => 0.005 * Math.sin((2 * Math.PI * 200 * i) / 24_000)),
  sampleRate: 24_000,
  isRecorded: true,
}

/** As in the job: spoken first, laid out with the measured lengths, measured, and then rendered. */
async function madeOf(script: string, by: Voice = 'low') {
  const estimated = checkScript(script, by, { recording: () => 5 })
  expect(estimated.problems).toEqual([])
  const seconds = new Map<string, number>()
  for (const event of estimated.timeline.events)
    if (event.kind === 'say')
      seconds.set(event.text, heardSeconds(await speech.speak(event.text, { voice: by === 'low' ? 'low' : 'soft' })))
  const { timeline } = checkScript(script, by, { recording: () => 5, say: (text) => seconds.get(text) })
  const recipe = recipeOf(timeline, { seed: 'test', voice: by, versionOf: () => 'v' })
  const gainDb = recipe.gainDb ?? (await measureInWorker(recipe, { signal: AbortSignal.timeout(60_000), speech }))
  return { timeline, recipe, gainDb }
}

const SCRIPTS: Record<string, [string, Voice?]> = {
  'a voice over rain': [
    '[sound rain 0.3] Sit down, and let the day go by. [pause 6s] It needs nothing from you. [bell] [pause 8s] Rest here.',
  ],
  'a voice alone': ['Sit down. [pause 10s] Let the day go by. [pause 10s] Rest.', 'soft'],
  'a breath over quiet waves': ['[sound waves 0.05] [breath 4-7-8 x3]'],
  'a soft recording with a bell': ['[recording 1] [bell low] [pause 5s]', 'own'],
}
const names = Object.keys(SCRIPTS).slice(0, rounds(1, 4))

test.each(names)('%s is heard at −18 ± 1 LUFS, and no peak passes −1 dBTP', async (name) => {
  const { recipe, gainDb } = await madeOf(...SCRIPTS[name]!)
  const { loudness, truePeak } = await measureTrack(recipe, gainDb, speech)
  console.info(`${name}: ${loudness.toFixed(2)} LUFS, ${truePeak.toFixed(2)} dBTP`)
  expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(1)
  expect(truePeak).toBeLessThanOrEqual(-1)
})

/** First sound after `from` (s) of silence: where it exceeds a fifth of the peak of the next second. */
async function risesAfter(made: Awaited<ReturnType<typeof madeOf>>, from: number): Promise<number> {
  const heard: number[] = []
  for await (const { left } of finishedSound(made.recipe, made.gainDb, speech, Math.round(from * sampleRate))) {
    for (const sample of left) heard.push(Math.abs(sample))
    if (heard.length >= sampleRate) break
  }
  const quiet = Math.max(...heard.slice(0, sampleRate / 20))
  const loudest = Math.max(...heard)
  return from + heard.findIndex((sample) => sample > quiet + (loudest - quiet) * 0.2) / sampleRate
}

const timesOf = ({ events }: Timeline, kind: string) => events.filter((event) => event.kind === kind).map(({ at }) => at)

test('bells sound within 50 ms of their time in the timeline, and sentences are loud within 250 ms', async () => {
  const made = await madeOf('Sit down. [pause 5s] [bell] [pause 12s] Take a breath. [pause 5s] [bell high]')
  const bells = timesOf(made.timeline, 'bell')
  expect(bells).toHaveLength(2)
  for (const at of bells) expect(Math.abs((await risesAfter(made, at - 0.5)) - at) * 1000).toBeLessThan(50)
  const sentences = timesOf(made.timeline, 'say')
  expect(sentences).toHaveLength(2)
  for (const at of sentences) expect(Math.abs((await risesAfter(made, at - 0.5)) - at) * 1000).toBeLessThan(250)
})
