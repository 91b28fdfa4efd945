import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import type { Microphone, OpenMicrophone } from '../hearing/microphone.ts'
import { MicrophoneError, type MicrophoneProblem } from '../hearing/microphone-problem.ts'
import { Utterances } from '../hearing/utterances.ts'
import { heardUpTo, SentenceCutter, type Sentence } from '../speaking/sentences.ts'
import type { Voice, VoiceEvents } from '../speaking/voice.ts'
import { isOwnEcho } from './own-echo.ts'

/** off: the microphone is closed. hearing: a person speaks. recognising: their speech is being transcribed. */
export type Listening = 'off' | 'opening' | 'listening' | 'hearing' | 'recognising'
export type VoiceProblem =
  | { kind: 'microphone'; why: MicrophoneProblem | 'lost' }
  /** unclear: one utterance was not understood. noise: several in a row, so listening stopped. */
  | { kind: 'unclear' | 'noise' }
  | { kind: 'offline' }
  /** `words`: the message of the service. */
  | { kind: 'service'; words: string }
  | { kind: 'unspoken' }

export type EngineState = {
  listening: Listening
  isSounding: boolean
  isHandsFree: boolean
  isMuted: boolean
  problem: VoiceProblem | undefined
  /** The sentence that is being spoken. */
  saying: string
}

type Options = {
  language: string
  openMicrophone: OpenMicrophone
  /** The browser's own recognition, where no service is configured: it opens the microphone itself, and not while we speak. */
  browserEar?: ((onText: (text: string) => void, onProblem: (why: MicrophoneProblem) => void) => () => void) | undefined
  /** Receives the events that the engine listens to. */
  voice: (events: VoiceEvents) => Voice
  recognise: (sound: Int16Array<ArrayBuffer>, signal: AbortSignal) => Promise<string>
  onHeard: (text: string) => void
  /** A person spoke or pressed during an answer: the number of its letters that were heard. */
  onInterrupted: (letters: number) => void
  onLevel?: (level: number) => void
  /** A stage of a turn is reached: for measurements, without any text. */
  onStage?: (stage: 'speech-end' | 'endpoint' | 'transcript' | 'sound' | 'barge-in' | 'silence', ago?: number) => void
}

/** After this many utterances without words, listening stops. */
const MOST_UNCLEAR = 3
/** Most utterances in the queue for recognition: a slower service would not catch up. */
const MOST_UNHEARD = 8
/** 20 s. */
const MOST_WAITING_FRAMES = 1000

/** Listens, recognises, speaks, and falls silent at once when a person speaks. It holds no audio beyond the current utterances. */
export class VoiceEngine {
  #state: EngineState = { listening: 'off', isSounding: false, isHandsFree: false, isMuted: false, problem: undefined, saying: '' }
  readonly #options: Options
  readonly #voice: Voice
  readonly #watchers = new Set<() => void>()
  #microphone: Microphone | undefined
  #opening: symbol | undefined
  #ear = new Utterances()
  /** Aborts the queued utterances. They are recognised one after the other, and the next may end before the last one's text arrives. */
  #asking: AbortController | undefined
  #line: Promise<void> = Promise.resolve()
  #unheard = 0
  #cutter: SentenceCutter | undefined
  #answer = ''
  #heardTo = 0
  /** Sentences of the current answer that have not been spoken to their end. */
  #open: Sentence[] = []
  #lately = ''
  #isInterrupting = false
  #unclear = 0
  /** Frames since a press without speech. */
  #waited = 0

  constructor(options: Options) {
    this.#options = options
    this.#voice = options.voice({
      onSounding: (isSounding) => {
        if (isSounding && !this.#state.isSounding) options.onStage?.('sound')
        if (!isSounding && this.#open.length > 0 && !this.#isInterrupting) this.#allHeard()
        this.#set({ isSounding, ...(!isSounding && { saying: '' }) })
        if (options.browserEar) this.#pauseBrowserEar(isSounding)
      },
      onSentence: (sentence) => {
        const before = this.#open.indexOf(sentence)
        if (before > 0) this.#heardTo = this.#open[before - 1]!.to
        this.#open = this.#open.slice(Math.max(0, before))
        this.#lately = `${this.#lately} ${sentence.text}`.slice(-600)
        this.#set({ saying: sentence.text })
      },
      onTrouble: () => this.#set({ problem: { kind: 'unspoken' } }),
    })
  }

  readonly state = (): EngineState => this.#state
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #set(change: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }

  // Speaking

  /** Speaks an answer as it grows: `soFar` is its text so far. `isWhole`: it is complete. */
  say(soFar: string, isWhole: boolean): void {
    this.#cutter ??= this.#begin()
    this.#answer = soFar
    for (const sentence of this.#cutter.push(soFar, isWhole)) {
      this.#open.push(sentence)
      this.#voice.add(sentence)
    }
    if (isWhole) this.#cutter = undefined
  }

  #begin(): SentenceCutter {
    this.#heardTo = 0
    this.#open = []
    return new SentenceCutter(this.#options.language)
  }

  #allHeard(): void {
    this.#heardTo = this.#open.at(-1)?.to ?? this.#heardTo
    this.#open = []
  }

  /** Stops speaking. Returns the number of letters of the answer that were heard, if one was being spoken. */
  stopSpeaking(): number | undefined {
    const wasSaying = this.#open.length > 0
    // Queued sentences were not heard: the voice stops here before the end of the answer.
    this.#open = []
    this.#cutter = undefined
    const left = this.#voice.stop()
    this.#options.onStage?.('silence')
    const letters = left ? heardUpTo(left.sentence, left.part, this.#answer) : this.#heardTo
    this.#set({ isSounding: false, saying: '' })
    return wasSaying ? letters : undefined
  }

  /** A press interrupts: speech stops, and the rest of the answer is dropped. */
  interrupt(): void {
    this.#isInterrupting = false
    const letters = this.stopSpeaking()
    if (letters !== undefined) this.#options.onInterrupted(letters)
  }

  /** Speaks a text of the app that is not part of an answer. */
  announce(text: string): void {
    this.#voice.add({ text, from: 0, to: 0 })
  }

  // Listening

  /** Listens until it is switched off. */
  async handsFree(): Promise<void> {
    this.#set({ isHandsFree: true, isMuted: false })
    await this.#openMicrophone()
  }

  /** Listens to one utterance: until the person is quiet, or presses again. */
  async listenOnce(): Promise<void> {
    if (this.#state.isSounding) this.interrupt()
    this.#set({ isHandsFree: false })
    this.#waited = 0
    await this.#openMicrophone()
  }

  /** The press has become a long one: listens until the button is released. */
  hold(): void {
    this.#ear.hold()
  }

  /** The button is released, or pressed once more. */
  release(): void {
    const sound = this.#ear.release()
    this.#close()
    if (sound) void this.#recognise(sound)
    else if (this.#state.listening !== 'recognising') this.#set({ listening: 'off' })
  }

  /** Closes the microphone; hands-free stays selected. */
  mute(): void {
    this.#set({ isMuted: true, listening: 'off' })
    this.#close()
    this.#drop()
  }

  /** Stops listening; speech goes on. */
  deafen(): void {
    // Must come first: in hands-free mode, the end of speech restarts the browser's recognition.
    this.#set({ listening: 'off', isHandsFree: false, isMuted: false })
    this.#close()
    this.#drop()
  }

  /** Drops speech that is not transcribed yet. */
  #drop(): void {
    this.#asking?.abort()
    this.#asking = undefined
    this.#unheard = 0
  }

  /** Stops listening and speaking. */
  stop(): void {
    this.deafen()
    this.stopSpeaking()
  }

  clearProblem(): void {
    this.#set({ problem: undefined })
  }

  async #openMicrophone(): Promise<void> {
    if (this.#microphone || this.#opening) return
    if (this.#options.browserEar) return this.#openBrowserEar()
    const own = Symbol('opening')
    this.#opening = own
    this.#set({ listening: 'opening', problem: undefined })
    try {
      const opened = await this.#options.openMicrophone(
        (frame) => this.#hear(frame),
        () => this.#lost(),
      )
      if (this.#opening !== own) return opened.close()
      this.#microphone = opened
      this.#set({ listening: 'listening' })
    } catch (error) {
      if (this.#opening !== own) return
      const why = error instanceof MicrophoneError ? error.problem : 'busy'
      this.#set({ listening: 'off', isHandsFree: false, problem: { kind: 'microphone', why } })
    } finally {
      if (this.#opening === own) this.#opening = undefined
    }
  }

  #openBrowserEar(): void {
    const close = this.#options.browserEar!(
      (text) => {
        if (this.#state.isSounding || text.trim() === '') return
        if (!this.#state.isHandsFree) this.#close()
        this.#options.onStage?.('transcript')
        this.#set({ listening: this.#microphone ? 'listening' : 'off', problem: undefined })
        this.#options.onHeard(text.trim())
      },
      (why) => {
        this.#close()
        this.#set({ listening: 'off', isHandsFree: false, problem: { kind: 'microphone', why } })
      },
    )
    this.#microphone = { close }
    this.#set({ listening: 'listening', problem: undefined })
  }

  /** The browser's recognition would hear our own speech, so it pauses meanwhile. */
  #pauseBrowserEar(isSounding: boolean): void {
    const { isHandsFree, isMuted } = this.#state
    if (!isHandsFree || isMuted) return
    if (isSounding) {
      this.#close()
      this.#set({ listening: 'off' })
    } else if (!this.#microphone) this.#openBrowserEar()
  }

  #close(): void {
    this.#opening = undefined
    this.#microphone?.close()
    this.#microphone = undefined
    this.#ear.reset()
    this.#options.onLevel?.(0)
    if (this.#isInterrupting) {
      this.#isInterrupting = false
      this.#voice.resume()
    }
  }

  #lost(): void {
    this.#close()
    this.#set({ listening: 'off', isHandsFree: false, problem: { kind: 'microphone', why: 'lost' } })
  }

  #hear(frame: Float32Array): void {
    this.#options.onLevel?.(levelOf(frame))
    const { isSounding, isHandsFree } = this.#state
    const heard = this.#ear.push(frame, isSounding)
    // A press without speech times out, so that the microphone does not stay open.
    if (!isHandsFree && !this.#ear.isHeld && this.#state.listening === 'listening' && ++this.#waited > MOST_WAITING_FRAMES) {
      this.#close()
      return this.#set({ listening: 'off', problem: { kind: 'unclear' } })
    }
    switch (heard?.event) {
      case 'begin':
        if (isSounding) {
          // Pause first: the next frames show whether it was a word.
          this.#isInterrupting = true
          this.#voice.hold()
          this.#options.onStage?.('barge-in')
        }
        return this.#set({ listening: 'hearing', problem: undefined })
      case 'sure':
        return this.#surely()
      case 'false':
      case 'noise':
        if (this.#isInterrupting) {
          this.#isInterrupting = false
          this.#voice.resume()
        }
        return this.#set({ listening: 'listening' })
      case 'end':
        this.#surely()
        this.#options.onStage?.('speech-end', heard.quietMs)
        this.#options.onStage?.('endpoint')
        if (!isHandsFree) this.#close()
        return void this.#recognise(heard.sound!)
      case undefined:
    }
  }

  #surely(): void {
    if (this.#isInterrupting) this.interrupt()
  }

  async #recognise(sound: Int16Array<ArrayBuffer>): Promise<void> {
    const own = (this.#asking ??= new AbortController())
    if (++this.#unheard > MOST_UNHEARD) {
      this.mute()
      return this.#set({ problem: { kind: 'service', words: '' } })
    }
    this.#set({ listening: 'recognising' })
    const words = () => (own.signal.aborted ? Promise.resolve() : this.#words(sound, own))
    this.#line = this.#unheard === 1 ? words() : this.#line.then(words)
    await this.#line
  }

  async #words(sound: Int16Array<ArrayBuffer>, own: AbortController): Promise<void> {
    const back = (): Listening => (this.#microphone ? 'listening' : this.#unheard > 0 ? 'recognising' : 'off')
    try {
      const text = (await this.#options.recognise(sound, own.signal)).trim()
      if (own.signal.aborted) return
      this.#unheard--
      this.#options.onStage?.('transcript')
      if (text === '' || isOwnEcho(text, this.#lately)) return this.#notUnderstood()
      this.#unclear = 0
      this.#set({ listening: back(), problem: undefined })
      this.#options.onHeard(text)
    } catch (error) {
      if (own.signal.aborted) return
      this.#unheard--
      const problem: VoiceProblem =
        error instanceof NetworkError ? { kind: 'offline' } : { kind: 'service', words: error instanceof ApiError ? error.message : '' }
      // Mute, so that sounds in the room do not call an unavailable service again and again.
      if (this.#state.isHandsFree) this.mute()
      this.#set({ listening: back(), problem })
    }
  }

  #notUnderstood(): void {
    this.#unclear++
    if (this.#unclear < MOST_UNCLEAR || !this.#state.isHandsFree)
      return this.#set({ listening: this.#microphone ? 'listening' : 'off', problem: { kind: 'unclear' } })
    this.#unclear = 0
    this.mute()
    this.#set({ problem: { kind: 'noise' } })
  }
}

/** Current loudness, 0 to 1, for display. */
function levelOf(frame: Float32Array): number {
  let power = 0
  for (const sample of frame) power += sample * sample
  return Math.min(1, Math.max(0, (10 * Math.log10(power / frame.length + 1e-9) + 60) / 50))
}
