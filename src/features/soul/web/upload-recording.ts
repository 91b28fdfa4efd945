import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { errorOf } from '#platform/web/api/error-of.ts'
import { apiMessages } from '#platform/web/api/messages.ts'
import { expireSession } from '#platform/web/api/session-expiry.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES, uploadTrack, type SoulTrack } from '../contract.ts'

export type About = { title: string; category: string; description: string }

const ENDINGS = /\.(mp3|m4a|mp4|ogg|oga|opus|flac)$/i
const TIMEOUT_MS = 30 * 60_000

/** Problem of a file before it is sent; the server checks the content itself. */
export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): 'tooLarge' | 'wrongType' | undefined {
  if (file.size > MAX_UPLOAD_BYTES) return 'tooLarge'
  return file.type.startsWith('audio/') || ENDINGS.test(file.name) ? undefined : 'wrongType'
}

/**
 * Uploads a recording and reports progress (0–1; 1 while the server checks the sound). Uses XMLHttpRequest, because fetch
 * does not report upload progress. Rejects with ApiError, NetworkError, or AbortError when `signal` aborts it.
 */
export function uploadRecording(
  file: File,
  about: About,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<SoulTrack> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(uploadTrack.method, apiAddress(uploadTrack.path, { query: about }))
    request.withCredentials = true
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('Content-Type', UPLOAD_TYPES.includes(file.type) ? file.type : 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.upload.onload = () => onProgress(1)
    request.onloadend = () => signal.removeEventListener('abort', stop)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as SoulTrack)
      else void refusal(request.status, request.responseText).then(reject)
    }
    request.onerror = () => reject(new NetworkError(messagesNow(apiMessages).unreachable))
    request.ontimeout = () => reject(new NetworkError(messagesNow(apiMessages).unreachable))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}

/** The same error as for any other call. */
async function refusal(status: number, text: string): Promise<ApiError> {
  if (status === 500) return new ApiError(messagesNow(apiMessages).serverError, status, { error: 'internal' })
  if (status !== 401) return errorOf(status, text)
  expireSession()
  return new ApiError(messagesNow(apiMessages).sessionExpired, status, { error: 'unauthenticated' })
}
