import type { Config } from '#platform/server/config/config.ts'
import { openAiRecognition } from '#platform/server/recognition/openai-driver.ts'
import type { RecognitionDriver } from '#platform/server/recognition/recognition-driver.ts'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { openAiSpeech } from '#platform/server/speech/openai-driver.ts'
import type { SpeechDriver } from '#platform/server/speech/speech-driver.ts'

/** `destination`: the host that receives audio or text, as the person sees it and agrees to it. */
type Beyond<Driver> = { destination: string; model: string; driver: Driver }

export type VoiceServices = {
  hearing: Beyond<RecognitionDriver> | undefined
  speaking: Beyond<SpeechDriver> | undefined
  /** The voice of this server itself, in English only. */
  embedded: SpeechDriver
}

const known = new WeakMap<Config, VoiceServices>()

/**
 * Services for recognition and synthesis. Sentences of a conversation are private, so unlike those of tracks they bypass the cache of
 * speech/open-speaker.ts.
 */
export function servicesOf(config: Config): VoiceServices {
  const found = known.get(config)
  if (found) return found
  const { transcription, speech } = config
  const made: VoiceServices = {
    hearing: transcription && {
      destination: new URL(transcription.url).host,
      model: transcription.model,
      driver: openAiRecognition(transcription),
    },
    speaking: speech && {
      destination: new URL(speech.url).host,
      model: speech.model ?? 'tts-1',
      driver: openAiSpeech({
        url: speech.url,
        apiKey: speech.apiKey,
        model: speech.model,
        ...(speech.voice && { voices: { low: speech.voice, soft: speech.voice } }),
        // Tracks are spoken slowly; a conversation uses the voice's own pace.
        speed: 1,
      }),
    },
    embedded: embeddedSpeech(),
  }
  known.set(config, made)
  return made
}
