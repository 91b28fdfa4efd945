import type { HasConfig, HasLog, HasStorage } from '../app/app.ts'
import { embeddedSpeech } from './embedded-driver.ts'
import { openAiSpeech } from './openai-driver.ts'
import { createSpeaker, type Speaker } from './speaker.ts'
import type { SpeechCache } from './speech-driver.ts'

/** The speaker this installation is set up for: the service at `SPEECH_URL` with the embedded voice behind it, or the embedded voice alone. */
export function openSpeaker({ config, storage, log }: HasConfig & HasLog & HasStorage): Speaker {
  const cache: SpeechCache = {
    get: (key) => storage.readAll(`cache/speech/${key}.wav`),
    put: async (key, bytes) => {
      await storage.put(`cache/speech/${key}.wav`, bytes)
    },
  }
  const { speech } = config
  const say = ({ message, reason }: { message: string; reason: string }) => log.warn({ reason }, message)
  if (!speech) return createSpeaker({ driver: embeddedSpeech(), cache, log: say })
  const { url, apiKey, model, voice } = speech
  const voices = voice ? { low: voice, soft: voice } : undefined
  return createSpeaker({ driver: openAiSpeech({ url, apiKey, model, voices }), fallback: embeddedSpeech(), cache, log: say })
}
