import type { CDPSession } from '@playwright/test'

export type Asked = {
  /** Address without origin and query. */
  path: string
  /** Milliseconds after the request for the page itself. */
  at: number
  /** Scripts and styles: 1 when the page's HTML requests it, 2 when one of those requests it, and so on. 0: everything else. */
  level: number
  /** Transferred bytes, with headers. */
  bytes: number
}

type Seen = { url: string; type: string; at: number; asker: string | undefined; bytes: number; isDone: boolean }

/** Records a page's network requests (without those of its service worker). */
export async function requestsOf(
  devtools: CDPSession,
): Promise<{ asked: () => Asked[]; rest: (quietMs: number, mostMs?: number) => Promise<void> }> {
  const seen = new Map<string, Seen>()
  let lastChange = performance.now()
  const change = () => void (lastChange = performance.now())
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    if (!request.url.startsWith('http')) return
    change()
    // The requester is the innermost frame with a file. `parser` means the HTML, at any address.
    const asker = initiator.type === 'parser' ? undefined : (initiator.stack?.callFrames.find(({ url }) => url)?.url ?? initiator.url)
    seen.set(requestId, { url: request.url, type: type ?? '', at: timestamp * 1000, asker, bytes: 0, isDone: false })
  })
  const done = (requestId: string, bytes: number) => {
    change()
    const one = seen.get(requestId)
    if (one) Object.assign(one, { bytes, isDone: true })
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => done(requestId, encodedDataLength))
  devtools.on('Network.loadingFailed', ({ requestId }) => done(requestId, 0))
  await devtools.send('Network.enable')

  const asked = (): Asked[] => {
    const all = [...seen.values()]
    const start = all[0]?.at ?? 0
    const code = new Map(all.filter(({ type }) => type === 'Script' || type === 'Stylesheet').map((one) => [one.url, one]))
    const levelOf = (url: string, below: readonly string[] = []): number => {
      const asker = code.get(url)?.asker
      return asker === undefined || !code.has(asker) || below.includes(asker) ? 1 : 1 + levelOf(asker, [...below, url])
    }
    return all.map(({ url, at, bytes }) => ({
      path: new URL(url).pathname,
      at: at - start,
      level: code.has(url) ? levelOf(url) : 0,
      bytes,
    }))
  }
  const rest = async (quietMs: number, mostMs = 30_000) => {
    const end = performance.now() + mostMs
    while (performance.now() < end && (performance.now() - lastChange < quietMs || [...seen.values()].some(({ isDone }) => !isDone)))
      await new Promise((wake) => setTimeout(wake, 50))
  }
  return { asked, rest }
}
