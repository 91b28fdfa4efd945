import type { Endpoint, InputOf } from '#platform/contract/endpoint.ts'
import { ERROR_STATUS, type ErrorBody } from '#platform/contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { noAnswer, send, type Input } from '../api/call.ts'
import { translateError } from '../api/reason-words.ts'

/** The longest time for a whole answer. */
const TIMEOUT_MS = 600_000

/** How an answer ended. `stopped`: the person stopped it (here or elsewhere), so the text is incomplete. */
export type StreamEnd = {
  text: string
  finish: 'complete' | 'length' | 'filtered' | 'stopped'
  usage: { inputTokens: number; outputTokens: number; estimated: boolean }
}

type StreamOptions = {
  /** Each piece as it arrives, and all the text so far. */
  onText(piece: string, soFar: string): void
  /** The run's id, before the first piece: for the feature's stop endpoint. */
  onRun?(id: string): void
  /** The model does something other than write text, such as calling a tool; the feature defines the fields. */
  onStep?(step: Readonly<Record<string, string>>): void
  /** Aborts the request, and with it the run on the server. */
  signal?: AbortSignal | undefined
}

/** An event from the server (platform/server/ai/event-stream.ts): one JSON object each. */
type StreamEvent = { run?: string; text?: string; step?: Record<string, string>; done?: true } & Partial<Omit<StreamEnd, 'text'>> &
  Pick<Partial<ErrorBody>, 'error' | 'message' | 'reason' | 'params'>

/**
 * Calls an endpoint that answers with a model's words as a stream of events, and gives them as they arrive. Rejects with
 * ApiError (refused, or failed half-way: then `onText` has received the text so far), NetworkError (the line broke), or AbortError (the
 * caller's own signal).
 */
export async function streamText<const E extends Endpoint>(endpoint: E, input: InputOf<E>, options: StreamOptions): Promise<StreamEnd> {
  const { signal } = options
  const response = (await send(endpoint, input as Input, { signal, timeoutMs: TIMEOUT_MS, as: 'mutation' })) as Response
  let text = ''
  try {
    for await (const event of eventsOf(response)) {
      signal?.throwIfAborted()
      if (event.run !== undefined) options.onRun?.(event.run)
      if (event.step !== undefined) options.onStep?.(event.step)
      if (event.text !== undefined) {
        text += event.text
        options.onText(event.text, text)
      }
      if (event.error) {
        const stated = await translateError(event)
        throw new ApiError(stated.message ?? event.error, ERROR_STATUS[event.error] ?? 500, stated)
      }
      if (event.done) return { text, finish: event.finish!, usage: event.usage! }
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw error instanceof ApiError ? error : noAnswer(error)
  }
  throw noAnswer(new Error('The stream ended without an end.'))
}

/** Yields the JSON of each event once it is complete; comments (heartbeats) are skipped. */
async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as StreamEvent
    }
  } finally {
    // When the consumer stops or fails, the rest of the response is cancelled.
    reader?.cancel().catch(() => {})
  }
}
