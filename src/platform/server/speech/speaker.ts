import { createHash } from 'node:crypto'
import { SpeechError, type Pcm, type SpeechCache, type SpeechDriver, type SpeechRequest } from './speech-driver.ts'
import { decodeWav, encodeWav } from './wav.ts'

/** Speaks sentences, caches them, and keeps speaking when a service is unavailable. */
export interface Speaker {
  /** One sentence as mono sound. The same sentence, voice and settings give the same samples in every process. */
  speak(sentence: string, request: SpeechRequest): Promise<Pcm>
  close(): Promise<void>
}

type SpeakerParts = {
  driver: SpeechDriver
  /** Used when `driver` fails; normally the embedded voice. */
  fallback?: SpeechDriver | undefined
  cache?: SpeechCache | undefined
  /** Called when the fallback is used or the cache fails. Never receives the text. */
  log?: ((line: { message: string; reason: string }) => void) | undefined
  /** After a failure the fallback is used for this long before the service is tried again. Default 60 000. */
  retryAfterMs?: number | undefined
}

const cacheFormat = 1

export function createSpeaker({ driver, fallback, cache, log, retryAfterMs = 60_000 }: SpeakerParts): Speaker {
  let driverRestsUntil = 0

  async function spokenBy(by: SpeechDriver, sentence: string, request: SpeechRequest): Promise<Pcm> {
    const key = cacheKey(by, sentence, request)
    const stored = await readStored(key)
    if (stored) return stored
    const bytes = encodeWav(await by.synthesise(sentence, request))
    if (!cache) return decodeWav(bytes)
    try {
      await cache.put(key, bytes)
    } catch (cause) {
      log?.({ message: 'A spoken sentence could not be kept.', reason: reasonOf(cause) })
    }
    // Read back: if two processes speak the same sentence at once, both continue with the stored bytes, so their tracks agree.
    return (await readStored(key)) ?? decodeWav(bytes)
  }

  async function readStored(key: string): Promise<Pcm | undefined> {
    try {
      const bytes = await cache?.get(key)
      return bytes && decodeWav(bytes)
    } catch (cause) {
      log?.({ message: 'A kept sentence could not be read; it is spoken anew.', reason: reasonOf(cause) })
      return undefined
    }
  }

  return {
    async speak(sentence, request) {
      if (!fallback) return await spokenBy(driver, sentence, request)
      if (Date.now() >= driverRestsUntil) {
        try {
          return await spokenBy(driver, sentence, request)
        } catch (cause) {
          if (request.signal?.aborted) throw cause
          driverRestsUntil = Date.now() + retryAfterMs
          log?.({ message: 'Speech service failed; the embedded voice speaks instead.', reason: reasonOf(cause) })
        }
      }
      return await spokenBy(fallback, sentence, request)
    },
    async close() {
      await Promise.all([driver.close(), fallback?.close()])
    },
  }
}

function cacheKey(by: SpeechDriver, sentence: string, { voice }: SpeechRequest): string {
  const text = sentence.replace(/\s+/g, ' ').trim()
  return createHash('sha256')
    .update(JSON.stringify([cacheFormat, by.id, voice, text]))
    .digest('hex')
}

function reasonOf(cause: unknown): string {
  return cause instanceof SpeechError ? cause.message : cause instanceof Error ? cause.name : 'unknown failure'
}
