import { readBounded } from '../http/read-bounded.ts'
import { checkSentence, SpeechError, type SpeechDriver, type VoiceName } from './speech-driver.ts'
import { decodePcm16, decodeWav } from './wav.ts'

type OpenAiSpeechSettings = {
  /** Base address of the service, without `/v1/audio/speech`. */
  url: string
  apiKey?: string | undefined
  /** Default `tts-1`. */
  model?: string | undefined
  /** The service's voices for ours. Default `onyx` and `shimmer`. */
  voices?: Partial<Record<VoiceName, string>> | undefined
  /** 0.25–4, 1 is the service's own pace. Default 0.9: unhurried. */
  speed?: number | undefined
  /** Whole request, milliseconds. Default 20 000. */
  timeoutMs?: number | undefined
  /** Largest answer, bytes. Default 16 MB (about five minutes at 24 kHz). */
  maxBytes?: number | undefined
}

/** Raw `pcm` answers of this interface are 24 kHz, 16 bit, mono, little-endian. */
const rawPcmRate = 24_000

/** Speech by any service with the OpenAI interface `POST /v1/audio/speech`. Follows no redirect; answers are bounded in time and size. */
export function openAiSpeech(settings: OpenAiSpeechSettings): SpeechDriver {
  const model = settings.model ?? 'tts-1'
  const voices: Record<VoiceName, string> = { low: settings.voices?.low ?? 'onyx', soft: settings.voices?.soft ?? 'shimmer' }
  const speed = settings.speed ?? 0.9
  const timeoutMs = settings.timeoutMs ?? 20_000
  const maxBytes = settings.maxBytes ?? 16_000_000
  const address = new URL('v1/audio/speech', settings.url.endsWith('/') ? settings.url : `${settings.url}/`)

  return {
    id: `openai:${address.origin}${address.pathname}:${model}:${voices.low}:${voices.soft}:${speed}`,
    async synthesise(sentence, { voice, signal }) {
      const input = checkSentence(sentence)
      signal?.throwIfAborted()
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          headers: { 'content-type': 'application/json', ...(settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {}) },
          body: JSON.stringify({ model, input, voice: voices[voice], response_format: 'wav', speed }),
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw new SpeechError(`The speech service answered ${response.status}.`)
        }
        const bytes = await readBounded(response, maxBytes, () => new SpeechError(`The speech service sent more than ${maxBytes} bytes.`))
        const pcm = isRiff(bytes) ? decodeWav(bytes) : rawPcm(bytes, response.headers.get('content-type') ?? '')
        if (pcm.samples.length < pcm.sampleRate / 20) throw new SpeechError('The speech service sent no sound.')
        return pcm
      } catch (cause) {
        if (signal?.aborted) throw signal.reason
        if (cause instanceof SpeechError) throw cause
        if (timeout.aborted) throw new SpeechError(`The speech service took longer than ${timeoutMs} ms.`)
        // A network failure's own message may name addresses; its kind is enough.
        throw new SpeechError(`The speech service could not be reached (${cause instanceof Error ? cause.name : 'unknown failure'}).`)
      }
    },
    close: async () => {},
  }
}

function isRiff(bytes: Uint8Array): boolean {
  return bytes[0] === 0x52 && bytes[1] === 0x49 && bytes[2] === 0x46 && bytes[3] === 0x46
}

function rawPcm(bytes: Uint8Array, type: string) {
  if (!/^audio\/(?:x-)?(?:pcm|l16|raw)|^application\/octet-stream/i.test(type))
    throw new SpeechError('The speech service sent neither WAV nor PCM.')
  const rate = Number(/rate=(\d+)/i.exec(type)?.[1] ?? rawPcmRate)
  if (rate < 8000 || rate > 48_000) throw new SpeechError('The speech service sent an unusable sample rate.')
  return decodePcm16(bytes, rate)
}
