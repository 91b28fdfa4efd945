import type { ErrorBody } from '#platform/contract/errors.ts'
import { ApiError } from './api-error.ts'
import { translateError } from './reason-words.ts'

const limitListeners = new Set<() => void>()

/** Calls `listener` when the server refuses something because an allowance is spent. */
export function onLimitReached(listener: () => void): () => void {
  limitListeners.add(listener)
  return () => limitListeners.delete(listener)
}

/**
 * The error of an answer that is not OK: its JSON's, in the person's language; `status: body text` when the body is not JSON. Its
 * message is empty when the JSON has none: the caller then shows a general text.
 */
export async function errorOf(status: number, text: string): Promise<ApiError> {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    // Handled below: this is not our server's JSON.
  }
  if (typeof body !== 'object' || body === null) return new ApiError(`${status}: ${text}`, status)
  const stated = await translateError(body as Partial<ErrorBody>)
  if (typeof stated.limit === 'number') for (const listener of limitListeners) listener()
  return new ApiError(typeof stated.message === 'string' ? stated.message : '', status, stated)
}
