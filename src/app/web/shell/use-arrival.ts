import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { WebPage } from '#platform/web/feature.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { titleOf } from '#platform/web/page/title.ts'
import { titleMessages } from './titles.ts'

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** On a change of page: sets the title, and focuses the heading, where a screen reader continues. */
export function useArrival(page: WebPage | undefined): void {
  const { pathname } = useLocation()
  const titles = useMessages(titleMessages)
  const arrivedAt = useRef<string>(undefined)

  // Before the pages' own effects, which may know a better title.
  useIsomorphicLayoutEffect(() => {
    document.title = titleOf(page && (titles[page.path] ?? page.title))
  }, [page, pathname, titles])

  useEffect(() => {
    const isFirst = arrivedAt.current === undefined
    const isSame = arrivedAt.current === pathname
    arrivedAt.current = pathname
    if (isFirst || isSame) return
    const main = document.getElementById('main')
    // A page that puts the cursor somewhere itself (a form's first field) knows better.
    if (main?.contains(document.activeElement) && document.activeElement !== main) return
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [pathname])
}
