// The module of the child that reads recordings of people (see platform/server/isolation).
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
  /** A WAV file as it is stored: mono, at one rate, without the silence at its ends. */
  read(bytes: Uint8Array): { wav: Uint8Array; seconds: number } {
    const pcm = decoded(bytes)
    if (pcm.samples.length / pcm.sampleRate > RECORDING_SECONDS + 1) throw new TaskError('long')
    const { start, end } = soundingPart(pcm.samples, pcm.sampleRate)
    if (end <= start) throw new TaskError('silent')
    // What was stored once is stored as it is: it comes back from an export.
    const isTrimmed = pcm.samples.length - (end - start) < 0.1 * pcm.sampleRate
    if (isTrimmed && pcm.sampleRate === RECORDING_RATE && bytes.length === 44 + pcm.samples.length * 2)
      return { wav: bytes, seconds: pcm.samples.length / RECORDING_RATE }
    const samples = resample({ samples: pcm.samples.slice(start, end), sampleRate: pcm.sampleRate }, RECORDING_RATE)
    return { wav: encodeWav({ samples, sampleRate: RECORDING_RATE }), seconds: samples.length / RECORDING_RATE }
  },
}
