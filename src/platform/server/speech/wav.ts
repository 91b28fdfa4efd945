import { pcm16Of, wavFile } from '#platform/contract/wav.ts'
import { SpeechError, type Pcm } from './speech-driver.ts'

/**
 * Reads a RIFF/WAVE file (16-, 24-, 32-bit integer or 32-bit float) and mixes its channels to mono.
 * Streamed files whose sizes are unknown (0 or 0xFFFFFFFF) are read to the end. Throws `SpeechError` on anything else.
 * Layout: Microsoft/IBM "Multimedia Programming Interface and Data Specifications 1.0", chapter WAVE.
 */
export function decodeWav(bytes: Uint8Array): Pcm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 44 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') throw new SpeechError('Not a WAV file.')
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = tag(view, at)
    const stated = view.getUint32(at + 4, true)
    const start = at + 8
    if (id === 'fmt ') {
      if (start + 16 > bytes.length) break
      const code = view.getUint16(start, true)
      format = {
        // WAVE_FORMAT_EXTENSIBLE keeps the real code in the first bytes of its sub-format.
        code: code === 0xfffe && start + 26 <= bytes.length ? view.getUint16(start + 24, true) : code,
        channels: view.getUint16(start + 2, true),
        sampleRate: view.getUint32(start + 4, true),
        bits: view.getUint16(start + 14, true),
      }
    } else if (id === 'data') {
      if (!format) break
      const length = stated === 0 || start + stated > bytes.length ? bytes.length - start : stated
      return { samples: readSamples(view, start, length, format), sampleRate: format.sampleRate }
    }
    at = start + stated + (stated & 1)
  }
  throw new SpeechError('The WAV file has no readable sound.')
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

function readSamples(
  view: DataView,
  start: number,
  length: number,
  format: { code: number; channels: number; sampleRate: number; bits: number },
) {
  const { code, channels, bits, sampleRate } = format
  if (channels < 1 || channels > 8 || sampleRate < 4000 || sampleRate > 192_000)
    throw new SpeechError('The WAV file has an unusable format.')
  const width = bits / 8
  let read: (at: number) => number
  if (code === 1 && bits === 16) read = (at) => view.getInt16(at, true) / 32768
  else if (code === 1 && bits === 24)
    read = (at) => ((view.getUint8(at) << 8) | (view.getUint8(at + 1) << 16) | (view.getInt8(at + 2) << 24)) / 2147483648
  else if (code === 1 && bits === 32) read = (at) => view.getInt32(at, true) / 2147483648
  else if (code === 3 && bits === 32) read = (at) => view.getFloat32(at, true)
  else throw new SpeechError(`WAV format ${code} with ${bits} bits is not supported.`)
  const samples = new Float32Array(Math.floor(length / (width * channels)))
  for (let i = 0; i < samples.length; i++) {
    let sum = 0
    for (let c = 0; c < channels; c++) sum += read(start + (i * channels + c) * width)
    const value = sum / channels
    samples[i] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
  }
  return samples
}

/** Reads headerless signed 16-bit little-endian mono samples. */
export function decodePcm16(bytes: Uint8Array, sampleRate: number): Pcm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.length >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(i * 2, true) / 32768
  return { samples, sampleRate }
}

/** Writes mono sound as a 16-bit WAV file. */
export const encodeWav = ({ samples, sampleRate }: Pcm): Uint8Array => wavFile(pcm16Of(samples), sampleRate)
