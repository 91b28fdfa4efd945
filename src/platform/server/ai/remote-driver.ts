import type { AiConfig } from '../config/ai-config.ts'
import type { ModelMessage } from 'ai'
import {
  ModelError,
  picturesIn,
  type ModelDriver,
  type ModelPart,
  type ModelRequest,
  type ModelTrouble,
  type ModelTurn,
} from './model-driver.ts'

type Service = Extract<AiConfig['model'], { url: string }>
type Fetch = typeof globalThis.fetch
/** The result seen by our own fetch: the SDK's errors may quote the service, and they change with its version. */
type Seen = { error?: ModelError; answered: boolean }

/**
 * A model behind a URL, called with the AI SDK (chat completions, or Anthropic's messages). Requests go to the configured
 * address only, are never repeated and follow no redirect; the body of an error is not even read.
 */
export function remoteDriver(service: Service, { mostBytes }: { mostBytes: number }): ModelDriver {
  return {
    async *open(request) {
      const seen: Seen = { answered: false }
      const hasPictures = picturesIn(request.messages).length > 0
      const own = guardedFetch(service, { mostBytes, hasPictures }, (what) => {
        Object.assign(seen, what)
        if (what.answered) request.onAnswer()
      })
      let started = false
      try {
        for await (const part of partsOf(service, own, request)) {
          started = true
          yield part
        }
      } catch (error) {
        if (seen.error) throw seen.error
        if (error instanceof ModelError) throw error
        throw new ModelError(started ? 'cut' : seen.answered ? 'garbled' : 'unreachable')
      }
    },
    close: async () => {},
  }
}

async function* partsOf(service: Service, own: Fetch, request: ModelRequest): AsyncGenerator<ModelPart> {
  const { system, messages, tools, maxOutputTokens, signal } = request
  const { streamText, jsonSchema, model } = await load(service, own)
  const { stream } = streamText({
    model,
    // Empty instructions are an error to some services.
    ...(system ? { instructions: system } : {}),
    messages: messages.map(messageOf),
    // Without `execute`: this driver only reads calls, and with-tools.ts runs them.
    ...(tools && {
      tools: Object.fromEntries(
        tools.map(({ name, description, parameters }) => [name, { description, inputSchema: jsonSchema(parameters) }]),
      ),
    }),
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    // Without a listener the SDK prints errors on the console, and they quote text.
    onError: () => {},
  })
  for await (const part of stream) {
    if (part.type === 'text-delta') yield { type: 'text', text: part.text }
    else if (part.type === 'reasoning-delta' || part.type === 'tool-input-delta') yield { type: 'thinking' }
    else if (part.type === 'tool-call')
      // Invalid JSON comes as text, an unknown tool name unchanged; with-tools.ts reports both to the model.
      yield {
        type: 'call',
        id: part.toolCallId,
        name: part.toolName,
        input: part.input,
        ...(typeof part.input === 'object' && part.input !== null ? {} : { isBroken: true as const }),
      }
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') {
      // Every service names its reason to end; a stream without one was cut between two messages.
      if (part.rawFinishReason === undefined) throw new ModelError('cut')
      const { inputTokens, outputTokens } = part.totalUsage
      yield {
        type: 'end',
        finish: part.finishReason === 'length' ? 'length' : part.finishReason === 'content-filter' ? 'filtered' : 'complete',
        usage: inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens },
      }
      return
    }
  }
  throw new ModelError('cut')
}

function messageOf(turn: ModelTurn): ModelMessage {
  if (turn.role === 'tool') {
    return {
      role: 'tool',
      content: turn.results.map(({ id, name, text }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: 'text', value: text },
      })),
    }
  }
  if (!('calls' in turn)) {
    const { role, content, pictures = [] } = turn
    if (role === 'assistant' || pictures.length === 0) return { role, content }
    // The picture first, as the services advise: the words are about it.
    const files = pictures.map(({ type, bytes }) => ({ type: 'file' as const, mediaType: type, data: bytes }))
    return { role, content: [...files, { type: 'text', text: content }] }
  }
  return {
    role: 'assistant',
    content: [
      ...(turn.content === '' ? [] : [{ type: 'text' as const, text: turn.content }]),
      ...turn.calls.map(({ id, name, input }) => ({ type: 'tool-call' as const, toolCallId: id, toolName: name, input })),
    ],
  }
}

/** The SDKs (up to 35 MB in memory) are loaded by the first run: an installation that asks no model does not carry them. */
async function load({ kind, url, apiKey, name }: Service, own: Fetch) {
  const { streamText, jsonSchema } = await import('ai')
  // Its warnings are about parameters; they go to the console, not to our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return { streamText, jsonSchema, model: createAnthropic({ baseURL: url, apiKey: apiKey ?? '', fetch: own })(name) }
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const service = createOpenAICompatible({
    name: 'service',
    baseURL: url,
    includeUsage: true,
    fetch: own,
    ...(apiKey === undefined ? {} : { apiKey }),
    // OpenAI's newer models refuse the older name of this field; most compatible services know only the older one.
    ...(new URL(url).hostname === 'api.openai.com' ? { transformRequestBody: withNewNames } : {}),
  })
  return { streamText, jsonSchema, model: service.chatModel(name) }
}

function withNewNames({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, ...(max_tokens === undefined ? {} : { max_completion_tokens: max_tokens }) }
}

type Guard = { mostBytes: number; hasPictures: boolean }

function guardedFetch({ url }: Service, { mostBytes, hasPictures }: Guard, report: (seen: Partial<Seen>) => void): Fetch {
  const fail = (trouble: ModelTrouble, status?: number): ModelError => {
    const error = new ModelError(trouble, status)
    report({ error })
    return error
  }
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith(`${url}/`)) throw fail('redirected')
    let response: Response
    try {
      response = await fetch(address, { ...init, redirect: 'manual' })
    } catch {
      throw fail('unreachable')
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel().catch(() => {})
      throw fail(troubleOf(response.status, hasPictures), response.status)
    }
    report({ answered: true })
    return new Response(bounded(response.body, mostBytes, fail), { status: response.status, headers: response.headers })
  }
}

/** Services refuse pictures to a model without sight as a wrong request, or say that there is no such model that takes them. */
function troubleOf(status: number, hasPictures: boolean): ModelTrouble {
  if (status >= 300 && status < 400) return 'redirected'
  if (status === 401 || status === 403) return 'credentials'
  if (status === 404) return hasPictures ? 'blind' : 'unknown_model'
  // 529 is Anthropic's "overloaded".
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status < 400 || status >= 500) return 'broken'
  return hasPictures ? 'blind' : 'refused'
}

/** The body as it arrives, up to `most` bytes; a broken connection is `cut`, more bytes are too long. */
function bounded(body: ReadableStream<Uint8Array>, most: number, fail: (trouble: ModelTrouble) => ModelError): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let total = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch(() => {
        throw fail('cut')
      })
      if (next.done) return controller.close()
      total += next.value.length
      if (total > most) {
        reader.cancel().catch(() => {})
        throw fail('too_long')
      }
      controller.enqueue(next.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
