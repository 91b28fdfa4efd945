import type { Config } from '#platform/server/config/config.ts'
import { openAiRecognition } from '#platform/server/recognition/openai-driver.ts'
import type { RecognitionDriver } from '#platform/server/recognition/recognition-driver.ts'
import { embeddedSpeech } from '#platform/server/speech/embedded-driver.ts'
import { openAiSpeech } from '#platform/server/speech/openai-driver.ts'
import type { SpeechDriver } from '#platform/server/speech/speech-driver.ts'

/** `destination`: the host that sound or words go to, as it is shown and agreed to. */
type Beyond<Driver> = { destination: string; model: string; driver: Driver }

export type VoiceServices = {
  hearing: Beyond<RecognitionDriver> | undefined
  speaking: Beyond<SpeechDriver> | undefined
  /** The voice of this server itself: English alone. */
  embedded: SpeechDriver
}

const known = new WeakMap<Config, VoiceServices>()

/**
 * What hears and speaks here. Sentences of a conversation are private: unlike those of tracks they go through no cache
 * (speech/open-speaker.ts keeps what it spoke).
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
        // A track is unhurried; a conversation has the voice's own pace.
        speed: 1,
      }),
    },
    embedded: embeddedSpeech(),
  }
  known.set(config, made)
  return made
}
