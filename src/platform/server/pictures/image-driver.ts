import { z } from 'zod'
import { readBounded } from '../http/read-bounded.ts'

export const SHAPES = { square: '1024x1024', upright: '1024x1536', wide: '1536x1024' } as const
export type Shape = keyof typeof SHAPES

/** refused: the service does not make this picture, or not for this key. nonsense: its answer has no picture. */
export type ImageTrouble = 'away' | 'busy' | 'slow' | 'refused' | 'nonsense'

export class ImageModelError extends Error {
  override readonly name = 'ImageModelError'
  readonly trouble: ImageTrouble
  constructor(trouble: ImageTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}

export type ImageService = {
  /** Base address of the service, without `/v1/images/generations`. */
  url: string
  apiKey: string | undefined
  model: string
}

type Limits = {
  /** Whole request, milliseconds. */
  timeoutMs: number
  /** Largest answer, bytes: base64 has a third more than the picture. */
  maxBytes: number
}

const LIMITS: Limits = { timeoutMs: 180_000, maxBytes: 40 * 1024 ** 2 }

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string().min(4) })).min(1) })

/**
 * A picture for words, by any service with the OpenAI interface `POST /v1/images/generations`. Follows no redirect, and fetches no address
 * that the answer names. Answers the bytes as they came: nothing is known about them. Throws ImageModelError, or the signal's reason.
 */
export async function makePicture(
  { url, apiKey, model }: ImageService,
  { words, shape, signal }: { words: string; shape: Shape; signal: AbortSignal },
  { timeoutMs, maxBytes }: Limits = LIMITS,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const address = new URL('v1/images/generations', url.endsWith('/') ? url : `${url}/`)
  const timeout = AbortSignal.timeout(timeoutMs)
  // OpenAI's own models always send the bytes, and refuse a request for them; other models need it, or they send an address.
  const format = address.hostname === 'api.openai.com' ? {} : { response_format: 'b64_json' }
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout]),
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model, prompt: words, n: 1, size: SHAPES[shape], ...format }),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusal(response.status)
    }
    const tooLong = () => new ImageModelError('nonsense', `The image service sent more than ${maxBytes} bytes.`)
    return pictureIn(await readBounded(response, maxBytes, tooLong))
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (cause instanceof ImageModelError) throw cause
    if (timeout.aborted) throw new ImageModelError('slow', `The image service took longer than ${timeoutMs} ms.`)
    // A network failure's own message may name addresses; its kind is enough.
    const kind = cause instanceof Error ? cause.name : 'unknown failure'
    throw new ImageModelError('away', `The image service could not be reached (${kind}).`)
  }
}

function refusal(status: number): ImageModelError {
  const trouble = status === 429 || status === 503 ? 'busy' : status >= 500 ? 'away' : 'refused'
  return new ImageModelError(trouble, `The image service answered ${status}.`)
}

function pictureIn(bytes: Uint8Array): Uint8Array {
  try {
    return Buffer.from(Answer.parse(JSON.parse(new TextDecoder().decode(bytes))).data[0]!.b64_json, 'base64')
  } catch {
    throw new ImageModelError('nonsense', 'The image service sent no picture.')
  }
}
