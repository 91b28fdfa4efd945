import { Downsampler } from './downsampler.ts'
import { FRAME_SAMPLES } from './endpoint-detector.ts'

// Runs in the audio thread: converts the microphone's audio to frames of 20 ms at 16 kHz, and stores none.

declare const sampleRate: number
declare const registerProcessor: (name: string, kind: unknown) => void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

class Capture extends AudioWorkletProcessor {
  readonly #down = new Downsampler(sampleRate, 16_000)
  #frame = new Float32Array(FRAME_SAMPLES)
  #filled = 0

  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0]
    if (!channel) return true
    for (const sample of this.#down.push(channel)) {
      this.#frame[this.#filled++] = sample
      if (this.#filled < FRAME_SAMPLES) continue
      this.port.postMessage(this.#frame, [this.#frame.buffer])
      this.#frame = new Float32Array(FRAME_SAMPLES)
      this.#filled = 0
    }
    return true
  }
}
registerProcessor('fernwell-capture', Capture)
