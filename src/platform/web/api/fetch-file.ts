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
