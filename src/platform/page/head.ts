import { escapeHtml } from './escape-html.ts'
import { ORIGIN, type PageMeta } from './meta.ts'

/** Name of an address's files: `/blog/first` → `blog-first`, `/` → `home`. */
export const slugOf = (address: string): string =>
  address
    .replace(/^\/|\/$/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase() || 'home'

export type Page = {
  address: string
  title: string
  meta: PageMeta | undefined
  /** For a page whose HTML is not in English. */
  language?: 'en' | 'de'
  /** The addresses of the same page in its languages. */
  alternates?: Readonly<Record<'en' | 'de', string>>
  /** Without `meta`, search engines are asked to leave the page out, unless this is set. */
  mayBeRead?: boolean
}

/** Everything in a page's head that is about this page: metadata for search engines, previews and readers. */
export function headOf(page: Page, site: { name: string; description: string }): string {
  const { address, title, meta, language = 'en', alternates } = page
  if (!meta) {
    return [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(site.description)}">`,
      ...previewOf({ title, description: site.description, image: `${ORIGIN}/icons/social-home.jpg`, siteName: site.name }),
      // Pages behind the sign-in have nothing private in their HTML, and redirect strangers to the login page: a search engine
      // that follows a link there may index that. They are in no sitemap. Only pages without any such target are excluded.
      ...(page.mayBeRead ? [] : ['<meta name="robots" content="noindex">']),
    ].join('\n    ')
  }
  const url = `${ORIGIN}${address}`
  const image = `${ORIGIN}${meta.image?.startsWith('/') ? meta.image : `/icons/social-${meta.image ?? slugOf(address)}.jpg`}`
  const type = meta.type ?? 'website'
  const named: [string, string | undefined][] = [
    ['description', meta.description],
    ['keywords', meta.keywords?.join(', ')],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', meta.description],
    ['twitter:image', image],
  ]
  const properties: [string, string | undefined][] = [
    ['og:title', title],
    ['og:description', meta.description],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:url', url],
    ['og:type', type],
    ['og:site_name', site.name],
    ['og:locale', LOCALES[language]],
    ...Object.keys(alternates ?? {}).flatMap((other): [string, string][] =>
      other === language ? [] : [['og:locale:alternate', LOCALES[other as 'en' | 'de']]],
    ),
    ['article:published_time', meta.publishedTime],
    ['article:modified_time', meta.modifiedTime],
    ['article:section', meta.section],
    ...(meta.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ]
  const given =
    (kind: string) =>
    ([name, content]: [string, string | undefined]) =>
      content === undefined ? [] : [`<meta ${kind}="${name}" content="${escapeHtml(content)}">`]
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...named.flatMap(given('name')),
    ...properties.flatMap(given('property')),
    `<link rel="canonical" href="${ORIGIN}${meta.canonical ?? address}">`,
    ...alternateLinks(alternates),
    ...(meta.feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(meta.feed.title)}" href="${ORIGIN}${escapeHtml(meta.feed.address)}">`,
        ]
      : []),
    ...(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
  ].join('\n    ')
}

/** For pages whose address has no preview of its own: the same text and picture for all of them. */
function previewOf({ title, description, image, siteName }: Record<'title' | 'description' | 'image' | 'siteName', string>): string[] {
  const tags = {
    title,
    description,
    image,
    'image:width': '1200',
    'image:height': '630',
    type: 'website',
    site_name: siteName,
    locale: LOCALES.en,
  }
  return [
    ...Object.entries(tags).map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** Links to the page in each language; English is the default for other languages. */
function alternateLinks(alternates: Page['alternates']): string[] {
  if (!alternates) return []
  const all = { ...alternates, 'x-default': alternates.en }
  return Object.entries(all).map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${ORIGIN}${address}">`)
}

const LOCALES = { en: 'en_US', de: 'de_DE' } as const

/** JSON that cannot end its script element. */
const jsonForHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
