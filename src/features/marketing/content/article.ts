import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { escapeHtml } from '#platform/page/escape-html.ts'
import { ORIGIN, type PageMeta } from '#platform/page/meta.ts'

/** Metadata of a blog post for search engines and feeds, for posts of any origin. */
export type Article = {
  slug: string
  title: string
  description: string
  /** ISO instants; null for a draft. */
  published: string | null
  updated: string
  language: string
  tags: readonly { id: string; name: string }[]
  /** Name of its social image. Default: an image that the build draws for the post. */
  image?: string
}

export const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: `${ORIGIN}/` }

export function articleMeta({ slug, title, description, published, updated, language, tags, image }: Article): PageMeta {
  const names = tags.map(({ name }) => name)
  const url = `${ORIGIN}/blog/${slug}`
  return {
    title,
    description,
    ...(image && { image }),
    type: 'article',
    ...(published && { publishedTime: published }),
    modifiedTime: updated,
    section: names[0]!,
    tags: names,
    keywords: names,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        image: `${ORIGIN}/icons/social-${image ?? `blog-${slug}`}.jpg`,
        datePublished: published,
        dateModified: updated,
        articleSection: names[0],
        keywords: names.join(', '),
        inLanguage: language,
        author: publisher,
        publisher,
      },
    ],
  }
}

/** An entry of an Atom feed (RFC 4287) with its full text as HTML. */
export function feedEntry({ slug, title, description, published, updated, language, tags }: Article, markup: string): string {
  const address = `${ORIGIN}/blog/${slug}`
  return [
    `  <entry xml:lang="${language}">`,
    `    <id>${address}</id>`,
    `    <title>${escapeHtml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${address}"/>`,
    `    <published>${published}</published>`,
    `    <updated>${updated}</updated>`,
    ...tags.map(({ id, name }) => `    <category term="${id}" label="${escapeHtml(name)}"/>`),
    `    <summary>${escapeHtml(description)}</summary>`,
    `    <content type="html">${escapeHtml(markup)}</content>`,
    '  </entry>',
  ].join('\n')
}
