import { wavFile } from '#platform/contract/wav.ts'
import { readBounded } from '../http/read-bounded.ts'
import { RecognitionError, type RecognitionDriver } from './recognition-driver.ts'

type OpenAiRecognitionSettings = {
  /** Base address of the service, without `/v1/audio/transcriptions`. */
  url: string
  apiKey?: string | undefined
  model: string
  /** Whole request, milliseconds. Default 20 000. */
  timeoutMs?: number | undefined
  /** Largest answer, bytes. Default 256 KB: a minute of speech is a few hundred words. */
  maxBytes?: number | undefined
}

/** Recognition by any service with the OpenAI interface `POST /v1/audio/transcriptions`. Follows no redirect; answers are bounded in time and size. */
export function openAiRecognition(settings: OpenAiRecognitionSettings): RecognitionDriver {
  const timeoutMs = settings.timeoutMs ?? 20_000
  const maxBytes = settings.maxBytes ?? 262_144
  const address = new URL('v1/audio/transcriptions', settings.url.endsWith('/') ? settings.url : `${settings.url}/`)
  return {
    async transcribe(sound, { language, signal }) {
      signal?.throwIfAborted()
      const form = new FormData()
      form.set('file', new Blob([wavFile(sound.pcm, sound.sampleRate)], { type: 'audio/wav' }), 'speech.wav')
      form.set('model', settings.model)
      form.set('language', language)
      form.set('response_format', 'json')
      form.set('temperature', '0')
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          ...(settings.apiKey ? { headers: { authorization: `Bearer ${settings.apiKey}` } } : {}),
          body: form,
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw refusal(response.status)
        }
        const tooLong = () => new RecognitionError('nonsense', `The recognition service sent more than ${maxBytes} bytes.`)
        return wordsOf(await readBounded(response, maxBytes, tooLong))
      } catch (cause) {
        if (signal?.aborted) throw signal.reason
        if (cause instanceof RecognitionError) throw cause
        if (timeout.aborted) throw new RecognitionError('slow', `The recognition service took longer than ${timeoutMs} ms.`)
        // A network failure's own message may name addresses; its kind is enough.
        const kind = cause instanceof Error ? cause.name : 'unknown failure'
        throw new RecognitionError('away', `The recognition service could not be reached (${kind}).`)
      }
    },
  }
}

function refusal(status: number): RecognitionError {
  const trouble = status === 429 || status === 503 ? 'busy' : status >= 500 ? 'away' : 'refused'
  return new RecognitionError(trouble, `The recognition service answered ${status}.`)
}

/** `{ "text": … }`, as `json` and `verbose_json` have it. */
function wordsOf(bytes: Uint8Array): string {
  let stated: unknown
  try {
    stated = (JSON.parse(new TextDecoder().decode(bytes)) as { text?: unknown } | null)?.text
  } catch {
    // Reported below.
  }
  if (typeof stated !== 'string') throw new RecognitionError('nonsense', 'The recognition service sent no text.')
  return stated.toWellFormed().replaceAll('\0', '').trim()
}
