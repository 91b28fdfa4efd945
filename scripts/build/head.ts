import { ORIGIN, type PageMeta } from '#platform/web/page/meta.ts'

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

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
  /** Without `meta`, search engines are asked to leave the page out, unless this is set. */
  mayBeRead?: boolean
}

/** Everything in a page's head that is about this page: what search engines, previews and readers are told. */
export function headOf(page: Page, site: { name: string; description: string }): string {
  const { address, title, meta } = page
  if (!meta) {
    return [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(site.description)}">`,
      // Pages behind the sign-in hold nothing private in their HTML, and strangers are led from them to the login page: a search engine
      // that follows a link there may see so for itself. They are in no sitemap. What is kept out is what leads nowhere by itself.
      ...(page.mayBeRead ? [] : ['<meta name="robots" content="noindex">']),
    ].join('\n    ')
  }
  const url = `${ORIGIN}${address}`
  const image = `${ORIGIN}${meta.image?.startsWith('/') ? meta.image : `/icons/social-${meta.image ?? slugOf(address)}.png`}`
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
    ['og:locale', 'en_US'],
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
    ...(meta.feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(meta.feed.title)}" href="${ORIGIN}${escapeHtml(meta.feed.address)}">`,
        ]
      : []),
    ...(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
  ].join('\n    ')
}

/** JSON that cannot end the element it stands in. */
const jsonForHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
