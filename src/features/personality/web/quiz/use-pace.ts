import { useEffect, useRef } from 'react'

/** How long the current item has been visible, in milliseconds; undefined if the page was hidden meanwhile. */
export function usePace(line: string | undefined): () => number | undefined {
  const since = useRef<{ line: string | undefined; at: number | undefined }>({ line: undefined, at: undefined })
  useEffect(() => {
    since.current = { line, at: document.visibilityState === 'visible' ? performance.now() : undefined }
    const look = () => {
      since.current.at = undefined
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [line])
  return () => (since.current.at === undefined || since.current.line !== line ? undefined : performance.now() - since.current.at)
}
