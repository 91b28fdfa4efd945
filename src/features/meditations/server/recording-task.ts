// The module of the child process that decodes recordings (see platform/server/isolation).
import { TaskError } from '#platform/server/isolation/task.ts'
import { resample } from '#platform/server/speech/resample.ts'
import { decodeWav, encodeWav } from '#platform/server/speech/wav.ts'
import { RECORDING_RATE, RECORDING_SECONDS } from '../core/limits.ts'
import { soundingPart } from '../core/recording.ts'

function decoded(bytes: Uint8Array) {
  try {
    return decodeWav(bytes)
  } catch {
    throw new TaskError('unreadable')
  }
}

export const methods = {
  /** Converts a recording to the stored format: WAV, mono, one sample rate, without silence at its ends. */
  read(bytes: Uint8Array): { wav: Uint8Array; seconds: number } {
    const pcm = decoded(bytes)
    if (pcm.samples.length / pcm.sampleRate > RECORDING_SECONDS + 1) throw new TaskError('long')
    const { start, end } = soundingPart(pcm.samples, pcm.sampleRate)
    if (end <= start) throw new TaskError('silent')
    // A recording from an export is already in the stored format, so it is stored unchanged.
    const isTrimmed = pcm.samples.length - (end - start) < 0.1 * pcm.sampleRate
    if (isTrimmed && pcm.sampleRate === RECORDING_RATE && bytes.length === 44 + pcm.samples.length * 2)
      return { wav: bytes, seconds: pcm.samples.length / RECORDING_RATE }
    const samples = resample({ samples: pcm.samples.slice(start, end), sampleRate: pcm.sampleRate }, RECORDING_RATE)
    return { wav: encodeWav({ samples, sampleRate: RECORDING_RATE }), seconds: samples.length / RECORDING_RATE }
  },
}
