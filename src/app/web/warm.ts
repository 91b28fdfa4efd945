import { QueryObserver } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import type { PageModule, WebPage } from '#platform/web/feature.ts'
import { client } from './shell/app-query.ts'

const WARM_MS = 10_000

/**
 * Begins asking for what a page will show while it is still on its way to the screen. Resolves when all of it is answered, refused or waits
 * for a network.
 */
export async function warm(page: WebPage, module: PageModule, pathname: string): Promise<void> {
  const params = (matchPath(page.path, pathname)?.params ?? {}) as Record<string, string>
  const asked = (module.queries?.(params) ?? []).map((options) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const observer = new QueryObserver(client, options)
    const look = () => {
      if (observer.getCurrentResult().fetchStatus !== 'fetching') resolve()
    }
    // Unobserved data is collected at once (gcTime 0): someone has to look at it until the page does.
    const stop = observer.subscribe(look)
    look()
    setTimeout(stop, WARM_MS)
    return promise
  })
  await Promise.all(asked)
}
