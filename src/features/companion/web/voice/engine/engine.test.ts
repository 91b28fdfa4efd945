import { describe, expect, test } from 'vitest'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { FRAME_MS, FRAME_SAMPLES } from '../hearing/endpoint-detector.ts'
import { MicrophoneError } from '../hearing/microphone-problem.ts'
import { mulberry32 } from '#platform/contract/random.ts'
import { joinedSound, mixed, noise, silence, speech } from '../hearing/synthetic.fixture.ts'
import type { Sentence } from '../speaking/sentences.ts'
import type { VoiceEvents } from '../speaking/voice.ts'
import { VoiceEngine } from './engine.ts'
import { isOwnEcho } from './own-echo.ts'

/** A voice whose sentences last as long as in speech, in the time of the frames that are fed. */
function fakeVoice() {
  let events: VoiceEvents | undefined
  let waiting: Sentence[] = []
  let current: { sentence: Sentence; left: number; whole: number } | undefined
  let isHeld = false
  const log: string[] = []
  const begin = () => {
    const sentence = waiting.shift()
    if (!sentence) return events!.onSounding(false)
    const whole = sentence.text.length * 60
    current = { sentence, left: whole, whole }
    events!.onSentence(sentence)
    events!.onSounding(true)
  }
  return {
    log,
    tick(ms: number) {
      if (!current || isHeld) return
      current.left -= ms
      if (current.left > 0) return
      current = undefined
      begin()
    },
    make(given: VoiceEvents) {
      events = given
      return {
        add(sentence: Sentence) {
          waiting.push(sentence)
          if (!current && !isHeld) begin()
        },
        hold() {
          log.push('hold')
          isHeld = true
          events!.onSounding(false)
        },
        resume() {
          log.push('resume')
          isHeld = false
          if (current) events!.onSounding(true)
          else begin()
        },
        stop() {
          log.push('stop')
          const left = current && { sentence: current.sentence, part: 1 - current.left / current.whole }
          current = undefined
          waiting = []
          isHeld = false
          events!.onSounding(false)
          return left
        },
      }
    },
  }
}

type Recognised = string | Error
function setUp(recognised: Recognised[] = [], browserEar?: ConstructorParameters<typeof VoiceEngine>[0]['browserEar']) {
  const voice = fakeVoice()
  const microphone: { isOpen: boolean; opened: number; onFrame?: (frame: Float32Array) => void; onLost?: () => void } = {
    isOpen: false,
    opened: 0,
  }
  const heard: string[] = []
  const cut: number[] = []
  const sent: number[] = []
  let fails: Error | undefined
  const engine = new VoiceEngine({
    language: 'en',
    browserEar,
    openMicrophone: async (onFrame, onLost) => {
      if (fails) throw fails
      Object.assign(microphone, { isOpen: true, opened: microphone.opened + 1, onFrame, onLost })
      return { close: () => void (microphone.isOpen = false) }
    },
    voice: (events) => voice.make(events),
    recognise: async (sound) => {
      sent.push(sound.length / 16_000)
      const next = recognised.shift() ?? ''
      if (next instanceof Error) throw next
      return next
    },
    onHeard: (text) => heard.push(text),
    onInterrupted: (letters) => cut.push(letters),
  })
  /** Feeds audio as a microphone would; returns when `look` first became true, in ms from the start. */
  const feed = async (sound: Float32Array, look: () => boolean = () => false) => {
    let seen: number | undefined
    for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES) {
      if (microphone.isOpen) microphone.onFrame!(sound.slice(at, at + FRAME_SAMPLES))
      voice.tick(FRAME_MS)
      if (seen === undefined && look()) seen = (at / FRAME_SAMPLES + 1) * FRAME_MS
      if (at % (FRAME_SAMPLES * 5) === 0) await Promise.resolve()
    }
    await new Promise((resolve) => setTimeout(resolve))
    return seen
  }
  return { engine, voice, microphone, heard, cut, sent, feed, failWith: (error: Error | undefined) => (fails = error) }
}
const room = (seconds: number, ...over: Float32Array[]) => mixed(noise(seconds, -64, mulberry32(3)), ...over)
const ANSWER = 'The river rises in the hills above the town. It runs through four villages and under nine bridges. Then it meets the sea.'

describe('a person who speaks during an answer', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('silences it within 200 ms (voice %i), and the answer is cut where it was heard', async (seed) => {
    const { engine, voice, cut, heard, feed } = setUp(['Which hills?'])
    await engine.handsFree()
    await feed(room(1))
    engine.say(ANSWER, true)
    const at = await feed(room(5, joinedSound(silence(2), speech(1.2, -16, mulberry32(seed)))), () => voice.log.includes('hold'))
    expect(at! - 2000).toBeGreaterThan(0)
    expect(at! - 2000).toBeLessThanOrEqual(200)
    expect(voice.log).toEqual(['hold', 'stop'])
    // About two seconds, at 60 ms a letter.
    expect(cut).toHaveLength(1)
    expect(cut[0]).toBeGreaterThan(22)
    expect(cut[0]).toBeLessThan(38)
    expect(ANSWER.slice(0, cut[0])).toMatch(/\w$/)
    expect(heard).toEqual(['Which hills?'])
    expect(engine.state()).toMatchObject({ listening: 'listening', isSounding: false, saying: '' })
  })

  test('and only coughs lets it continue where it was', async () => {
    const { engine, voice, cut, heard, feed } = setUp()
    await engine.handsFree()
    await feed(room(1))
    engine.say(ANSWER, true)
    await feed(room(4, joinedSound(silence(1), speech(0.15, -12))))
    expect(voice.log).toEqual(['hold', 'resume'])
    expect(cut).toEqual([])
    expect(heard).toEqual([])
    expect(engine.state().isSounding).toBe(true)
  })

  test('and presses silences it at once, without a recognition', async () => {
    const { engine, voice, cut, sent, feed } = setUp()
    engine.say(ANSWER, true)
    await feed(room(2.7))
    engine.interrupt()
    expect(voice.log).toEqual(['stop'])
    expect(ANSWER.slice(0, cut[0]).trim()).toBe('The river rises in the hills above the town.')
    expect(sent).toEqual([])
  })

  test('after its end cuts nothing', async () => {
    const { engine, cut, feed } = setUp(['Thank you.'])
    await engine.handsFree()
    engine.say('Short and sweet, this one.', true)
    await feed(room(3))
    await feed(room(4, joinedSound(silence(1), speech(1, -16))))
    expect(cut).toEqual([])
  })
})

describe('listening', () => {
  test('after a press records one utterance and closes the microphone', async () => {
    const { engine, microphone, heard, sent, feed } = setUp(['Good evening.'])
    await engine.listenOnce()
    expect(microphone.isOpen).toBe(true)
    await feed(room(5, joinedSound(silence(1), speech(1.5, -16))))
    expect(heard).toEqual(['Good evening.'])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toBeGreaterThan(2)
    expect(sent[0]).toBeLessThan(3)
    expect(microphone.isOpen).toBe(false)
    expect(engine.state().listening).toBe('off')
  })

  test('while a button is held is not ended by a pause', async () => {
    const { engine, heard, sent, feed } = setUp(['First this. Then that.'])
    await engine.listenOnce()
    engine.hold()
    await feed(room(6, joinedSound(speech(1, -16), silence(3), speech(1, -16))))
    expect(sent).toEqual([])
    engine.release()
    await feed(room(0.1))
    expect(sent[0]).toBeGreaterThan(5)
    expect(heard).toEqual(['First this. Then that.'])
  })

  test('while a button is held loses nothing, even beyond the length of a silence', async () => {
    const { engine, sent, feed } = setUp(['All of it.'])
    await engine.listenOnce()
    engine.hold()
    await feed(room(30, speech(30, -16)))
    expect(engine.state().problem).toBeUndefined()
    engine.release()
    expect(sent[0]).toBeGreaterThan(29)
  })

  test('after a press without speech ends after twenty seconds', async () => {
    const { engine, microphone, sent, feed } = setUp()
    await engine.listenOnce()
    await feed(room(21))
    expect(microphone.isOpen).toBe(false)
    expect(sent).toEqual([])
    expect(engine.state().problem).toEqual({ kind: 'unclear' })
  })

  test('muted closes the microphone, and continues on request', async () => {
    const { engine, microphone, sent, feed } = setUp()
    await engine.handsFree()
    engine.mute()
    expect(microphone.isOpen).toBe(false)
    await feed(room(3, joinedSound(silence(1), speech(1.5, -16))))
    expect(sent).toEqual([])
    expect(engine.state()).toMatchObject({ isMuted: true, isHandsFree: true })
    await engine.handsFree()
    expect(microphone.opened).toBe(2)
  })

  test('to sounds without words stops after the third, and says so', async () => {
    const { engine, microphone, heard, sent, feed } = setUp(['', '', ''])
    await engine.handsFree()
    for (let n = 0; n < 5; n++) await feed(room(4, joinedSound(silence(1), speech(1, -16))))
    expect(sent).toHaveLength(3)
    expect(heard).toEqual([])
    expect(microphone.isOpen).toBe(false)
    expect(engine.state().problem).toEqual({ kind: 'noise' })
  })

  test('ten minutes of a fan send nothing', async () => {
    const { engine, sent, feed } = setUp()
    await engine.handsFree()
    await feed(noise(600, -34))
    expect(sent).toEqual([])
  })

  test('without a network says so and does not ask again and again', async () => {
    const { engine, microphone, feed, sent } = setUp([new NetworkError('gone')])
    await engine.handsFree()
    await feed(room(4, joinedSound(silence(1), speech(1, -16))))
    await feed(room(4, joinedSound(silence(1), speech(1, -16))))
    expect(sent).toHaveLength(1)
    expect(engine.state()).toMatchObject({ problem: { kind: 'offline' }, isMuted: true })
    expect(microphone.isOpen).toBe(false)
  })

  test('to our own voice, picked up by the microphone, starts no turn', async () => {
    const { engine, heard, feed } = setUp(['under nine bridges', 'Under which bridges?'])
    await engine.handsFree()
    engine.say(ANSWER, true)
    await feed(room(8))
    await feed(room(4, joinedSound(silence(1), speech(1, -16))))
    expect(heard).toEqual([])
    await feed(room(4, joinedSound(silence(1), speech(1, -16))))
    expect(heard).toEqual(['Under which bridges?'])
    expect(isOwnEcho('yes', 'Yes or no')).toBe(false)
  })
})

describe('the browser’s own recognition', () => {
  const setUpEar = () => {
    const ear = { open: 0, say: (_text: string) => {} }
    const all = setUp([], (onText) => {
      ear.open++
      ear.say = onText
      return () => void ear.open--
    })
    return { ...all, ear }
  }

  test('is closed while we speak, and open again afterwards', async () => {
    const { engine, ear, heard, feed } = setUpEar()
    await engine.handsFree()
    expect(ear.open).toBe(1)
    engine.say('Short and sweet, this one.', true)
    expect(ear.open).toBe(0)
    await feed(room(3))
    expect(ear.open).toBe(1)
    ear.say(' Thank you. ')
    expect(heard).toEqual(['Thank you.'])
  })

  test.each(['mute', 'stop', 'deafen'] as const)('stays closed after “%s”, also where that ends our speech', async (action) => {
    const { engine, ear, feed } = setUpEar()
    await engine.handsFree()
    engine.say(ANSWER, true)
    engine[action]()
    expect(ear.open).toBe(0)
    await feed(room(9))
    engine.stopSpeaking()
    expect(ear.open).toBe(0)
    expect(engine.state().listening).toBe('off')
  })

  test('muted in the middle of listening hears nothing', async () => {
    const { engine, ear } = setUpEar()
    await engine.handsFree()
    engine.mute()
    expect(ear.open).toBe(0)
  })
})

describe('a microphone', () => {
  test.each(['refused', 'away', 'busy', 'insecure'] as const)('that is %s is reported, and the next press tries again', async (why) => {
    const { engine, failWith, microphone } = setUp()
    failWith(new MicrophoneError(why))
    await engine.handsFree()
    expect(engine.state()).toMatchObject({ listening: 'off', isHandsFree: false, problem: { kind: 'microphone', why } })
    failWith(undefined)
    await engine.handsFree()
    expect(microphone.isOpen).toBe(true)
    expect(engine.state().problem).toBeUndefined()
  })

  test('that is unplugged is reported, in the middle of a word as well', async () => {
    const { engine, microphone, feed, sent } = setUp()
    await engine.handsFree()
    await feed(room(2, joinedSound(silence(1), speech(1, -16))))
    microphone.onLost!()
    expect(engine.state()).toMatchObject({ listening: 'off', problem: { kind: 'microphone', why: 'lost' } })
    expect(sent).toEqual([])
  })

  test('stops listening, while speech goes on', async () => {
    const { engine, voice, microphone, feed } = setUp()
    await engine.handsFree()
    engine.say(ANSWER, true)
    engine.deafen()
    await feed(room(1))
    expect(microphone.isOpen).toBe(false)
    expect(voice.log).toEqual([])
    expect(engine.state()).toMatchObject({ isSounding: true, isHandsFree: false, listening: 'off' })
  })

  test('that opens after the page was left is closed', async () => {
    const { engine, microphone } = setUp()
    const opening = engine.handsFree()
    engine.stop()
    await opening
    expect(microphone.isOpen).toBe(false)
    expect(engine.state().listening).toBe('off')
  })
})
