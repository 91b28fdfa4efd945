import { EndpointDetector, FRAME_MS, FRAME_SAMPLES, type SpeechEvent } from './endpoint-detector.ts'

/** Audio before the detected start that belongs to the first word, ms. */
const PRE_ROLL_MS = 400
const PRE_ROLL_FRAMES = PRE_ROLL_MS / FRAME_MS
/** A longer utterance is sent in parts of this length, s. */
const MOST_SECONDS = 45
const MOST_FRAMES = (MOST_SECONDS * 1000) / FRAME_MS

/** `sound`: 16 kHz, at the end of an utterance. `quietMs`: time since its last loud frame. */
export type Heard = { event: SpeechEvent; sound?: Int16Array<ArrayBuffer>; quietMs: number }

/** Splits the audio of a microphone into utterances. Holds only the current one, and a moment before it. */
export class Utterances {
  #detector = new EndpointDetector()
  #frames: Float32Array[] = []
  #isOpen = false
  #isHeld = false

  get isHeld(): boolean {
    return this.#isHeld
  }

  /** Records everything from a moment before now to `release`, with any noise: a button is held. */
  hold(): void {
    this.#isHeld = true
  }

  /** Ends a held or repeated press: the audio until then; undefined if it is too short for a word or has no speech. */
  release(): Int16Array<ArrayBuffer> | undefined {
    const hasWords = (this.#isHeld || this.#isOpen) && this.#frames.length * FRAME_MS >= 200
    const sound = hasWords ? joined(this.#frames) : undefined
    this.reset()
    return sound
  }

  push(frame: Float32Array, isPlaying: boolean): Heard | undefined {
    this.#frames.push(frame)
    const found = this.#detector.push(frame, isPlaying)
    if (this.#isHeld) {
      if (this.#frames.length < MOST_FRAMES) return undefined
      return this.#ended('end')
    }
    if (found === 'begin') this.#isOpen = true
    if (!this.#isOpen) {
      if (this.#frames.length > PRE_ROLL_FRAMES) this.#frames.shift()
      return found && { event: found, quietMs: 0 }
    }
    if (found === 'end' || this.#frames.length >= MOST_FRAMES) return this.#ended('end')
    if (found === 'false' || found === 'noise') return this.#ended(found)
    return found && { event: found, quietMs: 0 }
  }

  reset(): void {
    this.#frames = []
    this.#isOpen = false
    this.#isHeld = false
    this.#detector.reset()
  }

  #ended(event: SpeechEvent): Heard {
    const { quietMs } = this.#detector
    const heard: Heard = { event, quietMs, ...(event === 'end' && { sound: joined(this.#frames) }) }
    this.reset()
    return heard
  }
}

function joined(frames: readonly Float32Array[]): Int16Array<ArrayBuffer> {
  const sound = new Int16Array(frames.length * FRAME_SAMPLES)
  frames.forEach((frame, at) => {
    for (let n = 0; n < FRAME_SAMPLES; n++) sound[at * FRAME_SAMPLES + n] = Math.round(Math.max(-1, Math.min(1, frame[n]!)) * 32_767)
  })
  return sound
}
