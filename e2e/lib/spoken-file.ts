import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { encodeWav } from '#platform/server/speech/wav.ts'

/** A sentence, or a silence in seconds. */
export type SpokenPart = string | number

const RATE = 16_000
/** Peak level, louder than the synthesiser's, like a person who speaks into a phone. */
const PEAK = 0.7

/** A file for a browser's fake microphone, spoken by the embedded voice; and the start and end of each sentence, s. */
export async function spokenFile(parts: readonly SpokenPart[]): Promise<{ file: string; sentences: { from: number; to: number }[] }> {
  const voice = embeddedSpeech()
  const pieces: Float32Array[] = []
  const sentences: { from: number; to: number }[] = []
  let at = 0
  try {
    for (const part of parts) {
      let samples: Float32Array
      if (typeof part === 'number') samples = new Float32Array(Math.round(part * RATE))
      else {
        const stated = (await voice.synthesise(part, { voice: 'low' })).samples
        const peak = stated.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
        const loud = stated.map((sample) => (sample / peak) * PEAK)
        // The synthesiser's silence before and after does not belong to the sentence.
        const first = loud.findIndex((sample) => Math.abs(sample) > 0.02)
        const last = loud.findLastIndex((sample) => Math.abs(sample) > 0.02)
        samples = loud.slice(first, last + 1)
        sentences.push({ from: at / RATE, to: (at + samples.length) / RATE })
      }
      pieces.push(samples)
      at += samples.length
    }
  } finally {
    await voice.close()
  }
  const all = new Float32Array(at)
  let to = 0
  for (const piece of pieces) {
    all.set(piece, to)
    to += piece.length
  }
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'fernwell-microphone-')), 'speech.wav')
  await writeFile(file, encodeWav({ samples: all, sampleRate: RATE }))
  return { file, sentences }
}

/** Browser arguments that use the file as the microphone's input, with permission. */
export const microphoneArgs = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
]
