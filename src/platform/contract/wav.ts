const HEADER_BYTES = 44

/** Samples from -1 to 1 as signed 16-bit little-endian bytes; what lies beyond is cut off. */
export function pcm16Of(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [i, sample] of samples.entries()) view.setInt16(i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return bytes
}

/** A WAV file of mono sound. `pcm`: signed 16-bit little-endian samples; `sampleRate`: hertz. */
export function wavFile(pcm: Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + pcm.length)
  const view = new DataView(bytes.buffer)
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, pcm.length, true)
  bytes.set(pcm, HEADER_BYTES)
  return bytes
}
