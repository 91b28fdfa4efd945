import { pcm16Of, wavFile } from '#platform/contract/wav.ts'
import { RECORDING_RATE } from '../../core/limits.ts'
import { soundingPart } from '../../core/recording.ts'

/** Decodes a file or recording to mono samples at the stored sample rate. Rejects if it is not audio. */
export async function decodeSound(file: Blob): Promise<Float32Array<ArrayBuffer>> {
  const bytes = await file.arrayBuffer()
  const context = new OfflineAudioContext(1, 1, RECORDING_RATE)
  const buffer = await context.decodeAudioData(bytes)
  if (buffer.length === 0) throw new Error('The sound is empty.')
  const samples = new Float32Array(buffer.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const part = buffer.getChannelData(channel)
    for (let i = 0; i < samples.length; i++) samples[i]! += part[i]! / buffer.numberOfChannels
  }
  return samples
}

/** Start and end of the sounding part, s. Both are 0 if nothing is heard. */
export function soundingSeconds(samples: Float32Array): { from: number; to: number } {
  const { start, end } = soundingPart(samples, RECORDING_RATE)
  return { from: start / RECORDING_RATE, to: end / RECORDING_RATE }
}

/** A part of the samples as a WAV file: mono, 16 bit. */
export function wavOf(samples: Float32Array, from: number, to: number): Blob {
  const part = samples.subarray(Math.round(from * RECORDING_RATE), Math.round(to * RECORDING_RATE))
  return new Blob([wavFile(pcm16Of(part), RECORDING_RATE)], { type: 'audio/wav' })
}
