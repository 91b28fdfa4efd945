const TIMEOUT_MS = 60_000

/**
 * A file of the build (an address that ends in a hash of its contents), as text. Also from within a worker; the service worker keeps
 * such files once they were asked for. Rejects when it cannot be had.
 */
export async function fetchFile(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.text()
}

/** What an address has with its answer's headers, for whoever hands it on: a file of the server, or one that the page made. Rejects without an answer. */
export const fetchAddress = (url: string): Promise<Response> =>
  fetch(url, { credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS) })
