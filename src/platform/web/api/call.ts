import { isBytes, pathOf, type Endpoint, type InputOf, type OutputOf } from '#platform/contract/endpoint.ts'
import { EXPECTED_USER_HEADER, PROOF_WANTED } from '#platform/contract/session.ts'
import { messagesNow } from '../i18n/messages.ts'
import { finishWrite } from './after-write.ts'
import { apiHost, hasNativeHttp, isNativeIos, nativeRequest } from '../native/native.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { errorOf } from './error-of.ts'
import { apiMessages } from './messages.ts'
import { askForProof } from './proof.ts'
import { expireSession } from './session-expiry.ts'

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Default 30 s; files 10 minutes. */
  timeoutMs?: number
  /** A read (redirects of the requiresAuth rule wait 100 ms) or a write. Default: by method. */
  as?: 'query' | 'mutation'
  keepalive?: boolean
  /** The user id of the call: it is refused (`other_person`) when another user is now signed in in this browser. */
  asUser?: string | undefined
}

export type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The part of an endpoint that a call needs; the browser's bundle contains only this part (see scripts/build/contract-plugin.ts). */
export type Callable = Pick<Endpoint, 'method' | 'path' | 'body'> & { response?: Endpoint['response'] }

const JSON_TIMEOUT_MS = 30_000
const FILE_TIMEOUT_MS = 600_000
/** Lets a running render finish before the page changes. */
const QUERY_REDIRECT_DELAY_MS = 100

/**
 * Calls an endpoint of the contract. Answers its JSON, or the Response itself for files. Rejects with ApiError (any
 * answer that is not a success), NetworkError (no answer) or AbortError (the caller's own signal). Where the server requires a
 * fresh proof, the person is asked to authenticate, and the call is repeated.
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...args: keyof InputOf<E> extends never ? [input?: undefined, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions]
): Promise<OutputOf<E>> {
  const [input, options] = args
  return (await send(endpoint, (input ?? {}) as Input, options)) as OutputOf<E>
}

/** `call` for an endpoint known only at run time (the outbox). */
export async function send(endpoint: Callable, input: Input, options: CallOptions = {}): Promise<unknown> {
  try {
    return await sendOnce(endpoint, input, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== PROOF_WANTED || !(await askForProof())) throw error
    return sendOnce(endpoint, input, options)
  }
}

async function sendOnce(endpoint: Callable, input: Input, options: CallOptions): Promise<unknown> {
  const { method, body } = endpoint
  const path = urlOf(endpoint.path, input)
  const isFile = isBytes(body) || isBytes(endpoint.response) || input.body instanceof Blob
  const response = await transfer({
    method,
    path,
    signal: options.signal,
    answersFile: isBytes(endpoint.response),
    timeoutMs: options.timeoutMs ?? (isFile ? FILE_TIMEOUT_MS : JSON_TIMEOUT_MS),
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(options.asUser === undefined ? {} : { headers: { [EXPECTED_USER_HEADER]: options.asUser } }),
    ...bodyOf(endpoint, input),
  })
  const isQuery = (options.as ?? (method === 'GET' ? 'query' : 'mutation')) === 'query'
  const answer = await answerOf(response, { path, isQuery, isFile: isBytes(endpoint.response), signal: options.signal })
  if (!isQuery) finishWrite()
  return answer
}

/** A read by address alone: the default query function, called with the first element of the query key. */
export async function read(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await transfer({ method: 'GET', path, signal, timeoutMs: JSON_TIMEOUT_MS })
  return answerOf(response, { path, isQuery: true, isFile: false, signal })
}

/** The address of a call: parts of the path and the query filled in; absent ones left out. */
export function urlOf(path: string, input: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, String(value))
  return pathOf(path, input.params) + (query.size > 0 ? `?${query}` : '')
}

function bodyOf(
  endpoint: Callable,
  { body }: Input,
): { body?: string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>; contentType?: string } {
  if (body === undefined) return {}
  // A file from the outbox, which stores only the address of an endpoint.
  if (body instanceof Blob && !isBytes(endpoint.body)) return { body, contentType: 'application/octet-stream' }
  if (!isBytes(endpoint.body)) return { body: JSON.stringify(body), contentType: 'application/json' }
  const type = body instanceof Blob && endpoint.body.contentTypes.includes(body.type) ? body.type : endpoint.body.contentTypes[0]!
  return { body: body as Blob, contentType: type }
}

type About = { path: string; isQuery: boolean; isFile: boolean; signal: AbortSignal | undefined }

async function answerOf(response: Response, about: About): Promise<unknown> {
  if (response.ok && about.isFile) return response
  const text = await response.text().catch((error: unknown) => {
    throw about.signal?.aborted ? error : noAnswer(error)
  })
  if (!response.ok) return failed(response.status, text, about)
  if (text === '') return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ApiError(`${response.status}: ${text.slice(0, 200)}`, response.status)
  }
  if (requiresAuth(json)) {
    const words = messagesNow(apiMessages)
    expireSession(about.isQuery ? QUERY_REDIRECT_DELAY_MS : 0)
    throw new ApiError(about.isQuery ? words.authenticationRequired : words.authenticationRequiredAgain, 401, { error: 'unauthenticated' })
  }
  return json
}

async function failed(status: number, text: string, { path, isQuery }: About): Promise<unknown> {
  if (status === 500) {
    if (isQuery && path.includes('/api/scrapbook')) return []
    throw new ApiError(messagesNow(apiMessages).serverError, status, { error: 'internal' })
  }
  if (status === 401 && !/^\/api\/(login|register)\b/.test(path)) {
    if (isQuery && path === '/api/user') return null
    expireSession()
    throw new ApiError(messagesNow(apiMessages).sessionExpired, status, { error: 'unauthenticated' })
  }
  throw await errorOf(status, text)
}

function requiresAuth(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false
  const { requiresAuth: required, error, message } = json as { requiresAuth?: unknown; error?: unknown; message?: unknown }
  return required === true || error === 'Authentication required' || message === 'Please sign in to access this feature'
}

export type Transfer = {
  method: string
  /** From the root, query included. */
  path: string
  body?: string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  contentType?: string
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  timeoutMs: number
  /** The answer is a file. */
  answersFile?: boolean
  /** Lets the request outlive the page (small bodies only). */
  keepalive?: boolean
}

/**
 * Sends one request with cookies. Rejects with NetworkError when there is no answer, with AbortError when the caller cancelled. On iOS, the
 * wrapper's own HTTP goes first. Where it fails, a read is tried again by `fetch`; a write is not, because it may have arrived: the
 * caller sends it again with the same id (the outbox), or reports that there was no answer.
 */
export async function transfer(request: Transfer): Promise<Response> {
  const { method, path, body, contentType, signal, timeoutMs } = request
  const url = apiHost() + path
  const headers: Record<string, string> = { ...(contentType ? { 'Content-Type': contentType } : {}), ...request.headers }
  // The wrapper's own HTTP has no abort signal, so a call that was aborted before is stopped here.
  signal?.throwIfAborted()
  if (isNativeIos() && hasNativeHttp() && (body === undefined || (typeof body === 'string' && contentType === 'application/json'))) {
    try {
      const given = body === undefined ? {} : { body }
      return await cancellable(
        nativeRequest({ url, method, headers, timeoutMs, ...(request.answersFile && { isFile: true }), ...given }),
        signal,
      )
    } catch (error) {
      if (signal?.aborted) throw error
      if (method !== 'GET') throw noAnswer(error)
      console.info('Native HTTP did not answer; trying fetch.', error)
    }
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(url, {
      method,
      headers,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body }),
      ...(request.keepalive ? { keepalive: true } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw noAnswer(error)
  }
}

/** The error for a response that breaks off or never arrives. */
export function noAnswer(cause: unknown): NetworkError {
  const { iosNetwork, unreachable } = messagesNow(apiMessages)
  return new NetworkError(isNativeIos() ? iosNetwork : unreachable, { cause })
}

function cancellable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}
