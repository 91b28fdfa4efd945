import type { PageModule, WebPage } from '#platform/web/feature.ts'
import type { ShownPage } from '../shell/use-page.ts'

/** A page of the public face, as its light entry knows it. */
export type PublicPage = ShownPage & { layout: WebPage['layout']; load: () => Promise<PageModule> }

// The build writes both from the features' lists (scripts/build/public-pages-plugin.ts); nothing imports this in development.
export const pages: readonly PublicPage[] = []
export const titles: Readonly<Record<string, string>> = {}
