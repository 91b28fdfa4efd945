import { describe, expect, test } from 'vitest'
import { mulberry32 } from '#platform/contract/random.ts'
import { EndpointDetector, FRAME_MS, FRAME_SAMPLES, HANG_OVER_MS, type SpeechEvent } from './endpoint-detector.ts'
import { clicks, joinedSound, mixed, noise, silence, speech } from './synthetic.fixture.ts'

type Found = { event: SpeechEvent; ms: number }

/** Events that the detector finds in audio, with their times. `playing`: while we speak. */
function heardIn(sound: Float32Array, playing: (ms: number) => boolean = () => false, detector = new EndpointDetector()): Found[] {
  const found: Found[] = []
  for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES) {
    const ms = (at / FRAME_SAMPLES + 1) * FRAME_MS
    const event = detector.push(sound.subarray(at, at + FRAME_SAMPLES), playing(ms))
    if (event) found.push({ event, ms })
  }
  return found
}
const kinds = (found: readonly Found[]) => found.map(({ event }) => event)

describe('speech', () => {
  test.each([
    ['a silent room', -90],
    ['a quiet room', -65],
    ['a fan', -50],
    ['a street', -42],
    ['a car', -36],
  ])('in %s begins within 150 ms and ends 600 ms after its last word', (_, db) => {
    const room = noise(6, db)
    const spoken = joinedSound(silence(1.5), speech(2, -16))
    const found = heardIn(mixed(room, spoken))
    // A loud room counts as speech at first, until the detector has learned it.
    const [begin, sure, end] = found.filter(({ ms, event }) => ms > 1500 && event !== 'noise')
    expect([begin?.event, sure?.event, end?.event]).toEqual(['begin', 'sure', 'end'])
    expect(begin!.ms - 1500).toBeLessThanOrEqual(150)
    expect(end!.ms - 3500).toBeGreaterThanOrEqual(HANG_OVER_MS - 120)
    expect(end!.ms - 3500).toBeLessThanOrEqual(HANG_OVER_MS + 60)
  })

  test('with pauses of 400 ms is one utterance; with a pause of a second it is two', () => {
    const room = noise(12, -62)
    const short = joinedSound(silence(1), speech(0.8, -18), silence(0.4), speech(0.8, -18), silence(0.4), speech(0.8, -18))
    expect(kinds(heardIn(mixed(room, short)))).toEqual(['begin', 'sure', 'end'])
    const long = joinedSound(silence(1), speech(0.8, -18), silence(1), speech(0.8, -18))
    expect(kinds(heardIn(mixed(room, long)))).toEqual(['begin', 'sure', 'end', 'begin', 'sure', 'end'])
  })

  test.each([-14, -20, -28, -34])('at %i dB is heard in a quiet room', (db) => {
    const found = heardIn(mixed(noise(5, -64), joinedSound(silence(1), speech(1.5, db))))
    expect(kinds(found)).toEqual(['begin', 'sure', 'end'])
  })

  test('of one short word is a word; a cough of 80 ms is not', () => {
    const spoken = (seconds: number) => heardIn(mixed(noise(4, -64), joinedSound(silence(1), speech(seconds, -16))))
    expect(kinds(spoken(0.3)).at(-1)).toBe('end')
    expect(['false', undefined]).toContain(kinds(spoken(0.08)).at(-1))
  })

  test('over 40 seeds of syllables is never cut within a sentence', () => {
    let ends = 0
    for (let seed = 1; seed <= 40; seed++) {
      const found = heardIn(mixed(noise(5, -60, mulberry32(seed)), joinedSound(silence(1), speech(3, -20, mulberry32(seed)))))
      ends += found.filter(({ event }) => event === 'end').length
      expect([seed, kinds(found)]).toEqual([seed, ['begin', 'sure', 'end']])
    }
    expect(ends).toBe(40)
  })
})

describe('sound without speech', () => {
  test.each([
    ['silence', silence(60)],
    ['the noise of a room', noise(60, -58)],
    ['taps on a table', mixed(noise(20, -60), clicks(20, 450, -8))],
    ['a keyboard', mixed(noise(20, -60), clicks(20, 130, -14))],
  ])('%s sends nothing', (_, sound) => {
    expect(kinds(heardIn(sound))).not.toContain('end')
  })

  test.each([-50, -40, -30, -22])('a fan that starts at %i dB counts as the room after two seconds, and speech above it is heard', (db) => {
    const sound = joinedSound(noise(2, -70), mixed(noise(10, db), joinedSound(silence(5), speech(2, Math.min(-6, db + 22)))))
    const found = heardIn(sound)
    expect(found.filter(({ event, ms }) => event === 'end' && ms < 7000)).toEqual([])
    expect(kinds(found.filter(({ ms }) => ms > 7000))).toEqual(['begin', 'sure', 'end'])
  })

  test('ten minutes of noise that slowly rises and falls send nothing', () => {
    const sound = noise(600, -40)
    for (let at = 0; at < sound.length; at++) sound[at]! *= 1 + 0.5 * Math.sin((2 * Math.PI * at) / (16_000 * 20))
    expect(kinds(heardIn(sound))).not.toContain('end')
  })
})

describe('while we speak', () => {
  const playing = (ms: number) => ms > 1000
  test.each([
    ['headphones', -90],
    ['echo that is nearly cancelled', -52],
    ['echo that is not', -38],
  ])('with %s, our own voice is not taken for the person’s, and theirs is heard within 200 ms', (_, db) => {
    const ours = joinedSound(silence(1), speech(9, db, mulberry32(7)))
    const own = heardIn(mixed(noise(10, -66), ours), playing)
    expect(kinds(own)).toEqual([])
    const theirs = joinedSound(silence(6), speech(1.5, -14))
    const found = heardIn(mixed(noise(10, -66), ours, theirs), playing)
    expect(found[0]?.event).toBe('begin')
    expect(found[0]!.ms - 6000).toBeGreaterThan(0)
    expect(found[0]!.ms - 6000).toBeLessThanOrEqual(200)
  })

  test('the echo of our last words starts nothing either', () => {
    const ours = joinedSound(silence(1), speech(4, -36, mulberry32(9)))
    const found = heardIn(mixed(noise(8, -66), ours), (ms) => ms > 1000 && ms < 4850)
    expect(kinds(found)).toEqual([])
  })
})
