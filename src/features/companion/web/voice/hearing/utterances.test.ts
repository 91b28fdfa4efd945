import { expect, test } from 'vitest'
import { Downsampler } from './downsampler.ts'
import { FRAME_SAMPLES } from './endpoint-detector.ts'
import { joinedSound, mixed, noise, silence, speech } from './synthetic.fixture.ts'
import { Utterances, type Heard } from './utterances.ts'

function fed(ear: Utterances, sound: Float32Array): Heard[] {
  const found: Heard[] = []
  for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES) {
    const one = ear.push(sound.slice(at, at + FRAME_SAMPLES), false)
    if (one) found.push(one)
  }
  return found
}

test('an utterance includes the audio just before its first loud frame, and its final pause', () => {
  const found = fed(new Utterances(), mixed(noise(6, -64), joinedSound(silence(2), speech(2, -16))))
  expect(found.map(({ event }) => event)).toEqual(['begin', 'sure', 'end'])
  const seconds = found.at(-1)!.sound!.length / 16_000
  expect(seconds).toBeGreaterThan(2.7)
  expect(seconds).toBeLessThan(3.2)
  expect(found.at(-1)!.quietMs).toBe(600)
})

test('speech without an end is sent after 45 seconds, and continues', () => {
  const found = fed(new Utterances(), mixed(noise(100, -64), joinedSound(silence(1), speech(95, -16))))
  const sent = found.flatMap(({ sound }) => (sound ? sound.length / 16_000 : []))
  expect(sent).toHaveLength(3)
  expect(sent.slice(0, 2)).toEqual([45, 45])
})

test('a held button records everything until its release, silence included', () => {
  const ear = new Utterances()
  ear.hold()
  expect(fed(ear, joinedSound(speech(1, -16), silence(2), speech(1, -16)))).toEqual([])
  expect(ear.release()!.length / 16_000).toBeCloseTo(4, 1)
  expect(ear.release()).toBeUndefined()
  ear.hold()
  fed(ear, silence(0.1))
  expect(ear.release()).toBeUndefined()
})

test('a second press sends the speech so far, and nothing without speech', () => {
  const ear = new Utterances()
  expect(fed(ear, mixed(noise(2, -64), joinedSound(silence(1), speech(1, -16)))).map(({ event }) => event)).toEqual(['begin', 'sure'])
  const seconds = ear.release()!.length / 16_000
  expect(seconds).toBeGreaterThan(1.2)
  expect(seconds).toBeLessThan(1.5)
  fed(ear, noise(1, -64))
  expect(ear.release()).toBeUndefined()
})

test.each([48_000, 44_100, 16_000, 96_000])(
  'audio at %i samples a second retains its pitch and loudness, and loses frequencies that are too high',
  (rate) => {
    const powerOf = (hertz: number) => {
      const down = new Downsampler(rate, 16_000)
      const tone = Float32Array.from({ length: rate }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate))
      const out: number[] = []
      // In pieces of 128 samples, as a worklet gets them.
      for (let at = 0; at < tone.length; at += 128) out.push(...down.push(tone.subarray(at, at + 128)))
      let crossings = 0
      for (let at = 1; at < out.length; at++) if (out[at - 1]! < 0 && out[at]! >= 0) crossings++
      return { length: out.length, crossings, power: out.reduce((sum, sample) => sum + sample * sample, 0) / out.length }
    }
    const low = powerOf(440)
    expect(Math.abs(low.length - 16_000)).toBeLessThan(20)
    expect(Math.abs(low.crossings - 440)).toBeLessThanOrEqual(2)
    expect(low.power).toBeCloseTo(0.125, 2)
    if (rate > 16_000) expect(powerOf(12_000).power).toBeLessThan(0.125 / 100)
  },
)
