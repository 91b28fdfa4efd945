import { useLayoutEffect } from 'react'

/** While `on`, the page has the window to itself: the bar goes (see tokens.css). */
export function useAlone(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return
    document.documentElement.dataset.alone = ''
    return () => {
      delete document.documentElement.dataset.alone
    }
  }, [on])
}
