import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { escapeHtml } from '#platform/page/escape-html.ts'
import { ORIGIN, type PublicFile } from '#platform/page/meta.ts'
import { feedEntry } from '../../content/article.ts'
import { LIST_MARK } from '../../content/added-post.ts'
import { FEED } from './feed-address.ts'
import { en } from './messages.ts'
import { articleOf } from './meta.ts'
import { feedMarkup } from './post-markup.ts'
import { POSTS } from './posts.ts'
import { fileOf } from './prerendered-text.ts'

export const feedFiles = (): PublicFile[] => [{ address: FEED, type: 'application/atom+xml', text: atomFeed() }]

/** All posts with their full texts (RFC 4287), newest first. */
function atomFeed(): string {
  const updated =
    POSTS.map((post) => post.updated)
      .toSorted()
      .at(-1) ?? ''
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB" xml:base="${ORIGIN}/">`,
    `  <id>${ORIGIN}/blog</id>`,
    `  <title>${escapeHtml(`${PRODUCT_NAME}: ${en.title}`)}</title>`,
    `  <subtitle>${escapeHtml(en.lead)}</subtitle>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${PRODUCT_NAME}</name></author>`,
    `  <icon>${ORIGIN}/icons/favicon.svg</icon>`,
    `  <link rel="self" type="application/atom+xml" href="${ORIGIN}${FEED}"/>`,
    `  <link rel="alternate" type="text/html" href="${ORIGIN}/blog"/>`,
    LIST_MARK,
    ...POSTS.map((post) => feedEntry(articleOf(post), feedMarkup(fileOf(post.slug)))),
    '</feed>',
    '',
  ].join('\n')
}
