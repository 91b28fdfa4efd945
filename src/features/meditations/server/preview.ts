import type { HasConfig, HasDb, HasLog, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { startRender } from '#platform/server/audio/render/render.ts'
import { heardSeconds } from '#platform/server/audio/render/voice-track.ts'
import type { Allowance } from '#platform/server/quota/quota.ts'
import type { Language } from '../core/categories.ts'
import type { Segment } from '../core/script.ts'
import { layOut, type Voice } from '../core/timeline.ts'
import { meditationReasons } from '../reasons.en.ts'
import { recipeOf } from './recipe.ts'
import { recordingLengths, soundScript } from './render.ts'
import { recordingsOf } from './store.ts'
import { openVoices } from './voice.ts'

export const PREVIEWS: Allowance = { feature: 'meditations.previews', limit: 400, seconds: 3600, reason: meditationReasons.many_previews() }

/** Pauses are shortened to this in a preview, seconds. */
const LONGEST_PAUSE = 2
const MOST_ROUNDS = 1
/** Raises the −20 LUFS of a voice to the −18 of a sound (dB). */
const PREVIEW_GAIN = 2
/** Seconds before and after: the renderer omits a line that ends within two seconds of the end. */
const AROUND = { lead: 1, tail: 3.5 }

const shortened = (segment: Segment): Segment => {
  if (segment.kind === 'pause') return { ...segment, seconds: Math.min(segment.seconds, LONGEST_PAUSE) }
  if (segment.kind === 'breath') return { ...segment, rounds: Math.min(segment.rounds, MOST_ROUNDS) }
  return segment
}

/** Preview of a piece of a script as a streamed MP3. Throws `conflict` for a script with problems. */
export async function previewOf(
  app: HasConfig & HasDb & HasLog & HasStorage & HasVault,
  { userId, id, text, voice, language }: { userId: string; id: string; text: string; voice: Voice; language: Language },
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const [key, recordings] = await Promise.all([app.vault.keyOf(userId), recordingsOf(app.db, userId, id)])
  const { segments } = soundScript({ script: text, voice, language }, recordings)
  const voices = openVoices(app, key, { userId, id, recordings })
  async function* sound(): AsyncGenerator<Uint8Array> {
    const seconds = new Map<string, number>()
    for (const segment of segments) {
      if (segment.kind !== 'say' || voice === 'own' || seconds.has(segment.text)) continue
      seconds.set(segment.text, heardSeconds(await voices.speak(segment.text, { voice: voice === 'low' ? 'low' : 'soft', signal })))
    }
    const lengths = { ...recordingLengths(recordings), say: (sentence: string) => seconds.get(sentence) }
    const versionOf = (number: number) => recordings.find((one) => one.number === number)?.version ?? ''
    const recipe = recipeOf(layOut(segments.map(shortened), voice, lengths, AROUND), { seed: id, voice, versionOf })
    // The usual gain of a voice: measuring would take longer than listening.
    yield* startRender({ ...recipe, gainDb: PREVIEW_GAIN }, { signal, speech: voices })
  }
  return sound()
}
