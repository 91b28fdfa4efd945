import { apiAddress } from './address.ts'

/**
 * Hands a small JSON POST to the browser, which sends it even when the page is gone. The answer cannot be known.
 * False when the browser would not take it.
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
