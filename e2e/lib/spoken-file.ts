import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { encodeWav } from '#platform/server/speech/wav.ts'

/** A sentence, or so many seconds of silence. */
export type SpokenPart = string | number

const RATE = 16_000
/** Louder than the synthesiser's own: somebody who speaks into a phone. */
const PEAK = 0.7

/** What a browser's pretended microphone plays, spoken by the embedded voice; and when each sentence begins and ends, s. */
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
        // The synthesiser's own silence before and after is none of the sentence's.
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

/** What makes a browser hear that file instead of a room, and allow it. */
export const microphoneArgs = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
]
