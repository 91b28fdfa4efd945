import type { WasmMediaEncoder } from 'wasm-media-encoders'
import { sampleRate } from './core/bus.ts'
import { trackSamples } from './master.ts'
import type { TrackRecipe } from './core/recipe.ts'

/** Samples in an MPEG-1 layer III frame, and its bytes at 48 kHz and 128 kbit/s: 144 · 128 000 / 48 000, never padded. */
export const frameSamples = 1152
export const frameBytes = 384

/** Samples encoded before the track begins, so that the encoder knows what precedes a loop's first frame. */
export const leadSamples = frameSamples
/** LAME's own delay, and the part of a decoder's delay every player knows to add (528 + 1). */
const encoderDelay = 576
const decoderDelay = 529

/** LAME's preset for 128 kbit/s turns everything down to 0.95 before coding (measured: −0.44 dB); undone here, so tracks keep their loudness. */
const presetScale = 1 / 0.95

/** Frames of sound, without the Info frame in front. */
export function soundFrames(recipe: Pick<TrackRecipe, 'durationSeconds'>): number {
  return Math.ceil((leadSamples + trackSamples(recipe) + encoderDelay + decoderDelay) / frameSamples)
}

/** Frames of sound from frame `from` on, the Info frame being number 0. */
export function framesFrom(recipe: Pick<TrackRecipe, 'durationSeconds'>, from: number): number {
  return soundFrames(recipe) - Math.max(0, from - 1)
}

/** Samples that are coded before frame `from`. */
export function samplesBefore(from: number): number {
  return Math.max(0, from - 1) * frameSamples
}

/** Exact size of a rendered track in bytes, computed before rendering. */
export function trackBytes(recipe: Pick<TrackRecipe, 'durationSeconds'>): number {
  return (1 + soundFrames(recipe)) * frameBytes
}

/**
 * The frame in front of the sound: tells players the number of frames and bytes (an exact duration, exact seeking) and how many
 * samples to leave out at both ends (gapless loops). Layout: "Xing/Info" header with the extension of the "Mp3 Info Tag rev 1
 * specifications" (G. Bouvigne, LAME project). The CRC of the music is left 0, as it is not known in advance.
 */
export function infoFrame(recipe: Pick<TrackRecipe, 'durationSeconds'>): Uint8Array {
  const frame = new Uint8Array(frameBytes)
  const view = new DataView(frame.buffer)
  // MPEG-1 layer III, no CRC, 128 kbit/s, 48 kHz, joint stereo, original.
  view.setUint32(0, 0xfffb9444)
  const text = (at: number, value: string) => frame.set(new TextEncoder().encode(value), at)
  text(36, 'Info')
  view.setUint32(40, 0x0f)
  view.setUint32(44, soundFrames(recipe))
  view.setUint32(48, trackBytes(recipe))
  for (let i = 0; i < 100; i++) frame[52 + i] = Math.floor((i * 256) / 100)
  view.setUint32(152, 57)
  text(156, 'LAME3.100')
  frame[165] = 0x01
  frame[166] = 170
  frame[175] = 0x00
  frame[176] = 128
  const delay = encoderDelay + leadSamples
  const padding = soundFrames(recipe) * frameSamples - delay - trackSamples(recipe)
  frame[177] = delay >> 4
  frame[178] = ((delay & 0x0f) << 4) | (padding >> 8)
  frame[179] = padding & 0xff
  view.setUint32(184, trackBytes(recipe))
  view.setUint16(190, crc16(frame.subarray(0, 190)))
  return frame
}

/** CRC-16/ARC, as the Info tag asks for its first 190 bytes. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}

/** Stereo samples in, whole MP3 frames out, exactly as many as promised. */
export class FrameEncoder {
  readonly #encoder: WasmMediaEncoder<'audio/mpeg'>
  #bytesLeft: number

  private constructor(encoder: WasmMediaEncoder<'audio/mpeg'>, bytes: number) {
    this.#encoder = encoder
    this.#bytesLeft = bytes
  }

  /** An encoder for so many frames. */
  static async create(frames: number): Promise<FrameEncoder> {
    // About a megabyte, loaded only when something is encoded.
    const { createMp3Encoder } = await import('wasm-media-encoders')
    const encoder = await createMp3Encoder()
    encoder.configure({ sampleRate, channels: 2, bitrate: 128, outputSampleRate: sampleRate })
    return new FrameEncoder(encoder, frames * frameBytes)
  }

  /** Encodes whole frames of samples; changes the arrays it is given. */
  encode(left: Float32Array, right: Float32Array): Uint8Array {
    for (let i = 0; i < left.length; i++) {
      left[i] = (left[i] as number) * presetScale
      right[i] = (right[i] as number) * presetScale
    }
    return this.#take(this.#encoder.encode([left, right]))
  }

  /** The frames still inside the encoder. Throws when the sizes differ from `trackBytes`. */
  finish(): Uint8Array {
    const rest = this.#take(this.#encoder.finalize())
    if (this.#bytesLeft !== 0) throw new Error(`The MP3 encoder ended ${this.#bytesLeft} bytes early.`)
    return rest
  }

  #take(bytes: Uint8Array): Uint8Array {
    // The encoder reuses the returned buffer, so it is copied before the next call. Bytes beyond the promised size are padding.
    const taken = bytes.slice(0, this.#bytesLeft)
    this.#bytesLeft -= taken.length
    return taken
  }
}
