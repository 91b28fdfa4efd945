const TIMEOUT_MS = 60_000

/**
 * A file of the build (an address that ends in a hash of its contents), as text. Also works within a worker; the service worker caches
 * such files at the first request. Rejects when the file cannot be fetched.
 */
export async function fetchFile(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.text()
}

/** Fetches a file of the server, or a blob of this page, with its response headers. Rejects without an answer. */
export const fetchAddress = (url: string): Promise<Response> =>
  fetch(url, { credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS) })
