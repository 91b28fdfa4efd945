import { QueryObserver } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import type { PageModule, WebPage } from '#platform/web/feature.ts'
import { client } from './shell/app-query.ts'

const WARM_MS = 10_000

/**
 * Begins to request the data of a page while the page itself is still loading. Resolves when all requests are answered, refused or
 * wait for a network.
 */
export async function warm(page: WebPage, module: PageModule, pathname: string): Promise<void> {
  const params = (matchPath(page.path, pathname)?.params ?? {}) as Record<string, string>
  const asked = (module.queries?.(params) ?? []).map((options) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const observer = new QueryObserver(client, options)
    const look = () => {
      if (observer.getCurrentResult().fetchStatus !== 'fetching') resolve()
    }
    // Unobserved data is garbage-collected at once (gcTime 0): it needs an observer until the page has one.
    const stop = observer.subscribe(look)
    look()
    setTimeout(stop, WARM_MS)
    return promise
  })
  await Promise.all(asked)
}
