import { expect, test, vi } from 'vitest'
import type { Sentence } from './sentences.ts'
import { soundVoice } from './sound-voice.ts'

/** An audio context in which each sentence takes ten seconds and ends on command of the test. */
function setUp(fetchSound: (text: string, signal: AbortSignal) => Promise<ArrayBuffer>) {
  const sources: { onended: (() => void) | null; isSounding: boolean; from: number }[] = []
  const context = {
    currentTime: 0,
    destination: {},
    decodeAudioData: async () => ({ duration: 10 }),
    createBufferSource() {
      const source = { onended: null as (() => void) | null, isSounding: false, from: 0 }
      sources.push(source)
      return Object.assign(source, {
        connect() {},
        disconnect() {},
        start: (_: number, from: number) => Object.assign(source, { isSounding: true, from }),
        stop: () => Object.assign(source, { isSounding: false }),
      })
    },
  }
  const log: string[] = []
  const voice = soundVoice({
    context: () => context as unknown as AudioContext,
    fetchSound,
    onSounding: (isSounding) => log.push(isSounding ? 'sound' : 'silence'),
    onSentence: ({ text }) => log.push(text),
    onTrouble: () => log.push('trouble'),
  })
  return { voice, context, sources, log }
}
const sentence = (text: string, from: number): Sentence => ({ text, from, to: from + text.length })
const ONE = sentence('One.', 0)
const TWO = sentence('Two.', 5)
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('held, it is silent at once and resumes where it was; stopped, it returns the part that was heard', async () => {
  const { voice, context, sources, log } = setUp(async () => new ArrayBuffer(8))
  voice.add(ONE)
  await soon()
  expect(sources[0]!.isSounding).toBe(true)
  context.currentTime = 4
  voice.hold()
  expect(sources[0]!.isSounding).toBe(false)
  context.currentTime = 6
  voice.resume()
  expect(sources[1]).toMatchObject({ isSounding: true, from: 4 })
  context.currentTime = 7
  expect(voice.stop()).toEqual({ sentence: ONE, part: 0.5 })
  expect(sources.every(({ isSounding }) => !isSounding)).toBe(true)
  expect(log).toEqual(['One.', 'sound', 'silence', 'sound', 'silence'])
})

test('stopped between two sentences, it counts the first as heard and stops fetching the second', async () => {
  const signals: AbortSignal[] = []
  const { voice, sources, log } = setUp((text, signal) => {
    signals.push(signal)
    return text === 'One.' ? Promise.resolve(new ArrayBuffer(8)) : new Promise(() => {})
  })
  voice.add(ONE)
  voice.add(TWO)
  await soon()
  sources[0]!.onended!()
  await soon()
  expect(voice.stop()).toEqual({ sentence: ONE, part: 1 })
  expect(signals.at(-1)!.aborted).toBe(true)
  expect(log).toEqual(['One.', 'sound', 'silence'])
  expect(voice.stop()).toBeUndefined()
})

test('a sentence that cannot be spoken is reported, and the next is spoken', async () => {
  const { voice, log } = setUp(vi.fn(async (text: string) => (text === 'One.' ? Promise.reject(new Error('away')) : new ArrayBuffer(8))))
  voice.add(ONE)
  voice.add(TWO)
  await soon()
  await soon()
  expect(log).toEqual(['One.', 'trouble', 'Two.', 'sound'])
})
