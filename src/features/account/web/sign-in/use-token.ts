import { useSyncExternalStore } from 'react'

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The value of a name in the link's fragment, `#token=…` in mails. No server, log or referrer ever sees the fragment. Null if there is
 * none; undefined on a prerendered page, which has no fragment.
 */
export function useToken(name = 'token'): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    onHash,
    () => new URLSearchParams(location.hash.slice(1)).get(name) || null,
    () => undefined,
  )
}

/** Removes a used token from the browser's history. */
export function dropToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
