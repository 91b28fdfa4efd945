import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createPath, type Navigator } from 'react-router'
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '#platform/contract/product.ts'
import type { WebPage } from '#platform/web/feature.ts'
import type { PublicFile } from '#platform/page/meta.ts'
import { setPageLanguage, type Language } from '#platform/web/i18n/locale-settings.ts'
import { germanAddressOf } from '#platform/web/page/german-address.ts'
import { titleOf } from '#platform/web/page/title.ts'
import { webFeatures } from './features.ts'
import { layouts } from './shell/layouts.ts'
import { REDIRECTS } from './shell/navigation.ts'
import type { PageAddress, PageInfo } from './prerender-types.ts'
import { PublicApp } from './public/PublicApp.tsx'
import { appMapOf } from './shell/app-map.ts'
import { InitialSpinner } from './shell/InitialSpinner.tsx'
import { PageOutline } from './shell/PageOutline.tsx'
import './shell/styles.ts'

const map = appMapOf(webFeatures)

export const titles = map.titles
export const site = { name: PRODUCT_NAME, description: PRODUCT_DESCRIPTION, home: map.home, redirects: REDIRECTS }

export function pages(): PageInfo[] {
  return webFeatures.flatMap((feature) => feature.pages).map(infoOf)
}

/** Public files of features, beside their pages. */
export async function files(): Promise<PublicFile[]> {
  return (await Promise.all(webFeatures.map((feature) => feature.files?.() ?? []))).flat()
}

function infoOf(page: WebPage): PageInfo {
  const isOne = !page.path.includes(':')
  const entries = page.access === 'public' && page.layout !== 'app' ? (page.entries?.() ?? (isOne ? [{}] : [])) : []
  return {
    path: page.path,
    access: page.access,
    area: page.area,
    layout: page.layout,
    whenSignedIn: page.whenSignedIn,
    hidesBar: page.hidesBar,
    offline: page.offline,
    title: isOne ? titleOf(page.title) : PRODUCT_NAME,
    meta: isOne ? page.meta?.({}) : undefined,
    source: (page.lazy as { src?: string }).src,
    inGerman: page.inGerman,
    hasParts: page.hasParts,
    frameAddress: page.frame && addressFor(page.path, page.frame),
    addresses: withGerman(
      page,
      entries.map((params) => {
        const meta = page.meta?.(params)
        return {
          address: addressFor(page.path, params),
          title: titleOf(meta?.title ?? page.title),
          meta,
        }
      }),
    ),
  }
}

const addressFor = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The addresses of a page, with the German one where it has one. */
function withGerman({ path, inGerman, germanMeta }: WebPage, addresses: readonly PageAddress[]): readonly PageAddress[] {
  if (!inGerman) return addresses
  if (!germanMeta) throw new Error(`${path}: a page that stands in German needs German words for search engines.`)
  const alternates = { en: path, de: germanAddressOf(path) }
  return [
    ...addresses.map((address) => ({ ...address, language: 'en' as const, alternates })),
    { address: alternates.de, title: titleOf(germanMeta.title), meta: germanMeta, language: 'de', alternates },
  ]
}

/** The markup of one public address, for a visitor who is not signed in. */
export async function renderPage(path: string, address: string, language: Language = 'en'): Promise<string> {
  const page = webFeatures.flatMap((feature) => feature.pages).find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  const [{ default: Page }, Layout] = await Promise.all([page.lazy(), layouts[page.layout]()])
  if (language !== 'en') setPageLanguage(language)
  try {
    return await markupOf(
      <StrictMode>
        <PublicApp page={page} map={map} address={address} navigator={still} Layout={Layout} Page={Page} />
      </StrictMode>,
    )
  } finally {
    setPageLanguage(undefined)
  }
}

/** The outline of a page behind the sign-in for its HTML, and the addresses that the page reads first. */
export async function renderOutline(path: string): Promise<{ markup: string | undefined; reads: readonly string[] }> {
  const page = webFeatures.flatMap((feature) => feature.pages).find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  if (!page.outline) return { markup: undefined, reads: [] }
  const { draw, reads = [] } = await page.outline()
  return { markup: draw && (await markupOf(<PageOutline area={page.area}>{draw(page.area)}</PageOutline>)), reads }
}

/** A prerendered page does not navigate. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
}

/** The content of the app's page until the app has loaded: the spinner that the app would show first anyway. */
export const renderOpening = (): Promise<string> => markupOf(<InitialSpinner />)

async function markupOf(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    // No content is streamed in by inline scripts: the CSP forbids those.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      throw error
    },
  })
  return new Response(prelude).text()
}
