import { useSyncExternalStore } from 'react'

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The token of a mailed link: `#token=…`. It travels in the fragment, which no server, log or referrer ever sees. Null when
 * there is none; undefined on a prerendered page, which cannot know.
 */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    onHash,
    () => new URLSearchParams(location.hash.slice(1)).get('token') || null,
    () => undefined,
  )
}

/** A token that was used is of no use to whoever looks into the history. */
export function dropToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
