import { transfer } from '#platform/web/api/call.ts'
import { errorOf } from '#platform/web/api/error-of.ts'
import { DOWNLOADS_CACHE } from '#platform/web/storage/downloads-cache.ts'

/**
 * A sound's file: from this device, which stores it when it is first played, or from the server. A newer sound replaces the
 * older one of the same address on the device.
 */
export async function soundBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const cache = 'caches' in globalThis ? await caches.open(DOWNLOADS_CACHE).catch(() => undefined) : undefined
  const stored = await cache?.match(url)
  if (stored) return stored.arrayBuffer()
  const response = await transfer({ method: 'GET', path: url, signal, timeoutMs: 120_000, answersFile: true })
  if (!response.ok) throw await errorOf(response.status, await response.text())
  const bytes = await response.arrayBuffer()
  try {
    await cache?.delete(url, { ignoreSearch: true })
    await cache?.put(url, new Response(bytes, { headers: { 'content-type': 'audio/mpeg', 'content-length': String(bytes.byteLength) } }))
  } catch {
    // No room on this device: the sound plays anyway.
  }
  return bytes
}
