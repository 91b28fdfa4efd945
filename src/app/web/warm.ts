import { QueryObserver } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import type { PageModule, WebPage } from '#platform/web/feature.ts'
import { knownUser } from '#platform/web/session/stored-user.ts'
import { client } from './shell/app-query.ts'

const WARM_MS = 10_000

/**
 * Begins asking for what a page will show while it is still on its way to the screen. Only for who was signed in here
 * before: a stranger's questions would all be answered with 401.
 */
export function warm(page: WebPage, module: PageModule, pathname: string): void {
  if (!module.queries || !knownUser()) return
  const params = (matchPath(page.path, pathname)?.params ?? {}) as Record<string, string>
  for (const options of module.queries(params)) {
    // Unobserved data is collected at once (gcTime 0): someone has to look at it until the page does.
    const stop = new QueryObserver(client, options).subscribe(() => {})
    setTimeout(stop, WARM_MS)
  }
}
