import type { HasConfig, HasLog, HasStorage } from '#platform/server/app/app.ts'
import { sealedSentences } from '#platform/server/audio/own-audio.ts'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { canSpeak } from '#platform/server/speech/open-speaker.ts'
import { createSpeaker, type Speaker } from '#platform/server/speech/speaker.ts'
import { decodeWav } from '#platform/server/speech/wav.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Language } from '../core/categories.ts'
import { recordingKey, sentencesFolder } from './files.ts'
import { recordingIn } from './recipe.ts'
import type { RecordingRow } from './store.ts'

/** People did not consent to sending their texts to a service, so only the embedded voice speaks them. */
export const canSpeakOwn = (language: Language): boolean => canSpeak({ speech: undefined }, language)

/** One instance for all meditations of this process: it starts on demand, and stops when idle. */
const embedded = embeddedSpeech()

export type Voices = Pick<Speaker, 'speak'> & {
  /** Files of the sentences that were requested. */
  used: ReadonlySet<string>
}

/** Speaks the lines of a meditation: sentences with the embedded voice, each once, and recordings unchanged. */
export function openVoices(
  app: HasConfig & HasLog & HasStorage,
  key: PersonKey,
  { userId, id, recordings }: { userId: string; id: string; recordings: readonly RecordingRow[] },
): Voices {
  const used = new Set<string>()
  const cache = sealedSentences(app, key, sentencesFolder(userId, id), used)
  const speaker = createSpeaker({ driver: embedded, cache, log: ({ message, reason }) => app.log.warn({ reason }, message) })
  return {
    used,
    async speak(line, request) {
      const number = recordingIn(line)
      if (number === undefined) return speaker.speak(line, request)
      const recording = recordings.find((one) => one.number === number)
      if (!recording) throw new Error(`Recording ${number} is missing.`)
      const sealed = await openSealed(app.storage, key, recordingKey(userId, id, recording.version))
      return { ...decodeWav(await sealed.readAll()), isRecorded: true }
    },
  }
}
