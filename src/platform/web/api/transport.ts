import { apiHost, isNativeIos, nativeRequest } from '../native/native.ts'
import { NetworkError } from './api-error.ts'
import { apiMessages } from './messages.ts'
import { messagesNow } from '../i18n/messages.ts'

export type Transfer = {
  method: string
  /** From the root, query included. */
  path: string
  body?: string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  contentType?: string
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  timeoutMs: number
  /** Lets the request outlive the page (small bodies only). */
  keepalive?: boolean
}

/** Sends one request with cookies. Rejects with NetworkError when there is no answer, with AbortError when the caller cancelled. */
export async function transfer(request: Transfer): Promise<Response> {
  const { method, path, body, contentType, signal, timeoutMs } = request
  const url = apiHost() + path
  const headers: Record<string, string> = { ...(contentType ? { 'Content-Type': contentType } : {}), ...request.headers }
  if (isNativeIos() && (body === undefined || typeof body === 'string')) {
    try {
      const given = body === undefined ? {} : { body }
      return await cancellable(nativeRequest({ url, method, headers, timeoutMs, ...given }), signal)
    } catch (error) {
      if (signal?.aborted) throw error
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

/** What a body that breaks off, or never begins, is told as. */
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
