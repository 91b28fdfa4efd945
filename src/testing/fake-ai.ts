import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { aiConfig, type AiConfig, type AiLimits } from '#platform/server/config/ai-config.ts'

/** A piece of an answer: text, thoughts, a call, or a promise to await before the next piece. */
export type FakePiece = string | { thought: string } | FakeCall | Promise<unknown>

/** A tool call; `args` as text is sent unchanged, even if it is no JSON. */
export type FakeCall = { call: string; args?: object | string; id?: string }

type Finish = 'stop' | 'length' | 'content_filter' | 'tool_calls'

/** Behaviour of the service for one request. Without any of these it answers "Hello." */
export type FakeReply = {
  pieces?: readonly FakePiece[]
  /** Token counts in the answer's usage; undefined: the service reports none. */
  usage?: { input: number; output: number } | undefined
  /** Finish reason of chat completions; translated for the other API. Default `stop`, and `tool_calls` after a tool call. */
  finish?: Finish
  /** After the pieces: the connection breaks, or the answer ends without its final event. */
  cut?: 'line' | 'silently'
  /** Answers with this status and an error that quotes the request, as services do. */
  status?: number
  /** Waits before the headers of the answer. */
  before?: Promise<unknown>
  /** With a 3xx status: the `Location` header. */
  location?: string
  /** Sends this text verbatim instead of an answer. */
  raw?: string
  /** Sends an error event after the pieces, as services do in mid-stream. */
  errorEvent?: boolean
}

export type FakeRequest = {
  path: string
  headers: IncomingHttpHeaders
  body: {
    model?: string
    stream?: boolean
    system?: unknown
    messages?: { role: string; content: unknown; tool_calls?: unknown; tool_call_id?: string }[]
    tools?: { function?: { name: string }; name?: string }[]
    tool_choice?: unknown
    max_tokens?: number
    stream_options?: { include_usage?: boolean }
  }
  /** Whether the caller disconnected before the answer's end; settles when the connection is closed. */
  left: Promise<boolean>
}

export type FakeAi = {
  /** Base URL without a path: `…/v1/chat/completions` and `…/v1/messages` are served. */
  url: string
  requests: FakeRequest[]
  /** Scripts the answers to the next requests, in order. */
  reply(...replies: FakeReply[]): void
  /** Sets the answer to unscripted requests; undefined restores "Hello." */
  behave(as: ((request: FakeRequest['body']) => FakeReply) | undefined): void
  /** Settings of an installation that uses it, for `testServer(features, { config: { ai: fake.config() } })`. */
  config(
    change?: { provider?: 'openai' | 'anthropic'; limits?: Partial<AiLimits> } & Partial<Pick<AiConfig, 'requestsPerDay' | 'tokensPerDay'>>,
  ): AiConfig
  close(): Promise<void>
}

/** The pictures of a request, from either wire format. */
export function picturesSent({ messages = [] }: FakeRequest['body']): { type: string; bytes: Buffer }[] {
  type Part = { image_url?: { url: string }; source?: { type: string; media_type: string; data: string } }
  return messages.flatMap(({ content }) =>
    (Array.isArray(content) ? (content as Part[]) : []).flatMap(({ image_url: image, source }) => {
      const [, type, data] = image ? (/^data:([^;]+);base64,(.*)$/.exec(image.url) ?? []) : [undefined, source?.media_type, source?.data]
      return type && data ? [{ type, bytes: Buffer.from(data, 'base64') }] : []
    }),
  )
}

export const FAKE_AI_KEY = 'sk-fake-canary-key'
export const FAKE_AI_MODEL = 'fern-1'

/** A language model's service over loopback: the real wire formats of both kinds, streaming and not, with scripted answers. */
export async function fakeAi(): Promise<FakeAi> {
  const script: FakeReply[] = []
  const requests: FakeRequest[] = []
  let behaviour: ((request: FakeRequest['body']) => FakeReply) | undefined

  const server = createServer(async (request, response) => {
    const left = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)))
    const { pathname } = new URL(request.url ?? '/', 'http://service')
    const kind = pathname.endsWith('/v1/messages') ? anthropic : pathname.endsWith('/v1/chat/completions') ? openai : undefined
    const body = request.method === 'POST' ? ((await json(request).catch(() => ({}))) as FakeRequest['body']) : {}
    requests.push({ path: pathname, headers: request.headers, body, left })
    const reply = script.shift() ?? behaviour?.(body) ?? {}
    await reply.before
    if (!kind) return refuse(response, 404, 'no such path', body)
    if (reply.location) return void response.writeHead(reply.status ?? 307, { location: reply.location }).end()
    if (reply.status) return refuse(response, reply.status, 'no', body)
    if (reply.raw !== undefined) return void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(reply.raw)
    if (!body.stream) return whole(response, kind, reply)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.flushHeaders()
    await streamed(response, kind, reply, body.stream_options?.include_usage === true)
  })

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    requests,
    reply: (...replies) => void script.push(...replies),
    behave: (as) => void (behaviour = as),
    config({ provider = 'openai', limits, ...rest } = {}) {
      const given = { AI_URL: url, AI_PROVIDER: provider, AI_API_KEY: FAKE_AI_KEY, AI_MODEL: FAKE_AI_MODEL }
      const made = aiConfig({ ...given, AI_REQUESTS_PER_DAY: 100, AI_TOKENS_PER_DAY: 300_000, AI_TIMEOUT_SECONDS: 300 })!
      return { ...made, ...rest, limits: { ...made.limits, ...limits } }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The wire format of one kind of service. Each event has an optional name and its data. */
type Kind = {
  whole(text: string, reply: FakeReply): object
  begin(reply: FakeReply): Event[]
  /** `called`: how many calls came before it. */
  piece(piece: string | { thought: string } | FakeCall, index: number, called: number): Event[]
  end(reply: FakeReply, withUsage: boolean): Event[]
  error: Event
}
type Event = { name?: string; data: object | string }

const DEFAULT_USAGE = { input: 12, output: 3 }
const finishOf = (reply: FakeReply): Finish =>
  reply.finish ?? (reply.pieces?.some((piece) => typeof piece === 'object' && 'call' in piece) ? 'tool_calls' : 'stop')
const argsOf = ({ args = {} }: FakeCall) => (typeof args === 'string' ? args : JSON.stringify(args))
/** Splits a text in two, because models do not send it in one piece. */
const halves = (text: string): [string, string] => [text.slice(0, Math.ceil(text.length / 2)), text.slice(Math.ceil(text.length / 2))]
const usageOf = (reply: FakeReply) => ('usage' in reply ? reply.usage : DEFAULT_USAGE)

const chunk = (rest: object): Event => ({
  data: { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: FAKE_AI_MODEL, ...rest },
})
const openaiUsage = ({ input, output }: { input: number; output: number }) => ({
  usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
})
const openai: Kind = {
  whole(content, reply) {
    const usage = usageOf(reply)
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: finishOf(reply) }
    return {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model: FAKE_AI_MODEL,
      choices: [choice],
      ...(usage ? openaiUsage(usage) : {}),
    }
  },
  begin: () => [chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] })],
  piece: (piece, _index, index) => {
    if (typeof piece === 'object' && 'call' in piece) {
      const [first, rest] = halves(argsOf(piece))
      const call = { index, id: piece.id ?? `call_${index}`, type: 'function', function: { name: piece.call, arguments: '' } }
      return [call, { index, function: { arguments: first } }, { index, function: { arguments: rest } }].map((part) =>
        chunk({ choices: [{ index: 0, delta: { tool_calls: [part] }, finish_reason: null }] }),
      )
    }
    const delta = typeof piece === 'string' ? { content: piece } : { reasoning_content: piece.thought }
    return [chunk({ choices: [{ index: 0, delta, finish_reason: null }] })]
  },
  end(reply, withUsage) {
    const usage = usageOf(reply)
    return [
      chunk({ choices: [{ index: 0, delta: {}, finish_reason: finishOf(reply) }] }),
      ...(usage && withUsage ? [chunk({ choices: [], ...openaiUsage(usage) })] : []),
      { data: '[DONE]' },
    ]
  },
  error: { data: { error: { message: 'upstream canary failure', type: 'server_error', code: null } } },
}

const REASONS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal', tool_calls: 'tool_use' }
const event = (type: string, rest: object): Event => ({ name: type, data: { type, ...rest } })
const message = (content: object[], reply: FakeReply, output: number) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: FAKE_AI_MODEL,
  content,
  stop_reason: null,
  stop_sequence: null,
  usage: { input_tokens: (usageOf(reply) ?? DEFAULT_USAGE).input, output_tokens: output },
})
const anthropic: Kind = {
  whole: (text, reply) => ({
    ...message([{ type: 'text', text }], reply, (usageOf(reply) ?? DEFAULT_USAGE).output),
    stop_reason: REASONS[finishOf(reply)],
  }),
  begin: (reply) => [event('message_start', { message: message([], reply, 1) }), event('ping', {})],
  piece(piece, index) {
    if (typeof piece === 'object' && 'call' in piece) {
      const input = halves(argsOf(piece)).map((json) =>
        event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: json } }),
      )
      const block = { type: 'tool_use', id: piece.id ?? `toolu_${index}`, name: piece.call, input: {} }
      return [event('content_block_start', { index, content_block: block }), ...input, event('content_block_stop', { index })]
    }
    const isText = typeof piece === 'string'
    return [
      event('content_block_start', {
        index,
        content_block: isText ? { type: 'text', text: '' } : { type: 'thinking', thinking: '', signature: '' },
      }),
      event('content_block_delta', {
        index,
        delta: isText ? { type: 'text_delta', text: piece } : { type: 'thinking_delta', thinking: piece.thought },
      }),
      event('content_block_stop', { index }),
    ]
  },
  end: (reply) => [
    event('message_delta', {
      delta: { stop_reason: REASONS[finishOf(reply)], stop_sequence: null },
      usage: { output_tokens: (usageOf(reply) ?? DEFAULT_USAGE).output },
    }),
    event('message_stop', {}),
  ],
  error: event('error', { error: { type: 'api_error', message: 'upstream canary failure' } }),
}

async function streamed(response: ServerResponse, kind: Kind, reply: FakeReply, withUsage: boolean): Promise<void> {
  const send = async (events: Event[]) => {
    for (const { name, data } of events)
      response.write(`${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
    // Each piece in a separate packet, as from a model.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await send(kind.begin(reply))
  let index = 0
  let called = 0
  for (const piece of reply.pieces ?? ['Hello.']) {
    if (piece instanceof Promise) await piece
    else await send(kind.piece(piece, index++, typeof piece === 'object' && 'call' in piece ? called++ : called))
    if (response.destroyed) return
  }
  if (reply.errorEvent)
    return void response.end(`${kind.error.name ? `event: ${kind.error.name}\n` : ''}data: ${JSON.stringify(kind.error.data)}\n\n`)
  if (reply.cut === 'line') return void response.destroy()
  if (reply.cut === 'silently') return void response.end()
  await send(kind.end(reply, withUsage))
  response.end()
}

async function whole(response: ServerResponse, kind: Kind, reply: FakeReply): Promise<void> {
  let text = ''
  for (const piece of reply.pieces ?? ['Hello.']) {
    if (piece instanceof Promise) await piece
    else if (typeof piece === 'string') text += piece
  }
  if (reply.cut) return void response.destroy()
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(kind.whole(text, reply)))
}

/** Real services quote the request in errors; this one quotes all of it, for tests that check where it ends up. */
function refuse(response: ServerResponse, status: number, why: string, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message: `${why}: ${JSON.stringify(body)}` } }))
}
