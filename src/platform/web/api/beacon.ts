import { apiAddress } from './address.ts'

/**
 * Passes a small JSON POST to the browser, which sends it even after the page is closed. The answer is not available.
 * False when the browser refused it.
 */
export function beacon(path: string, body: unknown): boolean {
  const url = apiAddress(path)
  const text = JSON.stringify(body)
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(url, new Blob([text], { type: 'application/json' }))) return true
  try {
    fetch(url, {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      keepalive: true,
    }).catch((error: unknown) => console.info('A last update was not sent.', error))
    return true
  } catch {
    return false
  }
}
