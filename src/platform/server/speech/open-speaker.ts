import type { HasConfig, HasLog, HasStorage } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import { embeddedSpeech } from './embedded-driver.ts'
import { openAiSpeech } from './openai-driver.ts'
import { createSpeaker, type Speaker } from './speaker.ts'
import { SpeechError, type SpeechCache } from './speech-driver.ts'

export type SpokenLanguage = 'en' | 'de'

/** The embedded voice speaks English only; other languages need the service at `SPEECH_URL`. */
export const canSpeak = ({ speech }: Pick<Config, 'speech'>, language: SpokenLanguage): boolean => language === 'en' || speech !== undefined

type SpeakerOptions = {
  /** Default English. Throws for a language that `canSpeak` rejects. */
  language?: SpokenLanguage
  /** Storage for spoken sentences. The default is unencrypted and shared by all: pass an encrypted one for a person's own text. */
  cache?: SpeechCache
  /** Uses the embedded voice only, so that no word leaves the machine: for text that a person did not agree to send. */
  staysHere?: boolean
}

/**
 * The speaker of this installation: the service at `SPEECH_URL`, with the embedded voice as a fallback if that speaks the
 * language, or the embedded voice alone.
 */
export function openSpeaker(
  { config, storage, log }: HasConfig & HasLog & HasStorage,
  { language = 'en', cache: given, staysHere = false }: SpeakerOptions = {},
): Speaker {
  const speech = staysHere ? undefined : config.speech
  if (!canSpeak({ speech }, language)) throw new SpeechError(`There is no voice for ${language}.`)
  const cache: SpeechCache = given ?? {
    get: (key) => storage.readAll(`cache/speech/${key}.wav`),
    put: async (key, bytes) => {
      await storage.put(`cache/speech/${key}.wav`, bytes)
    },
  }
  const say = ({ message, reason }: { message: string; reason: string }) => log.warn({ reason }, message)
  if (!speech) return createSpeaker({ driver: embeddedSpeech(), cache, log: say })
  const { url, apiKey, model, voice } = speech
  const voices = voice ? { low: voice, soft: voice } : undefined
  return createSpeaker({
    driver: openAiSpeech({ url, apiKey, model, voices }),
    fallback: language === 'en' ? embeddedSpeech() : undefined,
    cache,
    log: say,
  })
}
