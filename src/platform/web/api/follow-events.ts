import type { Endpoint } from '#platform/contract/endpoint.ts'
import { apiAddress } from './address.ts'

/**
 * Follows an endpoint without parameters that answers with a stream of events: calls `onData` with each, as long as the page is looked at. The
 * browser asks again by itself when a stream ends. Returns how to stop it.
 */
export function followEvents<T>({ path }: Pick<Endpoint, 'path'>, onData: (data: T) => void): () => void {
  let source: EventSource | undefined
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      source?.close()
      source = undefined
    } else if (!source) {
      source = new EventSource(apiAddress(path), { withCredentials: true })
      source.addEventListener('message', ({ data }) => onData(JSON.parse(String(data)) as T))
    }
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    source?.close()
  }
}
