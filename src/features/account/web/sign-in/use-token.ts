import { useSyncExternalStore } from 'react'

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * What a link carries under a name, the token of a mailed one: `#token=…`. It travels in the fragment, which no server, log or referrer ever sees. Null when
 * there is none; undefined on a prerendered page, which cannot know.
 */
export function useToken(name = 'token'): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    onHash,
    () => new URLSearchParams(location.hash.slice(1)).get(name) || null,
    () => undefined,
  )
}

/** A token that was used is of no use to whoever looks into the history. */
export function dropToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
