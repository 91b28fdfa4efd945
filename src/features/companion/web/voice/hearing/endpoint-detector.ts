// Detects the start and the end of speech, by loudness alone: no model, no WebAssembly. It separates speech from silence, clicks and steady
// noise, but not a voice in the room from the person's, nor music from speech.

/** Samples of a frame at 16 kHz. */
export const FRAME_SAMPLES = 320
export const FRAME_MS = 20

/**
 * begin: a loud sound continues and may be speech. sure: it is speech. end: the person stopped. false: it was too short for a word. noise:
 * it is the room, and counts as silence from now on.
 */
export type SpeechEvent = 'begin' | 'sure' | 'end' | 'false' | 'noise'

/** Above the noise of the room, dB. */
const ON_ABOVE = 9
const OFF_ABOVE = 5
/** Above the echo of our own voice, dB. */
const ON_ABOVE_ECHO = 9
/** A quieter sound is never speech, dB below full scale. */
const LEAST_LEVEL = -56
/** A level this far below the peak of an utterance is a pause, dB. */
const DROP = 32
const FIRST_FLOOR = -34
const FLOOR_RANGE = [-80, -28] as const
/** Loud frames before an utterance begins; more while we speak: 140 ms. */
const BEGIN_FRAMES = 4
const BEGIN_FRAMES_PLAYING = 7
/** Loud frames of a word: 160 ms; and of certain speech: 260 ms. */
const WORD_FRAMES = 8
const SURE_FRAMES = 13
/** A loudness that hardly changes for this long is a fan, a road or a fridge: no voice is so even. */
const STEADY_FRAMES = 100
const STEADY_RANGE = 6
/** The echo of our own voice continues for a while after its end. */
const DRAIN_FRAMES = 15
/** For this long after we begin to speak, only the echo is measured. */
const WARM_UP_FRAMES = 10

/** After 600 ms of quiet, the person has finished. */
export const HANG_OVER_MS = 600

export class EndpointDetector {
  #floor: number | undefined
  #echo = -90
  #above = 0
  #quiet = 0
  #loud = 0
  #length = 0
  #peak = -90
  #isOpen = false
  #wasSure = false
  #wasGated = false
  #steady: number[] = []
  #drain = 0
  #played = 0
  #lastIn = 0
  #lastOut = 0
  readonly #hangOver: number

  constructor(hangOverMs = HANG_OVER_MS) {
    this.#hangOver = Math.round(hangOverMs / FRAME_MS)
  }

  /** Time since the last loud frame of the current utterance, ms. */
  get quietMs(): number {
    return this.#quiet * FRAME_MS
  }

  /** Takes one frame of audio, −1 to 1, and whether we are speaking at that moment. */
  push(frame: Float32Array, isPlaying: boolean): SpeechEvent | undefined {
    const level = this.#levelOf(frame)
    // The first frame sets the noise of the room; a voice is louder.
    this.#floor ??= Math.min(level, FIRST_FLOOR)
    if (isPlaying) this.#played++
    else this.#played = 0
    this.#drain = isPlaying ? DRAIN_FRAMES : Math.max(0, this.#drain - 1)
    const isGated = this.#drain > 0
    return this.#isOpen ? this.#within(level) : this.#before(level, isGated)
  }

  /** Forgets the current utterance, but retains the noise level of the room. */
  reset(): void {
    this.#isOpen = false
    this.#above = 0
    this.#steady = []
  }

  #before(level: number, isGated: boolean): SpeechEvent | undefined {
    const isWarmUp = this.#played > 0 && this.#played <= WARM_UP_FRAMES
    const over = isGated ? Math.max(this.#floor! + ON_ABOVE, this.#echo + ON_ABOVE_ECHO) : this.#floor! + ON_ABOVE
    const isLoud = !isWarmUp && level > Math.max(over, LEAST_LEVEL)
    this.#above = isLoud ? this.#above + 1 : Math.max(0, this.#above - 2)
    if (isGated) this.#hearEcho(level, isLoud, isWarmUp)
    else {
      this.#echo = -90
      if (!isLoud) this.#hearRoom(level)
    }
    if (this.#above < (isGated ? BEGIN_FRAMES_PLAYING : BEGIN_FRAMES)) return undefined
    this.#isOpen = true
    this.#wasSure = false
    this.#wasGated = isGated
    this.#loud = this.#above
    this.#length = this.#above
    this.#quiet = 0
    this.#peak = level
    this.#steady = []
    this.#above = 0
    return 'begin'
  }

  #within(level: number): SpeechEvent | undefined {
    this.#length++
    this.#peak = Math.max(level, this.#peak - 0.05)
    const isLoud = level > Math.max(this.#floor! + OFF_ABOVE, this.#peak - DROP, LEAST_LEVEL)
    if (isLoud) {
      this.#loud++
      this.#quiet = 0
    } else this.#quiet++
    this.#steady.push(level)
    if (this.#steady.length > STEADY_FRAMES) this.#steady.shift()
    if (this.#isSteady()) {
      const hadWords = this.#wasSure && this.#length > STEADY_FRAMES * 1.25
      this.#setFloor(this.#steady.reduce((sum, one) => sum + one, 0) / this.#steady.length + 1)
      this.#isOpen = false
      return hadWords ? 'end' : 'noise'
    }
    if (this.#quiet >= this.#hangOver) {
      this.#isOpen = false
      // Only speech, and no cough, may interrupt us.
      return this.#loud >= (this.#wasGated ? SURE_FRAMES : WORD_FRAMES) ? 'end' : 'false'
    }
    if (!this.#wasSure && this.#loud >= SURE_FRAMES) {
      this.#wasSure = true
      return 'sure'
    }
    return undefined
  }

  /** Nine frames of ten lie within a narrow band, for two seconds. */
  #isSteady(): boolean {
    if (this.#steady.length < STEADY_FRAMES || this.#length % 5 !== 0) return false
    const sorted = this.#steady.toSorted((a, b) => a - b)
    const [low, high] = [sorted[Math.floor(STEADY_FRAMES * 0.05)]!, sorted[Math.floor(STEADY_FRAMES * 0.95)]!]
    return high - low < STEADY_RANGE && low > this.#floor! + OFF_ABOVE
  }

  /** Falls fast, by 20% of the difference a frame; rises slowly, by 2.5 dB a second at most. */
  #hearRoom(level: number): void {
    const floor = this.#floor!
    this.#setFloor(level < floor ? floor + (level - floor) * 0.2 : floor + Math.min(0.05, (level - floor) * 0.05))
  }

  /** Level of our own echo: rises fast, and falls slowly, because we pause while speaking, too. */
  #hearEcho(level: number, isLoud: boolean, isWarmUp: boolean): void {
    if (isWarmUp || !isLoud) this.#echo = level > this.#echo ? this.#echo + (level - this.#echo) * 0.5 : this.#echo - 0.06
  }

  #setFloor(level: number): void {
    this.#floor = Math.min(FLOOR_RANGE[1], Math.max(FLOOR_RANGE[0], level))
  }

  /** dB below full scale, without frequencies below 100 Hz: doors, engines, the wind. */
  #levelOf(frame: Float32Array): number {
    let power = 0
    for (const sample of frame) {
      this.#lastOut = 0.962 * (this.#lastOut + sample - this.#lastIn)
      this.#lastIn = sample
      power += this.#lastOut * this.#lastOut
    }
    return 10 * Math.log10(power / frame.length + 1e-9)
  }
}
