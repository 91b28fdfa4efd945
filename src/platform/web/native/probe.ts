import { apiHost, hasNativeHttp, nativeRequest } from './native.ts'

export type Probe = { status: number; milliseconds: number }

const TIMEOUT_MS = 10_000

/** Reads an address once by one way alone, without falling back to the other. Rejects when that way gives no answer. */
export async function probe(way: 'native' | 'fetch', path: string): Promise<Probe> {
  const url = apiHost() + path
  const startedAt = performance.now()
  const { status } =
    way === 'native'
      ? await nativeRequest({ url, method: 'GET', headers: {}, timeoutMs: TIMEOUT_MS })
      : await fetch(url, { credentials: 'include', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  return { status, milliseconds: Math.round(performance.now() - startedAt) }
}

/** Whether a server of ours answers at an address (`https://…`), by the wrapper's HTTP where it has one. */
export async function isServerAt(address: string): Promise<boolean> {
  const url = `${address}/api/live`
  try {
    const answer = await (hasNativeHttp()
      ? nativeRequest({ url, method: 'GET', headers: {}, timeoutMs: TIMEOUT_MS })
      : fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }))
    return answer.ok && typeof ((await answer.json()) as { status?: unknown }).status === 'string'
  } catch {
    return false
  }
}
