import { useEffect, useState } from 'react'
import { transfer } from '../api/call.ts'
import { errorOf } from '../api/error-of.ts'
import { audioUrlOf, keyOf, type AudioItem } from './items.ts'
import { DOWNLOADS_CACHE } from '../storage/downloads-cache.ts'

/** An item whose sound is stored on this device, with all data to show and play it without network. */
export type Download = { item: AudioItem; bytes: number; /** Epoch milliseconds. */ at: number }

export type DownloadState =
  | { phase: 'none' }
  | { phase: 'loading'; /** 0–1; undefined while the size is unknown. */ share: number | undefined }
  | { phase: 'stored' }

const META = 'x-fernwell-download'
/** No sound is larger than the server's upload limit. */
const MAX_BYTES = 200 * 1024 * 1024

const states = new Map<string, DownloadState>()
const running = new Map<string, AbortController>()
const listeners = new Set<() => void>()

const isSupported = (): boolean => 'caches' in globalThis

function put(key: string, state: DownloadState): void {
  states.set(key, state)
  for (const notify of listeners) notify()
}

/** Keeps an item's whole sound on this device. Rejects when the network or the room gives out; nothing half is left behind. */
export async function download(item: AudioItem): Promise<void> {
  const url = audioUrlOf(item)
  const key = keyOf(item)
  if (!url || !isSupported() || running.has(key)) return
  const stop = new AbortController()
  running.set(key, stop)
  put(key, { phase: 'loading', share: undefined })
  try {
    // The browser may evict stored data when the device is short of space, unless it grants persistent storage.
    void navigator.storage?.persist?.()
    const response = await transfer({ method: 'GET', path: url, signal: stop.signal, timeoutMs: 900_000, answersFile: true })
    if (!response.ok) throw await errorOf(response.status, await response.text())
    const blob = await gather(response, (share) => put(key, { phase: 'loading', share }))
    const meta = encodeURIComponent(JSON.stringify({ item, bytes: blob.size, at: Date.now() } satisfies Download))
    const headers = {
      'content-type': response.headers.get('content-type') ?? 'audio/mpeg',
      'content-length': String(blob.size),
      [META]: meta,
    }
    const cache = await caches.open(DOWNLOADS_CACHE)
    await cache.put(url, new Response(blob, { headers }))
    put(key, { phase: 'stored' })
  } catch (error) {
    put(key, { phase: 'none' })
    if (!stop.signal.aborted) throw error
  } finally {
    running.delete(key)
  }
}

async function gather(response: Response, report: (share: number | undefined) => void): Promise<Blob> {
  const size = Number(response.headers.get('content-length')) || 0
  const parts: Uint8Array<ArrayBuffer>[] = []
  let got = 0
  let reported = 0
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    got += next.value.byteLength
    if (got > MAX_BYTES) {
      await reader.cancel()
      throw new Error('This sound is too large to keep.')
    }
    if (size > 0 && got / size - reported >= 0.01) report((reported = got / size))
  }
  return new Blob(parts)
}

/** Stops a download that is under way. */
export function cancelDownload(item: AudioItem): void {
  running.get(keyOf(item))?.abort()
}

export async function removeDownload(item: AudioItem): Promise<void> {
  const url = audioUrlOf(item)
  if (!url || !isSupported()) return
  await (await caches.open(DOWNLOADS_CACHE)).delete(url)
  put(keyOf(item), { phase: 'none' })
}

/** All downloads on this device, latest first. */
export async function listDownloads(): Promise<Download[]> {
  if (!isSupported()) return []
  const cache = await caches.open(DOWNLOADS_CACHE)
  const found: Download[] = []
  for (const request of await cache.keys()) {
    const meta = (await cache.match(request))?.headers.get(META)
    if (meta) found.push(JSON.parse(decodeURIComponent(meta)) as Download)
  }
  return found.sort((a, b) => b.at - a.at)
}

/** An item's download state, updated while it loads. */
export function useDownload(item: AudioItem): DownloadState {
  const key = keyOf(item)
  const url = audioUrlOf(item)
  const [state, setState] = useState<DownloadState>(states.get(key) ?? { phase: 'none' })
  useEffect(() => {
    const show = () => setState(states.get(key) ?? { phase: 'none' })
    listeners.add(show)
    show()
    if (!states.has(key) && url && isSupported()) {
      void caches
        .open(DOWNLOADS_CACHE)
        .then((cache) => cache.match(url))
        .then((stored) => stored && !states.has(key) && put(key, { phase: 'stored' }))
    }
    return () => void listeners.delete(show)
  }, [key, url])
  return state
}
